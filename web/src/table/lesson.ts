/** What a lesson has told, what of it is read, and what it points at. */

import type { EncodedCall, Note, Now, Option } from "../messages";
import type { Table } from "./store";

const NOTHING: readonly string[] = [];

/** Whether the page of a note that is shown is to be read before anything else: nobody is asked meanwhile. */
export function isToRead(now: Now | null, shown: number): boolean {
  const note = now?.note;
  if (!note) return false;
  const last = note.pages.length - 1;
  return shown < last || (note.pages[last]?.task !== true && note.read <= last);
}

export function isReading(table: Table): boolean {
  return isToRead(table.now.value, table.notePage.value);
}

/** The page that is shown when this note comes after another: the first that is not read, else the last. */
export function pageAfter(before: Note | null | undefined, note: Note | null | undefined, shown: number): number {
  if (!note) return shown;
  const same = before?.pages.length === note.pages.length && before.first === note.first;
  return same ? shown : Math.min(note.read, note.pages.length - 1);
}

/** Show the next page; after the last one the game goes on. */
export function goOn(table: Table): void {
  const now = table.now.value;
  const note = now?.note;
  if (!now || !note || table.busy.value) return;
  const next = table.notePage.value + 1;
  if (next < note.pages.length) table.notePage.value = next;
  else if (!note.pages[next - 1]?.task && next > note.read) table.busy.value = true;
  if (next > note.read) table.send({ do: "read", seat: now.seat, pages: next });
}

export function goBack(table: Table): void {
  if (table.notePage.value > 0) table.notePage.value -= 1;
}

/** What the page that is shown points at; what would help a learner who cannot go on. */
export function noted(table: Table): readonly string[] {
  const note = table.now.value?.note;
  if (!note) return NOTHING;
  if (note.stuck && !isReading(table)) return ["page:undo"];
  return note.pages[table.notePage.value]?.things ?? NOTHING;
}

/** Whether the lesson asks for this option now, or for something that is put together of it. */
export function isWanted(table: Table, option: Option): boolean {
  const note = table.now.value?.note;
  if (!note?.answers?.length || isReading(table)) return false;
  const wanted = JSON.stringify(option.answer);
  const draft = table.draft.value;
  return note.answers.some((answer) => JSON.stringify(answer) === wanted || (draft && partsOf(answer, draft).includes(wanted)));
}

/** The picks of an answer that may be next: where their order counts, only one. */
function partsOf(answer: EncodedCall, draft: NonNullable<Table["draft"]["value"]>): readonly string[] {
  if (answer[0] !== draft.answer[0]) return NOTHING;
  const parts = answer.slice(1).map((part) => JSON.stringify(part));
  const picked = (draft.picked ?? []).map((option) => JSON.stringify(option.answer));
  if (draft.places) return parts.slice(picked.length, picked.length + 1);
  for (const pick of picked) if (parts.includes(pick)) parts.splice(parts.indexOf(pick), 1);
  return parts;
}
