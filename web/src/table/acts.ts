/** The player's acts at the table. Each asks the server; nothing is shown as done before the server confirms it. */

import { secondThoughts, warnings } from "../core/settings";
import type { EncodedCall, Option, SeatShown, ShownNode, ShownPanel } from "../messages";
import { goalsIn, rolesAround, usesOf } from "./carry";
import { nameOf, turnedFurther, waysToLay } from "./ghosts";
import { entriesOf } from "./keys";
import { narrow } from "./layout";
import { type Carried, goalsFor, type Table, thingOf } from "./store";
import { isFloor } from "./Token";
import { type Touch, touched } from "./touch";

/** Touch a thing that is shown at `at` on the screen. */
export function touch(table: Table, thing: string, at: DOMRect): void {
  if (table.looking.value !== null) {
    lookFrom(table, thing);
    return;
  }
  if (table.busy.value) return;
  const looked = table.menu.value?.options.length === 1 ? table.menu.value.thing : "";
  table.menu.value = null;
  table.warned.value = null;
  const placed = (table.draft.value?.picked ?? []).findIndex((option) => option.things?.includes(thing));
  if (placed >= 0 && !table.options.value.some((option) => option.things?.includes(thing))) {
    unpick(table, placed);
    return;
  }
  const touch = meaning(table, thing, looked);
  if (touch.act === "do") choose(table, touch.option);
  else if (touch.act === "walk") walk(table, table.walker.value, touch.to);
  else if (touch.act === "select") select(table, touch.thing, touch.menu);
  else if (touch.act === "menu" || touch.act === "look") table.menu.value = { thing, options: touch.menu, at };
  else if (touch.act === "back") table.selected.value = "";
}

/** What touching a thing means now. If the reader has picked up a figure by touch and touches another one where it can
 * go, it goes there. */
function meaning(table: Table, thing: string, looked: string): Touch {
  const byHand = table.byHand.value;
  const what = (each: string) =>
    touched(each, table.selected.value, table.options.value, table.costs.value, table.roles.value, byHand, looked);
  const found = what(thing);
  if (found.act !== "select" || !byHand) return found;
  const nodes = table.panels.value.flatMap((panel) => panel.nodes ?? []);
  const under = nodes.find((node) => node.id === table.shown.value.get(thing)?.find((each) => each.on)?.on);
  const going = under && table.lit.value.has(thingOf(under)) ? what(thingOf(under)) : found;
  return going.act === "do" || going.act === "walk" ? going : found;
}

function select(table: Table, thing: string, menu: readonly Option[]): void {
  table.selected.value = thing;
  table.byHand.value = true;
  const listed = entriesOf(table).flatMap((entry) => ("option" in entry ? entry.option : []));
  // A menu would only repeat the prompt and hide part of the board. On a phone the prompt shows nothing else then.
  const needed = narrow.value || table.now.value?.sight || menu.some((option) => !listed.includes(option));
  if (menu.length && needed) table.menu.value = { thing, options: menu, at: null };
}

/** Show what is in sight of a thing; "" waits until one is touched. */
export function lookFrom(table: Table, thing: string): void {
  table.menu.value = null;
  table.seen.value = null;
  table.looking.value = thing;
}

/** Look from the thing that has the turn, or from the one pointed at; or stop looking. */
export function toggleLooking(table: Table, pointed = ""): void {
  if (!table.now.value?.sight) return;
  if (table.looking.value === null) lookFrom(table, pointed || whoseTurn(table));
  else stopLooking(table);
}

export function stopLooking(table: Table): void {
  table.looking.value = null;
  table.seen.value = null;
}

/** Ask what is in sight, and again after every update. */
export function askSeen(table: Table): void {
  const thing = table.looking.value;
  if (thing && table.now.value) table.send({ do: "seen", thing });
}

/** The thing on a plane that has the turn. */
function whoseTurn(table: Table): string {
  const planes = table.panels.value.filter((panel) => panel.kind === "plane");
  const active = planes.flatMap((panel) => panel.nodes ?? []).find((node) => node.active);
  return active ? thingOf(active) : "";
}

/** Choose this, or add it to the draft. A choice with a warning must be made twice, and so must one that lays a tile in
 * another way than the board shows. */
export function choose(table: Table, option: Option): void {
  if (table.busy.value) return;
  if (option.ghost?.turns && table.ghost.value !== option) {
    table.menu.value = null;
    table.tried.value = nameOf(option);
    return;
  }
  if (table.draft.value && !table.now.value?.options?.includes(option)) {
    pick(table, [...answersOf(table.draft.value.picked), option.answer]);
    return;
  }
  if (option.warning && warnings.value === "on" && table.warned.value !== option) {
    table.menu.value = null;
    table.warned.value = option;
    return;
  }
  if (secondThoughts.value === "on" && table.people.value?.coach && table.warned.value !== option) askSecondThought(table, option);
  else answer(table, option.answer);
}

/** Turn the tile that would be laid. Returns whether there is one. */
export function turnFurther(table: Table): boolean {
  const now = table.ghost.value;
  if (!now?.ghost?.turns || table.busy.value) return false;
  table.tried.value = nameOf(turnedFurther(waysToLay(table.options.value), now));
  return true;
}

/** Ask the coach whether something is clearly better than this option; if not, it is chosen. */
function askSecondThought(table: Table, option: Option): void {
  const now = table.now.value;
  if (!now) return;
  table.busy.value = true;
  table.doubted.value = option;
  table.send({ do: "second-thought", choice: now.choice, seat: table.seat.value, answer: option.answer });
}

