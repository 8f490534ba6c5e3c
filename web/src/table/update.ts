/** What an update of the server changes at a table. */

import { batch } from "@preact/signals";
import type { LogLine, Now } from "../messages";
import { patched, toldAfter } from "./patch";
import { openNow, type Table } from "./store";
import { onlyBeginning } from "./touch";

/** Take in an update, and ask for what it leaves out. Of what it tells, some may have been seen already; `unseen` is
 * the rest. */
export function applyUpdate(table: Table, now: Now, unseen?: readonly LogLine[]): void {
  batch(() => {
    const before = table.now.value;
    const same = before !== null && before.choice === now.choice && before.seat === now.seat;
    table.panels.value = patched(table.panels.value, now);
    table.told.value = toldAfter(now.whole ? [] : table.told.value, now.told ?? []);
    table.now.value = now;
    // What is told of a table that is shown as a whole happened long ago.
    showHappened(table, now, unseen ?? (before && !now.whole ? (now.told ?? []) : []));
    if (before?.note?.place !== now.note?.place) table.notePage.value = 0;
    // Where several answer the same question, what comes may be about another's answer: mine is still on its way.
    table.busy.value = table.busy.value && same && (now.asked ?? []).includes(now.seat);
    forgetTouches(table);
    // What was half put together stays, if it is still asked: a reader may have come or gone meanwhile.
    const unfinished = same && now.draft && table.draft.value?.picked?.length && !now.whole;
    if (!unfinished) {
      table.draft.value = now.draft ?? null;
      table.laid.value = [];
    }
    if (!same) table.opened.value = "";
    keepSelection(table, now, before?.seat === now.seat);
    if (!unfinished) askAhead(table, now);
    askClosed(table, now);
  });
}

function showHappened(table: Table, now: Now, fresh: readonly LogLine[]): void {
  const dice = fresh.flatMap((told) => told.dice ?? []);
  if (dice.length) table.rolled.value = { n: now.entry, dice };
  table.happening.value = fresh.flatMap((told) => told.things ?? []);
}

/** What was begun with the table as it was does not count any more. */
function forgetTouches(table: Table): void {
  table.menu.value = null;
  table.carried.value = null;
  table.over.value = "";
  table.warned.value = null;
  table.pointed.value = [];
  table.refused.value = null;
  table.closed.value = null;
}

/** A thing stays selected while the same seat can do something with it; if all begins with one thing, that one is
 * selected. */
function keepSelection(table: Table, now: Now, sameSeat: boolean): void {
  const options = openNow(now.draft, now);
  const still = options.some((option) => option.things?.[0] === table.selected.value);
  if (!still || !sameSeat) table.selected.value = onlyBeginning(options);
}

/** Ask what the draft would lead to, if that can be told. */
function askAhead(table: Table, now: Now): void {
  if (!now.draft?.ahead) return;
  const picked = (now.draft.picked ?? []).map((option) => option.answer);
  table.send({ do: "draft", choice: now.choice, seat: table.seat.value, picked });
}

/** Ask what may not be done, and why, and how far things can go, wherever something may be done. */
function askClosed(table: Table, now: Now): void {
  if (now.options?.length && table.seat.value >= 0) {
    table.send({ do: "closed", choice: now.choice, seat: table.seat.value });
  }
}
