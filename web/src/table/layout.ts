/** How much room there is, as a signal. "wide": a column on each side of the board; "desk": one at the right; "upright"
 * and "flat": a phone, held either way. */

import { computed, signal } from "@preact/signals";

export type Layout = "wide" | "desk" | "upright" | "flat";

const size = signal<readonly [number, number]>([innerWidth, innerHeight]);
addEventListener("resize", () => {
  size.value = [innerWidth, innerHeight];
});

export const layout = computed<Layout>(() => layoutOf(...size.value));

/** Whether this is a phone, or a window as small as one. */
export const narrow = computed(() => layout.value === "upright" || layout.value === "flat");

/** Whether there is room to show at once what is seldom needed. */
export const roomy = computed(() => !narrow.value && size.value[1] >= 900);

/** How wide a window must be before a wide board leaves room for a second column. */
const WIDE_BOARD = 1700;

/** The layout of a table: lists `beside` the board on both sides, or all at the right of a wide one. It is the same
 * throughout a game, so that everything keeps its side. */
export function layoutFor(beside: boolean): Layout {
  return !beside && layout.value === "wide" && size.value[0] < WIDE_BOARD ? "desk" : layout.value;
}

export function layoutOf(wide: number, high: number): Layout {
  if (wide < 760 && wide <= high) return "upright";
  if (high < 520 || wide < 860) return wide > high ? "flat" : "upright";
  return wide >= 1240 ? "wide" : "desk";
}
