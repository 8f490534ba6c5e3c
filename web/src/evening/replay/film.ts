/* A replay: the moments of a game, and the table as it was at each of them. */

import { get } from "../../core/api";
import type { Moment } from "../../core/http";
import { language } from "../../core/words";
import type { Now } from "../../messages";

const KEPT = 300;
/** How many frames are fetched in advance. */
const AHEAD = 4;

/** The moments worth stopping at: those with a log line, and both ends. */
export function worthSeeing(moments: readonly Moment[]): readonly Moment[] {
  return moments.filter((moment, place) => moment.said.length > 0 || place === 0 || place === moments.length - 1);
}

/** The place of the moment at entry `n`, or of the last one before it. */
export function placeOf(moments: readonly Moment[], n: number): number {
  const after = moments.findIndex((moment) => moment.n > n);
  return Math.max(0, (after < 0 ? moments.length : after) - 1);
}

/** The address of a moment, seen by a seat. */
export function momentPath(id: string, n: number, seat: number): string {
  return `/table/${id}/replay?at=${n}&seat=${seat}`;
}

export interface Film {
  /** The table after entry `n` as a seat saw it. */
  frame: (n: number, seat: number) => Promise<Now>;
  /** Fetch the next frames in advance. */
  ahead: (moments: readonly Moment[], place: number, seat: number) => void;
}

/** The frames of a table; the last few hundred are cached. */
export function createFilm(id: string): Film {
  const frames = new Map<string, Promise<Now>>();
  const frame = (n: number, seat: number) => {
    const name = `${language.value} ${seat} ${n}`;
    const known = frames.get(name);
    if (known) return known;
    const coming = get<Now>(`tables/${id}/moments/${n}?seat=${seat}`);
    frames.set(name, coming);
    coming.catch(() => frames.delete(name));
    const [oldest] = frames.keys();
    if (frames.size > KEPT && oldest !== undefined) frames.delete(oldest);
    return coming;
  };
  const ahead = (moments: readonly Moment[], place: number, seat: number) => {
    for (const moment of moments.slice(place + 1, place + 1 + AHEAD)) frame(moment.n, seat).catch(() => {});
  };
  return { frame, ahead };
}
