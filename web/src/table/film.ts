/** A film: what happened between two decisions, beat by beat, before the next question is asked. While it runs nobody
 * is asked anything, so nothing can be answered that no longer waits. What comes meanwhile is shown after it. */

import { batch, signal } from "@preact/signals";
import { films, lessMotion, type Speed, speed } from "../core/settings";
import { t } from "../core/words";
import type { LogLine, Now, ShownBeat, ShownPanel } from "../messages";
import { stopLooking } from "./acts";
import { patched, toldAfter } from "./patch";
import type { Table } from "./store";
import { applyUpdate } from "./update";

/** What a table showed before a film. */
interface Before {
  now: Now;
  panels: readonly ShownPanel[];
  told: readonly LogLine[];
}

/** A film that runs: where it began, where it leads, and which of its beats is shown, -1 before the first. */
export interface Film {
  before: Before;
  now: Now;
  place: number;
  timer: number;
}

/** So long a beat stays, in milliseconds; one that tells more stays longer. */
const STAYS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 1000, fast: 550, off: 0 };
const RATES = [1, 2, 4] as const;

/** How many times as fast as usual films run, until somebody wants it otherwise. */
export const rate = signal<number>(1);

/** Show an update: at once, or as a film if a long part has played by itself. */
export function arrive(table: Table, now: Now): void {
  if (now.whole && !now.beats?.length) {
    // The whole table again: another language, a line that was lost, a curtain.
    leave(table);
    table.coming = [];
    applyUpdate(table, now);
  } else if (table.film.value) table.coming = [...table.coming, now];
  else if (isWatched(table, now)) begin(table, now);
  else applyUpdate(table, now);
}

function isWatched(table: Table, now: Now): boolean {
  const wanted = films.value === "watch" && speed.value !== "off" && !lessMotion() && !document.hidden;
  return wanted && table.now.value !== null && (now.beats ?? []).length > 0;
}

function begin(table: Table, now: Now): void {
  const before = { now: table.now.value ?? now, panels: table.panels.value, told: table.told.value };
  batch(() => {
    stopLooking(table);
    table.busy.value = false;
    table.menu.value = null;
    table.warned.value = null;
    table.refused.value = null;
    table.draft.value = null;
    table.selected.value = "";
    table.closed.value = null;
    table.now.value = asksNobody(now, before.now);
    table.film.value = { before, now, place: -1, timer: 0 };
    if (now.beats?.length) goOn(table);
    else wait(table, STAYS[speed.value] / (1 + table.coming.length / 2)); // whoever is behind makes haste
  });
}

/** The table while a film runs: as it was, and nobody is asked. */
function asksNobody(now: Now, before: Now): Now {
  const { type, choice, seat, seat_names: names = [], sight = false } = now;
  const { entry, title = "", status = [], focus = "" } = before;
  const prompt = { title: "", text: t("film-runs") };
  return { type, entry, choice, seat, seat_names: names, sight, title, status, focus, prompt };
}

/** The next beat, or after the last one the question to which they led. */
function goOn(table: Table): void {
  const film = table.film.value;
  if (!film) return;
  const place = film.place + 1;
  const beat = film.now.beats?.[place];
  if (!beat) {
    end(table);
    return;
  }
  batch(() => {
    const fresh = toldIn(film.now, place);
    table.panels.value = patched(table.panels.value, { ...beat, whole: (beat.panels ?? []).length > 0 });
    table.told.value = toldAfter(film.now.whole ? [] : film.before.told, toldBy(film.now, beat));
    if (table.now.value) table.now.value = { ...table.now.value, status: beat.status ?? [], focus: beat.focus ?? "" };
    const dice = fresh.flatMap((told) => told.dice ?? []);
    if (dice.length) table.rolled.value = { n: film.now.entry + (place + 1) / 1000, dice };
    table.happening.value = fresh.flatMap((told) => told.things ?? []);
    table.pointed.value = table.happening.value;
    table.film.value = { ...film, place };
    wait(table, STAYS[speed.value] * Math.min(2, 0.7 + 0.3 * fresh.length));
  });
}

function wait(table: Table, stays: number): void {
  const film = table.film.value;
  if (film) table.film.value = { ...film, timer: window.setTimeout(() => goOn(table), stays / rate.value) };
}

/** The sentences told up to a beat, and those told in it. */
function toldBy(now: Now, beat: ShownBeat | undefined): readonly LogLine[] {
  const told = now.told ?? [];
  return told.slice(0, told.length - (beat?.untold ?? 0));
}

function toldIn(now: Now, place: number): readonly LogLine[] {
  const earlier = now.beats?.[place - 1];
  const told = toldBy(now, now.beats?.[place]);
  return earlier ? told.slice(toldBy(now, earlier).length) : told.filter((each) => each.n === now.told?.at(-1)?.n);
}

/** The film is over: its last beat is what the server showed. Then whatever came meanwhile. */
function end(table: Table): void {
  const film = table.film.value;
  if (!film) return;
  batch(() => {
    leave(table);
    applyUpdate(table, film.now, toldIn(film.now, film.now.beats?.length ?? 0));
    const [next, ...later] = table.coming;
    table.coming = later;
    if (next) begin(table, next);
  });
}

/** No film any more; the table is as it was before it. */
function leave(table: Table): Film | null {
  const film = table.film.value;
  if (!film) return null;
  window.clearTimeout(film.timer);
  table.film.value = null;
  table.now.value = film.before.now;
  table.panels.value = film.before.panels;
  table.told.value = film.before.told;
  return film;
}

/** Go to the next decision at once. Tells whether a film ran. */
export function skip(table: Table): boolean {
  const coming = table.coming;
  return batch(() => {
    const film = leave(table);
    if (!film) return false;
    table.coming = [];
    table.rolled.value = null;
    for (const now of [film.now, ...coming]) applyUpdate(table, now, []);
    return true;
  });
}

/** Twice as fast, four times as fast, as usual again. Tells whether a film ran. */
export function faster(table: Table): boolean {
  if (!table.film.value) return false;
  rate.value = RATES[(RATES.findIndex((each) => each === rate.value) + 1) % RATES.length] ?? 1;
  return true;
}

/** Skip films while nobody looks at the page: whoever looks back wants to know whether it is their turn. Gives the
 * function that ends this. */
export function skipUnwatched(table: Table): () => void {
  const look = () => {
    if (document.hidden) skip(table);
  };
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.clearTimeout(table.film.value?.timer);
  };
}