/** Ask the coach what it would answer. */
export function askHint(table: Table): void {
  const now = table.now.value;
  if (!now || table.seat.value < 0 || table.thinking.value || !table.people.value?.coach) return;
  table.thinking.value = true;
  table.send({ do: "hint", choice: now.choice, seat: table.seat.value });
}

/** The bots that think about a decision while somebody who plays waits for them; none if a person is asked as well. */
export function thinkers(table: Table): readonly SeatShown[] {
  const [now, seats] = [table.now.value, table.people.value?.seats ?? []];
  if (!now || now.ending || now.curtain || table.people.value?.status !== "playing") return [];
  const asked = seats.filter((seat) => now.asked?.includes(seat.seat));
  const waits = seats.some((seat) => seat.mine) && asked.every((seat) => seat.kind === "bot");
  return waits ? asked.filter((seat) => seat.thinks) : [];
}

/** Let them answer with the best they have found so far. Tells whether there are any. */
export function decideNow(table: Table): boolean {
  if (!thinkers(table).length || table.hurried.value) return false;
  table.hurried.value = table.send({ do: "now" }) > 0;
  return true;
}

/** Answer the open question. */
export function answer(table: Table, words: EncodedCall): void {
  const now = table.now.value;
  if (!now || table.seat.value < 0) return;
  table.busy.value = true;
  table.send({ do: "answer", choice: now.choice, seat: table.seat.value, answer: words });
}

function walk(table: Table, thing: string, to: string): void {
  const now = table.now.value;
  if (!now) return;
  table.busy.value = true;
  table.send({ do: "walk", choice: now.choice, seat: table.seat.value, thing, to });
}

/** Give several answers by one choice. */
export function takeShortcut(table: Table, name: string): void {
  const now = table.now.value;
  if (!now || table.busy.value) return;
  table.busy.value = true;
  table.send({ do: "shortcut", choice: now.choice, seat: table.seat.value, name });
}

// --- carrying --------------------------------------------------------------------------------------------------------

/** Whether a thing of a panel can be carried to another: some option does that, or did and is in the draft. */
export function canCarry(table: Table, panel: ShownPanel, node: ShownNode): boolean {
  if (table.busy.value || table.looking.value !== null || table.film.value || isFloor(node)) return false;
  return usedFor(table, panel, node) >= 0 || goalsFor(table, thingOf(node)).size > 0;
}

/** Pick a thing up. If it is in the draft, it is removed from it. */
export function lift(table: Table, panel: ShownPanel, carried: Carried): void {
  const place = usedFor(table, panel, carried.node);
  table.menu.value = null;
  table.warned.value = null;
  table.carried.value = place < 0 ? carried : { ...carried, picks: answersOf(table.draft.value?.picked) };
  table.laid.value = table.laid.value.filter((id) => id !== carried.node.id);
  if (place >= 0) unpick(table, place);
}

/** Do what dropping the carried thing on this node does; if several things are possible, a menu asks. */
export function drop(table: Table, goal: string, node: string, at: DOMRect): void {
  const options = table.goals.value.get(goal);
  const walker = table.walker.value;
  const [only] = options ?? [];
  const carried = table.carried.value?.node.id ?? "";
  if (!options || table.busy.value) {
    putDown(table);
    return;
  }
  table.carried.value = null;
  table.over.value = "";
  if (!only) walk(table, walker, goal);
  else if (options.length === 1) {
    table.laid.value = [...table.laid.value.filter((id) => id !== node), carried, node];
    choose(table, only);
  } else table.menu.value = { thing: goal, options, at };
}

/** Put the carried thing back where it was, also in the draft. */
export function putDown(table: Table): void {
  const picks = table.carried.value?.picks;
  table.carried.value = null;
  table.over.value = "";
  if (picks) pick(table, picks);
}

/** The index of the pick that carries this thing elsewhere; -1 if there is none. */
function usedFor(table: Table, panel: ShownPanel, node: ShownNode): number {
  const thing = thingOf(node);
  const alike = (panel.nodes ?? []).filter((each) => thingOf(each) === thing);
  const draft = table.draft.value;
  // If the order of picks counts, none can be removed; and a node that stands for many things is not used up by one.
  if (!draft?.picked || draft.shape === "slots" || (alike.length === 1 && goalsFor(table, thing).size > 0)) return -1;
  const place = usesOf(alike, draft.picked, table.laid.value).get(node) ?? -1;
  const option = draft.picked[place];
  return option && goalsIn(option, thing, rolesAround(thing, table.panels.value)).length ? place : -1;
}

// --- drafts ----------------------------------------------------------------------------------------------------------

/** Rebuild the draft from these picks, or from those of them that fit (`fitting`). */
export function pick(table: Table, picked: readonly EncodedCall[], fitting = false): void {
  const now = table.now.value;
  if (!now) return;
  table.busy.value = true;
  table.menu.value = null;
  table.send({ do: "draft", choice: now.choice, seat: table.seat.value, picked, ...(fitting && { fitting }) });
}

/** Remove one pick from the draft, and those that only fit after it. */
export function unpick(table: Table, place: number): void {
  const picked = answersOf(table.draft.value?.picked);
  const kept = picked.filter((_, each) => each !== place);
  pick(table, kept, place < kept.length);
}

/** Go one step back: the menu, the warning, the lines of sight, the selection. Returns whether there was anything to go
 * back from. */
export function back(table: Table): boolean {
  if (table.menu.value) table.menu.value = null;
  else if (table.warned.value) table.warned.value = null;
  else if (table.looking.value !== null) stopLooking(table);
  else if (table.selected.value) table.selected.value = "";
  else return false;
  return true;
}

function answersOf(picked: readonly Option[] | undefined): readonly EncodedCall[] {
  return (picked ?? []).map((option) => option.answer);
}
