/* Settings of the page that this browser remembers. */

import { effect, type Signal, signal } from "@preact/signals";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

export const TEXT_SIZES = ["normal", "large", "larger"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const FILMS = ["watch", "skip"] as const;
export type Films = (typeof FILMS)[number];

const SWITCH = ["on", "off"] as const;

/** How fast things move on the table. */
export const speed = kept("speed", SPEEDS, lessMotion() ? "off" : "normal");

/** Whether films of what happened between two decisions are shown or skipped. */
export const films = kept<Films>("films", FILMS, "watch");

export const READINGS = ["normal", "brief", "wait", "off"] as const;
export type Reading = (typeof READINGS)[number];

/** How long a drawn card stays: as long as it takes to read, half as long, until the reader goes on, not at all. */
export const reading = kept<Reading>("reading", READINGS, "normal");

export const textSize = kept("text-size", TEXT_SIZES, "normal");

/** Ask for confirmation before an answer that the player might regret. */
export const warnings = kept("warnings", SWITCH, "on");

/** Let the coach think about each answer before it is given, where it may. */
export const secondThoughts = kept("second-thoughts", SWITCH, "off");

export const sound = kept("sound", SWITCH, "off");

/** How loud the table sounds, from 0 to 10: doors, dice, blades. */
export const VOLUMES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;
export type Volume = (typeof VOLUMES)[number];
export const volume = kept("volume", VOLUMES, "0");

/** Tell in words what can be heard. */
export const soundWords = kept("sound-words", SWITCH, "off");

/** Show a browser notification when it is my turn. */
export const notifications = kept("notifications", SWITCH, "off");

effect(() => {
  document.documentElement.dataset["text"] = textSize.value;
});
effect(() => {
  document.documentElement.dataset["speed"] = speed.value;
});

/** Whether the reader's system asks for less motion. */
export function lessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A signal whose value is stored in the browser. A stored value counts only if it is one of `values`. */
export function kept<T extends string>(name: string, values: readonly T[], usual: T): Signal<T> {
  const place = `lanterne-${name}`;
  const before = values.find((value) => value === localStorage.getItem(place));
  const setting = signal<T>(before ?? usual);
  effect(() => {
    // Only choices are stored, so that a new default reaches readers who have never chosen.
    if (setting.value === usual) localStorage.removeItem(place);
    else localStorage.setItem(place, setting.value);
  });
  return setting;
}

/** Forget everything this browser has stored for Lanterne. */
export function forgetAll(): void {
  for (const place of Object.keys(localStorage)) {
    if (place.startsWith("lanterne-")) localStorage.removeItem(place);
  }
}
