/** What touching a thing means, from the options alone. Pure: the client knows no game, only options and things. */

import type { Option } from "../messages";
import { goalsIn, NO_ROLES, type Roles } from "./carry";

export type Costs = Readonly<Record<string, number>>;

export type Touch =
  | { act: "do"; option: Option }
  | { act: "look"; thing: string; menu: readonly Option[] }
  | { act: "walk"; thing: string; to: string }
  | { act: "select"; thing: string; menu: readonly Option[] }
  | { act: "menu"; thing: string; menu: readonly Option[] }
  | { act: "back" }
  | { act: "nothing" };

/** What happens if `thing` is touched while `selected` is selected ("" for nothing). `ways` are the far destinations of
 * the selected thing, or of the thing that has the turn. An act that costs or harms is shown first and done by a
 * second touch: on its object if the reader has picked its subject (`byHand`), or on the same thing again
 * (`looked`). */
export function touched(
  thing: string,
  selected: string,
  options: readonly Option[],
  ways: Costs,
  roles: Roles = NO_ROLES,
  byHand = false,
  looked = "",
): Touch {
  const once = (option: Option, sure: boolean): Touch =>
    option.grave && !sure && looked !== thing ? { act: "look", thing, menu: [option] } : { act: "do", option };
  if (thing === selected) return { act: "back" };
  if (selected) {
    const both = options.filter((option) => pointsAt(option, selected) && isAbout(option, thing, selected, roles));
    if (both.length === 1 && both[0]) return once(both[0], byHand);
    if (both.length) return { act: "menu", thing, menu: both };
  }
  const about = options.filter((option) => pointsAt(option, thing));
  if (thing in ways && (selected || !about.length)) return { act: "walk", thing: selected, to: thing };
  const goesOn = about.some((option) => leadsOn(option, thing));
  if (goesOn) return { act: "select", thing, menu: about.filter((option) => !leadsOn(option, thing)) };
  if (about.length === 1 && about[0]) return once(about[0], false);
  return about.length ? { act: "menu", thing, menu: about } : { act: "nothing" };
}

/** What may be touched now. With a thing selected: what it can be used with, and what else can begin an act. */
export function touchable(
  options: readonly Option[],
  selected: string,
  ways: Costs,
  roles: Roles = NO_ROLES,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const option of options) {
    const things = option.things ?? [];
    if (!selected || pointsAt(option, selected)) for (const thing of things) found.add(thing);
    else if (things[0]) found.add(things[0]);
    if (selected) for (const goal of goalsIn(option, selected, roles)) found.add(goal);
  }
  for (const to of Object.keys(ways)) found.add(to);
  return found;
}

/** The one thing with which every act of two things begins; "" if there are several or none. */
export function onlyBeginning(options: readonly Option[]): string {
  const firsts = new Set(options.filter((option) => (option.things ?? []).length > 1).map((o) => o.things?.[0] ?? ""));
  const lone = options.some((option) => (option.things ?? []).length === 1);
  return firsts.size === 1 && !lone ? ([...firsts][0] ?? "") : "";
}

export function pointsAt(option: Option, thing: string): boolean {
  return option.things?.includes(thing) ?? false;
}

/** Whether an option of the selected thing names the other one too, or acts on it. */
function isAbout(option: Option, thing: string, selected: string, roles: Roles): boolean {
  return pointsAt(option, thing) || goalsIn(option, selected, roles).includes(thing);
}

function leadsOn(option: Option, thing: string): boolean {
  return option.things?.[0] === thing && option.things.length > 1;
}

export interface Group {
  verb: string;
  options: readonly Option[];
}

/** The options by act, in the order in which they were given. */
export function byVerb(options: readonly Option[]): readonly Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const group = groups.get(option.verb);
    if (group) group.push(option);
    else groups.set(option.verb, [option]);
  }
  return [...groups].map(([verb, found]) => ({ verb, options: found }));
}
