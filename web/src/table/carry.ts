/** What can be done by carrying one thing to another, from options and things alone. Pure. */

import type { Option, ShownDraft, ShownNode } from "../messages";
import type { Costs } from "./touch";

type ByVerb = ReadonlyMap<string, readonly string[]>;

/** The things that do something, and those to which something is done, where options need not name them. */
export interface Roles {
  does: ByVerb;
  takes: ByVerb;
}

export const NO_ROLES: Roles = { does: new Map(), takes: new Map() };

/** What the things that are shown do, and what is done to them. */
export function rolesOf(shown: ReadonlyMap<string, readonly ShownNode[]>): Roles {
  const [does, takes] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const [thing, nodes] of shown) {
    for (const verb of new Set(nodes.flatMap((node) => node.does ?? []))) add(does, verb, thing);
    for (const verb of new Set(nodes.flatMap((node) => node.takes ?? []))) add(takes, verb, thing);
  }
  return { does, takes };
}

function add(found: Map<string, string[]>, verb: string, thing: string): void {
  found.set(verb, [...(found.get(verb) ?? []), thing]);
}

/** Where a thing is carried to do this: to what the option names after it, and to whom it is done. Who does it is
 * carried to what it names last. */
export function goalsIn(option: Option, thing: string, { does, takes }: Roles): readonly string[] {
  const things = option.things ?? [];
  const place = things.indexOf(thing);
  const doer = does.get(option.verb)?.includes(thing) ?? false;
  if (place < 0 && !doer) return [];
  const named = place < 0 ? things.slice(-1) : things.slice(place + 1);
  return [...named, ...(takes.get(option.verb) ?? [])].filter((goal) => goal !== thing);
}

/** Where a thing can be carried, and what may be done there; nothing if it is merely a far place to walk to. */
export type Goals = ReadonlyMap<string, readonly Option[]>;

export function goalsOf(thing: string, options: readonly Option[], roles: Roles, far: Costs): Goals {
  const found = new Map<string, readonly Option[]>();
  for (const to of Object.keys(far)) if (to !== thing) found.set(to, []);
  for (const option of options) {
    for (const goal of goalsIn(option, thing, roles)) found.set(goal, [...(found.get(goal) ?? []), option]);
  }
  return found;
}

/** Of things that look alike, the first ones are those in the draft: the place among the picks of the one that a node
 * is used for, -1 if it is not. One that stands for many, and can be used again, is not used up. */
export function pickOf(node: ShownNode, alike: readonly ShownNode[], draft: ShownDraft | null, open: boolean): number {
  if (!draft || draft.shape === "slots" || (open && alike.length === 1)) return -1;
  const thing = node.thing || node.id;
  const places = (draft.picked ?? []).flatMap((pick, place) => (pick.things?.includes(thing) ? [place] : []));
  return places[alike.indexOf(node)] ?? -1;
}

/** For each pick that carries one thing of a plane to another, both of them. */
export function tiesOf(nodes: readonly ShownNode[], draft: ShownDraft | null, roles: Roles): readonly Tie[] {
  const used = new Map<string, number>();
  const next = (thing: string): ShownNode | undefined => {
    const alike = nodes.filter((node) => (node.thing || node.id) === thing);
    const place = used.get(thing) ?? 0;
    used.set(thing, place + 1);
    return alike[Math.min(place, alike.length - 1)];
  };
  return (draft?.picked ?? []).flatMap((pick) => {
    const takers = roles.takes.get(pick.verb) ?? [];
    const found = [...(pick.things ?? []), ...takers].map(next).filter((node) => node !== undefined);
    const [from, to] = [found.at(-2), found.at(-1)];
    return from && to && from !== to ? [{ from, to }] : [];
  });
}

export interface Tie {
  from: ShownNode;
  to: ShownNode;
}
