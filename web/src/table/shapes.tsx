/** How the shapes and icons of a game are drawn: symbols from the server, kept once on the page. */

import { signal } from "@preact/signals";

export type Slot = readonly [x: number, y: number, size: number];

export interface ShapeSlots {
  icon: Slot | null;
  mark: Slot | null;
  badge: Slot | null;
  sign: Slot | null;
  ink: string;
  /** Whether it fills the room of its node; other shapes are square. */
  stretches: boolean;
  /** How many letters at the end of a mark repeat what the icon tells. */
  told: number;
    /** Whether it is drawn lying, and turned upright in a box that is higher than wide. */
  turns: boolean;
}

export interface Shapes {
  symbols: string;
  slots: Readonly<Record<string, ShapeSlots>>;
  defs: string;
  /** The look and sound of the game's setting. */
  mood: string;
  /** Whether lists stand on both sides of the board. */
  beside: boolean;
}

/** The shapes of the current game; null until they are loaded. */
export const shapes = signal<Shapes | null>(null);
let loaded = "";

/** Fetch the shapes of a game. */
export async function loadShapes(game: string): Promise<void> {
  if (loaded === game) return;
  const answer = await fetch(`/shapes/${encodeURIComponent(game)}`);
  if (!answer.ok) throw new Error(`no shapes for ${game}`);
  shapes.value = (await answer.json()) as Shapes;
  loaded = game;
}

/** The definitions that all drawings refer to; once on the page. */
export function Definitions() {
  const found = shapes.value;
  if (!found) return null;
  const inside = { __html: found.defs + found.symbols };
  return (
    <svg class="definitions" width="0" height="0" aria-hidden="true" focusable="false">
      <defs dangerouslySetInnerHTML={inside} />
    </svg>
  );
}

/** Bone or ink, the one that reads better on a colour `#rrggbb`. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(colour.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.3 ? "#2b2218" : "#eee5d0";
}
