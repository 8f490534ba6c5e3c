/** A film: what happened between two decisions, shown beat by beat before the next question. Each beat shows first the
 * cards and dice, one after the other, then whom they harm, then the changes and the words. Even a short update
 * becomes a film if a card was drawn or dice fell. While it runs, no question is open, so nothing can be answered too
 * late. Messages that arrive meanwhile are shown after it. */

import { batch, signal } from "@preact/signals";
import { films, lessMotion, reading, type Speed, speed } from "../core/settings";
import { t } from "../core/words";
import type { LogLine, Now, ShownBeat, ShownPanel } from "../messages";
import { stopLooking } from "./acts";
import { type Cue, cuesOf, readingTime } from "./drama";
import { patched, toldAfter } from "./patch";
import { mineAt, type Table } from "./store";
import { isFloor } from "./Token";
import { applyUpdate, freshIn } from "./update";

/** The table before a film. */
interface Before {
  now: Now;
  panels: readonly ShownPanel[];
  told: readonly LogLine[];
  selected: string;
}

/** A running film: where it began, where it leads, the beat being shown, -1 before the first, and what comes before the
 * next beat. */
export interface Film {
  before: Before;
  now: Now;
  place: number;
  cues: readonly Cue[];
  timer: number;
}

/** How long a beat stays, in milliseconds; one with more to tell stays longer. */
const STAYS: Readonly<Record<Speed, number>> = { slow: 1600, normal: 1000, fast: 550, off: 0 };
/** How long, relative to a beat, fallen dice stay; harm; the changes, before the next question. */
const ROLLS = 1.05;
const HARMS = 0.75;
const SETTLES = 0.3;
const RATES = [1, 2, 4] as const;

/** How many times faster than usual films run, until the reader changes it. */
export const rate = signal<number>(1);

/** Show an update: at once, or as a film if a long part has played by itself or dice fell. */
export function arrive(table: Table, now: Now): void {
  const newest = table.coming.at(-1) ?? table.film.value?.now ?? table.now.value;
  if (now.whole && !now.beats?.length && (now.curtain || newest?.curtain || newest?.entry === now.entry)) {
    // The whole table again: after a change of language, a lost connection, a curtain.
    leave(table);
    table.coming = [];
    applyUpdate(table, now);
  } else if (table.film.value || table.chapter.value) table.coming = [...table.coming, now];
  else if (isWatched(table, now)) begin(table, now);
  else applyUpdate(table, now);
}

function isWatched(table: Table, now: Now): boolean {
  const wanted = films.value === "watch" && speed.value !== "off" && !lessMotion() && !document.hidden;
  const isMine = mineAt(table);
  const isDramaticHere = (line: LogLine) => isDramatic(line) || (line.befalls ?? []).some(isMine);
  const worth = (now.beats ?? []).length > 0 || freshIn(table.now.value, now).some(isDramaticHere);
  return wanted && table.now.value !== null && worth;
}

/** Whether something is shown before what this sentence tells. */
function isDramatic(line: LogLine): boolean {
  return !!line.dice?.length || (!!line.stage && reading.value !== "off");
}

function begin(table: Table, now: Now): void {
  const before = {
    now: table.now.value ?? now,
    panels: table.panels.value,
    told: table.told.value,
    selected: table.selected.value,
  };
  batch(() => {
    stopLooking(table);
    table.busy.value = false;
    table.menu.value = null;
    table.warned.value = null;
    table.refused.value = null;
    table.draft.value = null;
    table.selected.value = "";
    table.closed.value = null;
    table.changed.value = new Set();
    table.now.value = asksNobody(now, before.now);
    table.film.value = { before, now, place: -1, cues: [], timer: 0 };
    prepare(table, 0);
    if (table.film.value.cues.length || now.beats?.length) goOn(table);
    else wait(table, STAYS[speed.value] / (1 + table.coming.length / 2)); // a page that is behind hurries
  });
}

/** The table while a film runs: as it was, with no question. */
function asksNobody(now: Now, before: Now): Now {
  const { type, choice, seat, seat_names: names = [], sight = false } = now;
  const { entry, title = "", status = [], focus = "", note = null } = before;
  const prompt = { title: "", text: t("film-runs") };
  return { type, entry, choice, seat, seat_names: names, sight, title, status, focus, prompt, note };
}

/** What comes before this beat; after the last one, before the update itself. */
function prepare(table: Table, place: number): void {
  const film = table.film.value;
  if (!film) return;
  const beat = film.now.beats?.[place];
  const fresh = toldIn(film, place);
  const isMine = mineAt(table);
  if (!beat && !fresh.some((line) => isDramatic(line) || (line.befalls ?? []).some(isMine))) return;
  const after = patched(table.panels.value, beat ? { ...beat, whole: (beat.panels ?? []).length > 0 } : film.now);
  const cues = cuesOf(fresh, table.panels.value, after, isMine);
  table.film.value = { ...film, cues: reading.value === "off" ? cues.filter((cue) => cue.kind !== "stage") : cues };
}

/** Show what comes next: dice, harm, a beat, or after the last beat the question they led to. */
function goOn(table: Table): void {
  const film = table.film.value;
  if (!film) return;
  window.clearTimeout(film.timer);
  const [cue, ...later] = film.cues;
  batch(() => {
    if (cue) {
      table.film.value = { ...film, cues: later };
      perform(table, cue);
    } else if (film.place + 1 < (film.now.beats ?? []).length) show(table, film);
    else if (table.cue.value) settle(table, film);
    else end(table);
  });
}

