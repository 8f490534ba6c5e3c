/** Which key chooses what. The prompt shows entries, each with its key; the keys act on the same entries. */

import type { Option } from "../messages";
import { answer, back, choose, decideNow, toggleLooking, turnFurther } from "./acts";
import { faster, hurry, skip } from "./film";
import { goBack, goOn, isReading } from "./lesson";
import type { Table } from "./store";
import { byVerb } from "./touch";

/** `u` is undo and `v` shows what is in view, so they choose nothing. */
export const KEYS = "123456789abcdefghijklmnopqrstwxyz";

/** How many options are shown at once; more are grouped by what they do. */
export const FEW = 7;

/** A line of the prompt: one option, or all that do the same act. */
export type Entry = { option: Option } | { verb: string; label: string; options: readonly Option[] };

/** What the prompt offers now, in the order of the keys. */
export function entriesOf(table: Table): readonly Entry[] {
  const all = table.options.value;
  const options = table.draft.value ? all : [...all.filter((each) => each.great), ...all.filter((each) => !each.great)];
  if (table.draft.value || options.length <= FEW) return options.map((option) => ({ option }));
  const opened = options.filter((option) => option.verb === table.opened.value);
  if (opened.length) return opened.map((option) => ({ option }));
  const [great, others] = [options.filter((each) => each.great), options.filter((each) => !each.great)];
  const sorted = byVerb(others).map(({ verb, options: found }) => {
    const [only] = found;
    const label = table.now.value?.verbs?.[verb] ?? verb;
    return only && found.length === 1 ? { option: only } : { verb, label, options: found };
  });
  return [...great.map((option) => ({ option })), ...sorted];
}

/** Listen to the keys of the table. Returns the function that stops it. */
export function listen(table: Table, showKeys: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // While a dialog is open the table ignores keys, even if nothing in the dialog has the focus.
    if (target.closest("input, textarea, select") || document.querySelector("dialog[open]")) return;
    if (table.now.value?.opening && !table.begun.value) return;
    if (directed(table, event.key) || (isReading(table) && turned(table, event.key, target))) {
      event.preventDefault();
      return;
    }
    if (event.key === "Escape") {
      if (!back(table)) table.opened.value = "";
    } else if (event.key === "?") showKeys();
    else if (event.key === "u") takeBack(table);
    else if (event.key === "v") toggleLooking(table, pointedAt(table, target));
    else if (event.key === "Enter" && target === document.body && table.draft.value) confirm(table);
    else if (event.key === "Enter" && target === document.body && table.ghost.value?.ghost?.turns) choose(table, table.ghost.value);
    else if (event.key === "r" && turnFurther(table)) return event.preventDefault();
    else if (!(event.key === "." ? decideNow(table) : pressed(table, event.key))) return;
    event.preventDefault();
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}

/** Whether a key was meant for the running film. */
function directed(table: Table, key: string): boolean {
  if (key === "." || key === "Escape") return skip(table);
  if (key === " " || key === "Enter") return hurry(table);
  return key === "," && faster(table);
}

/** Whether a key was meant for the pages of the lesson. */
function turned(table: Table, key: string, target: Element): boolean {
  if (key === "Backspace") goBack(table);
  else if ((key === " " || key === "Enter") && !target.closest("button, a")) goOn(table);
  else return false;
  return true;
}

function pressed(table: Table, key: string): boolean {
  const menu = table.menu.value;
  const place = KEYS.indexOf(key.toLowerCase());
  if (key.length !== 1 || place < 0) return false;
  if (menu) {
    const option = menu.options[place];
    if (option) choose(table, option);
    return option !== undefined;
  }
  const entry = entriesOf(table)[place];
  if (!entry) return false;
  if ("option" in entry) choose(table, entry.option);
  else table.opened.value = entry.verb;
  return true;
}

/** What the pointer is over, or has the focus. */
function pointedAt(table: Table, target: Element): string {
  return table.hovered.value || (target.closest("[data-thing]")?.getAttribute("data-thing") ?? "");
}

function confirm(table: Table): void {
  const draft = table.draft.value;
  if (draft && !draft.why) answer(table, draft.answer);
}

/** Take back the last answer, or ask everybody whether you may. */
export function takeBack(table: Table): void {
  if (table.now.value?.undo && !table.busy.value) table.send({ do: "undo" });
}
