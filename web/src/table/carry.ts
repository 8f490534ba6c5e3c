/** What carrying one thing to another does, derived from options and things alone. Pure. */

import type { Option, ShownNode, ShownPanel } from "../messages";
import type { Costs } from "./touch";

type ByVerb = ReadonlyMap<string, readonly string[]>;

/** The things that act, and those that are acted on, for options that need not name them. */
export interface Roles {
  does: ByVerb;
  takes: ByVerb;
}

export const NO_ROLES: Roles = { does: new Map(), takes: new Map() };

/** The acts of these things, and the acts done to them. */
export function rolesOf(nodes: readonly ShownNode[]): Roles {
  const [does, takes] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const node of nodes) {
    for (const verb of node.does ?? []) add(does, verb, node.thing || node.id);
    for (const verb of node.takes ?? []) add(takes, verb, node.thing || node.id);
  }
  return { does, takes };
}

function add(found: Map<string, string[]>, verb: string, thing: string): void {
  found.set(verb, [...(found.get(verb) ?? []), thing]);
}

/** The roles around a thing: those on the panels that show it. Another panel may give the same role to another
 * thing. */
export function rolesAround(thing: string, panels: readonly ShownPanel[]): Roles {
  const around = panels.map((panel) => panel.nodes ?? []).filter((nodes) => nodes.some((node) => isOf(node, thing)));
  return rolesOf(around.flat().filter((node) => node.does || node.takes));
}

const isOf = (node: ShownNode, thing: string): boolean => (node.thing || node.id) === thing;

/** Where a thing is carried for this option: to what the option names after it, and to the things acted on. The actor
 * is carried to what the option names last. */
export function goalsIn(option: Option, thing: string, { does, takes }: Roles): readonly string[] {
  const things = option.things ?? [];
  const place = things.indexOf(thing);
  const doer = does.get(option.verb)?.includes(thing) ?? false;
  if (place < 0 && !doer) return [];
  const named = place < 0 ? things.slice(-1) : things.slice(place + 1);
  return [...named, ...(takes.get(option.verb) ?? [])].filter((goal) => goal !== thing);
}

/** Where a thing can be carried, and what may be done there; empty if it can only walk to far places. */
export type Goals = ReadonlyMap<string, readonly Option[]>;

export function goalsOf(thing: string, options: readonly Option[], roles: Roles, far: Costs): Goals {
  const found = new Map<string, readonly Option[]>();
  for (const to of Object.keys(far)) if (to !== thing) found.set(to, []);
  for (const option of options) {
    for (const goal of goalsIn(option, thing, roles)) found.set(goal, [...(found.get(goal) ?? []), option]);
  }
  return found;
}

/** The pick that each of these similar nodes is used for, by its index; free nodes are left out. Nodes that were put
 * there by hand, in this order, belong to the last picks. */
export function usesOf(
  alike: readonly ShownNode[],
  picked: readonly Option[],
  laid: readonly string[],
): ReadonlyMap<ShownNode, number> {
  const [first] = alike;
  const thing = first ? first.thing || first.id : "";
  const places = picked.flatMap((pick, place) => (pick.things?.includes(thing) ? [place] : []));
  const carried = laid.flatMap((id) => alike.filter((node) => node.id === id));
  const byHand = carried.slice(Math.max(0, carried.length - places.length));
  const others = alike.filter((node) => !carried.includes(node)).slice(0, places.length - byHand.length);
  const uses = new Map<ShownNode, number>();
  [...others, ...byHand].forEach((node, place) => {
    const pick = places[place];
    if (pick !== undefined) uses.set(node, pick);
  });
  return uses;
}

export interface Tie {
  from: ShownNode;
  to: ShownNode;
}

/** Both things of each pick that carries one thing of a plane to another. */
export function tiesOf(
  nodes: readonly ShownNode[],
  picked: readonly Option[],
  laid: readonly string[],
): readonly Tie[] {
  const { takes } = rolesOf(nodes);
  const alikeTo = (thing: string) => nodes.filter((node) => isOf(node, thing));
  return picked.flatMap((pick, place) => {
    const named = (pick.things ?? []).flatMap((thing) => {
      const same = alikeTo(thing);
      return [...usesOf(same, picked, laid)].find(([, use]) => use === place)?.[0] ?? same.slice(-1);
    });
    const takers = (takes.get(pick.verb) ?? []).flatMap(alikeTo);
    const [from, to] = [...named, ...takers].slice(-2);
    return from && to && from !== to ? [{ from, to }] : [];
  });
}