/** Show a card, dice or harm. */
function perform(table: Table, cue: Cue): void {
  const haste = 1 + table.coming.length / 2;
  table.cue.value = cue;
  if (cue.kind === "dice") table.happening.value = cue.things;
  if (cue.kind !== "stage") wait(table, (STAYS[speed.value] * (cue.kind === "dice" ? ROLLS : HARMS)) / haste);
  else if (reading.value !== "wait" && !cue.waits) wait(table, readingTime(cue) * (reading.value === "brief" ? 0.5 : 1));
}

/** The next beat. */
function show(table: Table, film: Film): void {
  const place = film.place + 1;
  const beat = film.now.beats?.[place];
  if (!beat) return;
  const fresh = toldIn(film, place);
  const rolled = table.cue.value !== null;
  table.cue.value = null;
  table.panels.value = patched(table.panels.value, { ...beat, whole: (beat.panels ?? []).length > 0 });
  table.told.value = toldAfter(film.now.whole ? [] : film.before.told, toldBy(film.now, beat));
  if (table.now.value) table.now.value = { ...table.now.value, status: beat.status ?? [], focus: beat.focus ?? "" };
  table.captions.value = fresh.length ? fresh : table.captions.value;
  table.happening.value = fresh.flatMap((told) => told.things ?? []);
  table.pointed.value = table.happening.value;
  table.film.value = { ...film, place };
  prepare(table, place + 1);
  wait(table, STAYS[speed.value] * (rolled ? 0.6 : Math.min(2, 0.7 + 0.3 * fresh.length)));
}

/** The result of the dice, and the words for it, before the next question. */
function settle(table: Table, film: Film): void {
  table.cue.value = null;
  table.panels.value = patched(table.panels.value, film.now);
  table.told.value = toldAfter(film.now.whole ? [] : film.before.told, film.now.told ?? []);
  table.captions.value = toldIn(film, film.place + 1);
  wait(table, STAYS[speed.value] * SETTLES);
}

function wait(table: Table, stays: number): void {
  const film = table.film.value;
  if (film) table.film.value = { ...film, timer: window.setTimeout(() => goOn(table), stays / rate.value) };
}

/** The sentences up to a beat, and those of the beat itself. */
function toldBy(now: Now, beat: ShownBeat | undefined): readonly LogLine[] {
  const told = now.told ?? [];
  return told.slice(0, told.length - (beat?.untold ?? 0));
}

function toldIn({ before, now }: Film, place: number): readonly LogLine[] {
  const earlier = now.beats?.[place - 1];
  const told = toldBy(now, now.beats?.[place]);
  return earlier ? told.slice(toldBy(now, earlier).length) : freshIn(before.now, { ...now, told });
}

/** The film is over: its last beat is the update from the server. Then come the messages that arrived meanwhile. */
function end(table: Table): void {
  const film = table.film.value;
  if (!film) return;
  batch(() => {
    leave(table);
    applyUpdate(table, film.now, toldIn(film, film.now.beats?.length ?? 0), true);
    if (film.now.beats?.length) table.changed.value = changedSince(film.before.panels, table.panels.value);
    if (table.chapter.value) return;
    const [next, ...later] = table.coming;
    table.coming = later;
    if (next) begin(table, next);
  });
}

/** Whatever came while a chapter was read. */
function goThrough(table: Table): void {
  const [next, ...later] = table.coming;
  table.coming = later;
  if (!next) return;
  if (isWatched(table, next)) begin(table, next);
  else {
    applyUpdate(table, next);
    if (!table.chapter.value) goThrough(table);
  }
}

/** What had come to an end has been read: the game goes on. */
export function closeChapter(table: Table): void {
  batch(() => {
    table.chapter.value = null;
    if (!table.film.value) goThrough(table);
  });
}

/** End the film; the table is as it was before it. */
function leave(table: Table): Film | null {
  const film = table.film.value;
  if (!film) return null;
  window.clearTimeout(film.timer);
  table.film.value = null;
  table.cue.value = null;
  table.captions.value = [];
  table.now.value = film.before.now;
  table.panels.value = film.before.panels;
  table.told.value = film.before.told;
  table.selected.value = film.before.selected;
  return film;
}

/** The things that have moved, are new, or have another number. */
export function changedSince(before: readonly ShownPanel[], after: readonly ShownPanel[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const panel of after) {
    const old = panel.kind === "plane" ? before.find((each) => each.id === panel.id) : undefined;
    if (!old) continue;
    const were = new Map((old.nodes ?? []).map((node) => [node.id, node]));
    for (const node of panel.nodes ?? []) {
      const was = were.get(node.id);
      const same = was && was.on === node.on && was.badge === node.badge && was.shape === node.shape;
      if (!isFloor(node) && !same) found.add(node.id);
    }
  }
  return found;
}

/** Skip to the next decision. Returns whether a film was running. */
export function skip(table: Table): boolean {
  const coming = table.coming;
  return batch(() => {
    const film = leave(table);
    if (!film) return false;
    table.coming = [];
    table.rolled.value = null;
    for (const now of [film.now, ...coming]) applyUpdate(table, now, []);
    if (film.now.beats?.length) table.changed.value = changedSince(film.before.panels, table.panels.value);
    return true;
  });
}

/** Go on after the card or the dice being shown. Returns whether any were. */
export function hurry(table: Table): boolean {
  if (!table.film.value || !table.cue.value) return false;
  goOn(table);
  return true;
}

/** Twice as fast, four times as fast, as usual again. Returns whether a film was running. */
export function faster(table: Table): boolean {
  if (!table.film.value) return false;
  rate.value = RATES[(RATES.findIndex((each) => each === rate.value) + 1) % RATES.length] ?? 1;
  return true;
}

/** Skip films while the page is hidden: readers who come back want to know whether it is their turn. Returns the
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
