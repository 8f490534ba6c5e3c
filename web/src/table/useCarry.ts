/** Carrying things of a board to others by pointer. */

import { useRef } from "preact/hooks";
import type { ShownNode, ShownPanel } from "../messages";
import { canCarry, drop, lift, putDown } from "./acts";
import { useTable } from "./store";
import { hideTip } from "./Tip";

/** How near to a place a finger has to come to drop something there, in pixels. */
const REACH = 28;

/** What a pressed pointer does. */
export interface Carrying {
  /** Whether the thing can be carried, so that the plane does not move. */
  takes: (event: PointerEvent) => boolean;
  /** It is carried on. */
  goes: (event: PointerEvent) => void;
  /** It is dropped here; null: nowhere. */
  ends: (event: PointerEvent | null) => void;
}

/** Let things of a panel be carried. `nodeOf` returns the one under the pointer. */
export function useCarry(panel: ShownPanel, nodeOf: (target: EventTarget | null) => ShownNode | undefined): Carrying {
  const table = useTable();
  const held = useRef<{ node: ShownNode; width: number } | null>(null);
  return {
    takes: (event) => {
      const node = nodeOf(event.target);
      const width = (event.target as Element).closest("[data-node]")?.querySelector(".hit")?.getBoundingClientRect().width;
      held.current = node && width && canCarry(table, panel, node) ? { node, width } : null;
      return held.current !== null;
    },
    goes: (event) => {
      const at = [event.clientX, event.clientY] as const;
      if (held.current) {
        lift(table, panel, { ...held.current, at, by: event.pointerType });
        hideTip();
        held.current = null;
      }
      if (table.carried.value) table.over.value = goalAt(table.goals.value, at, event.pointerType)?.node ?? "";
    },
    ends: (event) => {
      held.current = null;
      if (!table.carried.value) return;
      const at = event && ([event.clientX, event.clientY] as const);
      const goal = at && goalAt(table.goals.value, at, event.pointerType);
      if (goal) drop(table, goal.thing, goal.node, goal.element.getBoundingClientRect());
      else putDown(table);
    },
  };
}

interface Goal {
  thing: string;
  node: string;
  element: Element;
}

function goalOf(element: Element | null, goals: ReadonlyMap<string, unknown>): Goal | undefined {
  const thing = element?.getAttribute("data-thing") ?? "";
  if (!element || !goals.has(thing)) return undefined;
  return { thing, node: element.getAttribute("data-node") ?? thing, element };
}

/** The destination at this point of the screen, on top of or below others; for a finger, also one nearby. */
function goalAt(goals: ReadonlyMap<string, unknown>, at: readonly [number, number], by: string): Goal | undefined {
  for (const each of document.elementsFromPoint(...at)) {
    const goal = goalOf(each.closest("[data-thing]"), goals);
    if (goal) return goal;
  }
  return by === "touch" ? nearest(goals, at) : undefined;
}

function nearest(goals: ReadonlyMap<string, unknown>, [x, y]: readonly [number, number]): Goal | undefined {
  let [best, least]: [Goal | undefined, number] = [undefined, REACH];
  for (const element of document.querySelectorAll("[data-thing]")) {
    const goal = goalOf(element, goals);
    if (!goal) continue;
    const box = element.getBoundingClientRect();
    const away = (from: number, to: number, here: number) => Math.max(from - here, here - to, 0);
    const far = Math.hypot(away(box.left, box.right, x), away(box.top, box.bottom, y));
    if (far < least) [best, least] = [goal, far];
  }
  return best;
}
