/** Where the messages of the server arrive. */

import { batch } from "@preact/signals";
import type { ChatLine, DraftNow, FromServer, Hint, RequestRefusedMessage, SecondThought } from "../messages";
import { answer } from "./acts";
import { arrive } from "./film";
import type { Table } from "./store";

/** Handle a message of the server. */
export function receive(table: Table, message: FromServer): void {
  switch (message.type) {
    case "now":
      arrive(table, message);
      break;
    case "people":
      table.people.value = message;
      break;
    case "chat":
      takeChat(table, message.lines);
      break;
    case "closed":
      if (message.choice === table.now.value?.choice) table.closed.value = message;
      break;
    case "seen":
      if (message.thing === table.looking.value) table.seen.value = message;
      break;
    case "hint":
      takeHint(table, message);
      break;
    case "second-thought":
      takeSecondThought(table, message);
      break;
    case "draft":
      takeDraft(table, message);
      break;
    case "refused":
      takeRefusal(table, message);
      break;
    default:
      message satisfies never;
  }
}

function takeChat(table: Table, lines: readonly ChatLine[]): void {
  const fresh = new Set(lines.map((line) => line.n));
  const all = [...table.chat.value.filter((line) => !fresh.has(line.n)), ...lines];
  table.chat.value = all.sort((a, b) => a.n - b.n);
}

function takeDraft(table: Table, { choice, draft }: DraftNow): void {
  batch(() => {
    table.busy.value = false;
    if (choice === table.now.value?.choice) table.draft.value = draft;
  });
}

function takeHint(table: Table, hint: Hint): void {
  batch(() => {
    table.thinking.value = false;
    if (hint.choice !== table.now.value?.choice) return;
    table.hint.value = hint;
    table.pointed.value = hint.things ?? [];
  });
}

/** An objection of the coach is a warning like those of the game; without one, the answer is given. */
function takeSecondThought(table: Table, { choice, text }: SecondThought): void {
  const option = table.doubted.value;
  if (!option || choice !== table.now.value?.choice) return;
  batch(() => {
    table.busy.value = false;
    table.doubted.value = null;
    if (text) table.warned.value = { ...option, warning: text };
    else answer(table, option.answer);
  });
}

function takeRefusal(table: Table, refused: RequestRefusedMessage): void {
  batch(() => {
    table.busy.value = false;
    table.warned.value = null;
    table.thinking.value = false;
    table.doubted.value = null;
    table.refused.value = refused;
  });
}
