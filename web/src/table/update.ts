/** Applies an update of the server to a table. */

import { batch } from "@preact/signals";
import { reading } from "../core/settings";
import type { LogLine, Now, ShownChapter } from "../messages";
import { cardsIn, rollsIn } from "./drama";
import { pageAfter } from "./lesson";
import { patched, toldAfter } from "./patch";
import { mineAt, openNow, type Table } from "./store";
import { onlyBeginning } from "./touch";

/** More entries than this at once did not happen just now: the connection was lost for a while. */
const AT_ONCE = 3;

/** The sentences of an update that happened just now, after `before`: none if the reader was away. */
export function freshIn(before: Now | null, now: Now): readonly LogLine[] {
  const told = now.told ?? [];
  if (!before || now.curtain) return [];
  if (!now.whole) return told;
  const since = now.entry - before.entry;
  return since > 0 && since <= AT_ONCE ? told.filter((line) => line.n > before.entry) : [];
}

/** Apply an update, and ask for what it leaves out. Some of its sentences may have been shown already; `unseen` are the
 * rest. `watched`: its dice were shown, too. */
export function applyUpdate(table: Table, now: Now, unseen?: readonly LogLine[], watched = false): void {
  batch(() => {
    const before = table.now.value;
    const same = before !== null && before.choice === now.choice && before.seat === now.seat;
    const panels = table.panels.value;
    table.panels.value = patched(panels, now);
    table.told.value = toldAfter(now.whole ? [] : table.told.value, now.told ?? []);
    table.now.value = now;
    const fresh = unseen ?? freshIn(before, now);
    const rolled = watched ? [] : rollsIn(fresh, panels, table.panels.value);
    if (rolled.length) table.rolled.value = { n: now.entry, rolled };
    const cards = watched || unseen ? [] : cardsIn(fresh, panels, mineAt(table));
    table.changed.value = new Set();
    table.drawn.value = cards.length && reading.value !== "off" ? { n: now.entry, cards } : null;
    table.happening.value = fresh.flatMap((told) => told.things ?? []);
    const over = chapterIn(before, now);
    if (over && reading.value !== "off") table.chapter.value = over;
    table.notePage.value = pageAfter(before?.note, now.note, table.notePage.value);
    // If several seats answer the same question, the update may be about another's answer: mine is still being sent.
    table.busy.value = table.busy.value && same && (now.asked ?? []).includes(now.seat);
    forgetTouches(table);
    // A half-made draft stays if its question is still open: a reader may have come or gone meanwhile.
    const unfinished = same && now.draft && table.draft.value?.picked?.length && !now.whole;
    if (!unfinished) {
      table.draft.value = now.draft ?? null;
      table.laid.value = [];
    }
    if (!same) table.opened.value = table.tried.value = "";
    keepSelection(table, now, before?.seat === now.seat);
    if (!unfinished) askAhead(table, now);
    askClosed(table, now);
  });
}

/** What has come to an end since `before`, unless the whole game has. A curtain may be in between. */
function chapterIn(before: Now | null, now: Now): ShownChapter | null {
  if (!before || now.ending) return null;
  const lines = (now.told ?? []).filter((line) => line.n > before.entry);
  return lines.flatMap((line) => line.chapter ?? []).at(-1) ?? null;
}

/** Show on the board what these sentences say: where it was, the dice as they fell, the cards. Without any, nothing. */
export function showAgain(table: Table, lines: readonly LogLine[]): void {
  if (table.film.value) return;
  const panels = table.panels.value;
  const [rolled, cards] = [rollsIn(lines, panels, panels), cardsIn(lines, panels)];
  shownAgain -= 1;
  batch(() => {
    table.happening.value = lines.flatMap((line) => line.things ?? []);
    table.rolled.value = rolled.length ? { n: shownAgain, rolled } : null;
    table.drawn.value = cards.length ? { n: shownAgain, cards } : null;
  });
}

/** Tells one time from the next; entries of the log are not below 0. */
let shownAgain = 0;

/** Acts begun with the table as it was no longer count. */
function forgetTouches(table: Table): void {
  table.menu.value = null;
  table.byHand.value = false;
  table.carried.value = null;
  table.over.value = "";
  table.warned.value = null;
  table.hint.value = null;
  table.thinking.value = false;
  table.doubted.value = null;
  table.pointed.value = [];
  table.refused.value = null;
  table.closed.value = null;
}

/** A thing stays selected while the same seat can do something with it; if everything begins with one thing, that one
 * is selected. */
function keepSelection(table: Table, now: Now, sameSeat: boolean): void {
  const options = openNow(now.draft, now);
  const still = options.some((option) => option.things?.[0] === table.selected.value);
  if (!still || !sameSeat) table.selected.value = onlyBeginning(options);
}

/** Ask what the draft would lead to, if that can be known. */
function askAhead(table: Table, now: Now): void {
  if (!now.draft?.ahead) return;
  const picked = (now.draft.picked ?? []).map((option) => option.answer);
  table.send({ do: "draft", choice: now.choice, seat: table.seat.value, picked });
}

/** Ask what may not be done, and why, and how far things can go, if anything can be done. */
function askClosed(table: Table, now: Now): void {
  if (now.options?.length && table.seat.value >= 0) {
    table.send({ do: "closed", choice: now.choice, seat: table.seat.value });
  }
}
