/* The controls of a replay: go to a moment, step, play. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Moment } from "../../core/http";

export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

/** How long a moment stays, in milliseconds. */
export const STAYS: Readonly<Record<Pace, number>> = { slow: 2600, normal: 1300, fast: 450 };

export interface Player {
  moments: Signal<readonly Moment[]>;
  place: Signal<number>;
  /** -1: a spectator's view. */
  seat: Signal<number>;
  running: Signal<boolean>;
  pace: Signal<Pace>;
  moment: ReadonlySignal<Moment | undefined>;
  atEnd: ReadonlySignal<boolean>;
}

export function createPlayer(): Player {
  const moments = signal<readonly Moment[]>([]);
  const place = signal(0);
  return {
    moments,
    place,
    seat: signal(-1),
    running: signal(false),
    pace: signal<Pace>("normal"),
    moment: computed(() => moments.value[place.value]),
    atEnd: computed(() => place.value >= moments.value.length - 1),
  };
}

/** Go to a moment, at most to either end. */
export function stopAt(player: Player, place: number): void {
  batch(() => {
    player.running.value = false;
    player.place.value = Math.max(0, Math.min(player.moments.value.length - 1, place));
  });
}

/** Play or pause; at the end, play from the beginning. */
export function turnRunning(player: Player): void {
  batch(() => {
    if (!player.running.value && player.atEnd.value) player.place.value = 0;
    player.running.value = !player.running.value;
  });
}

/** Go on by one moment while it plays; stop at the last one. */
export function runOn(player: Player): void {
  batch(() => {
    if (!player.atEnd.value) player.place.value += 1;
    if (player.atEnd.value) player.running.value = false;
  });
}

/** Do what a key means; false if it means nothing. */
export function press(player: Player, key: string): boolean {
  const place = player.place.value;
  if (key === "ArrowRight") stopAt(player, place + 1);
  else if (key === "ArrowLeft") stopAt(player, place - 1);
  else if (key === "PageDown") stopAt(player, place + 10);
  else if (key === "PageUp") stopAt(player, place - 10);
  else if (key === "Home") stopAt(player, 0);
  else if (key === "End") stopAt(player, player.moments.value.length - 1);
  else if (key === " ") turnRunning(player);
  else return false;
  return true;
}
