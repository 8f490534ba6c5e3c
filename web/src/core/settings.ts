/* What this browser remembers about how its reader likes the page. */

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

/** What happened between two decisions is watched, or skipped. */
export const films = kept<Films>("films", FILMS, "watch");

export const READINGS = ["normal", "brief", "wait", "off"] as const;
export type Reading = (typeof READINGS)[number];

/** How long a card that is drawn stays: as long as it takes to read, half as long, until one goes on, not at all. */
export const reading = kept<Reading>("reading", READINGS, "normal");

export const textSize = kept("text-size", TEXT_SIZES, "normal");

/** Ask twice before an answer that one might regret. */
export const warnings = kept("warnings", SWITCH, "on");

/** Let the coach think about each answer before it is given, where it may. */
export const secondThoughts = kept("second-thoughts", SWITCH, "off");

export const sound = kept("sound", SWITCH, "off");

/** Tell by the browser when it is my turn. */
export const notifications = kept("notifications", SWITCH, "off");

effect(() => {
  document.documentElement.dataset["text"] = textSize.value;
});
effect(() => {
  document.documentElement.dataset["speed"] = speed.value;
});

/** Does the reader's system ask for less motion? */
export function lessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A signal whose value outlives the page. What was kept counts only if it is one of `values`. */
export function kept<T extends string>(name: string, values: readonly T[], usual: T): Signal<T> {
  const place = `lanterne-${name}`;
  const before = values.find((value) => value === localStorage.getItem(place));
  const setting = signal<T>(before ?? usual);
  effect(() => {
    // Only what was chosen is kept, so that a new usual value reaches those who never chose.
    if (setting.value === usual) localStorage.removeItem(place);
    else localStorage.setItem(place, setting.value);
  });
  return setting;
}

/** Forget everything this browser remembers of Lanterne. */
export function forgetAll(): void {
  for (const place of Object.keys(localStorage)) {
    if (place.startsWith("lanterne-")) localStorage.removeItem(place);
  }
}
