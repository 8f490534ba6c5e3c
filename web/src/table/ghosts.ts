/** What answers would lay on a board. Pure: a ghost belongs to an option. */

import type { Option, Point, ShownGhost, ShownNode } from "../messages";
import { pointsAt } from "./touch";
import type { Rect } from "./view";

/** The ways to lay something: the same tile, turned, or another one. They are tried one after the other. */
export function waysToLay(options: readonly Option[]): readonly Option[] {
  return options.filter((option) => option.ghost?.turns);
}

/** What tells an option from the others. */
export const nameOf = (option: Option): string => option.answer.join(" ");

/** The option whose ghost is seen: the way that is tried, or else what is looked at in the menu, or pointed at. */
export function ghostly(
  options: readonly Option[],
  tried: string,
  inMenu: readonly Option[],
  pointed: readonly string[],
  hovered: string,
  selected: string,
): Option | null {
  const ways = waysToLay(options);
  if (ways.length) return ways.find((option) => nameOf(option) === tried) ?? ways[0] ?? null;
  const [looked] = inMenu;
  if (inMenu.length === 1 && looked?.ghost) return looked;
  const haunted = options.filter((option) => option.ghost);
  const whole = haunted.filter((option) => pointed.length && pointed.join() === (option.things ?? []).join());
  const here = haunted.filter(
    (option) => hovered && pointsAt(option, hovered) && (!selected || selected === hovered || pointsAt(option, selected)),
  );
  return (whole.length === 1 ? whole[0] : here.length === 1 ? here[0] : undefined) ?? null;
}

/** The next way: the same tile turned further, from the last way to the first. */
export function turnedFurther(ways: readonly Option[], now: Option): Option {
  const same = ways.filter((option) => option.ghost?.turns === now.ghost?.turns);
  return same[(same.indexOf(now) + 1) % same.length] ?? now;
}

/** The first way of each tile. */
export function tilesIn(ways: readonly Option[]): readonly Option[] {
  return ways.filter((option, place) => ways.findIndex((other) => other.ghost?.turns === option.ghost?.turns) === place);
}

/** The part of the plane that is laid. */
export function boxOf(ghost: ShownGhost): Rect {
  const along = (at: (node: ShownNode) => number, most: boolean) =>
    (most ? Math.max : Math.min)(...ghost.nodes.map((node) => at(node)));
  const half = ({ size = [0, 0] as Point }: ShownNode, axis: 0 | 1) => size[axis] / 2;
  return [
    along((node) => (node.at?.[0] ?? 0) - half(node, 0), false),
    along((node) => (node.at?.[1] ?? 0) - half(node, 1), false),
    along((node) => (node.at?.[0] ?? 0) + half(node, 0), true),
    along((node) => (node.at?.[1] ?? 0) + half(node, 1), true),
  ];
}
