import { useEffect, useRef } from "preact/hooks";
import type { ShownLine, ShownNode, ShownPanel } from "../messages";
import { canCarry } from "./acts";
import { boxOf } from "./ghosts";
import { Harms } from "./Harms";
import { Laid } from "./Laying";
import { noted } from "./lesson";
import { BoardNode, Cost, FloorMark, type Light } from "./Node";
import { SeenLines, SeenPlaces } from "./Sight";
import { useTable, thingOf, type Table } from "./store";
import { Ties } from "./Ties";
import { isFloor, isSized } from "./Token";
import type { Rect } from "./view";

/** Everything on a plane, from bottom to top: lines, floors, those in sight, what the draft connects, things, lines of
 * sight, marks of floors, costs. `tab` is the node that the Tab key reaches. */
export function Plane({ panel, tab }: { panel: ShownPanel; tab: string }) {
  const table = useTable();
  const [wide, high] = panel.size ?? [0, 0];
  const costs = table.costs.value;
  const lines = panel.lines ?? [];
  const floors = (panel.nodes ?? []).filter(isFloor);
  const things = (panel.nodes ?? []).filter((node) => !isFloor(node));
  const tiled = floors.some((node) => node.shape === "tile");
  const lamps = tiled ? things.filter((node) => node.shape === "hero" && !node.dim) : [];
  const costed = tiled ? floors.filter((node) => table.hovered.value === thingOf(node)) : floors;
  const lived = useRef(false);
  useEffect(() => {
    lived.current = true;
  }, []);
  const ghost = table.ghost.value?.ghost;
  const laid = ghost?.panel === panel.id ? boxOf(ghost) : null;
  const marks = floors.filter((node) => node.mark && node.shape !== "tile" && !covers(laid, node));
  const crowds = crowded(things);
  const first = things.find((node) => node.id === panel.near?.[0]);
  const drawn = (node: ShownNode) => (
    <BoardNode
      key={node.id}
      node={node}
      light={{ ...lightOf(table, node), portable: canCarry(table, panel, node) }}
      spoken={spoken(table, node)}
      tab={node.id === tab}
      late={lived.current && isFloor(node) ? lateness(node, first) : undefined}
    />
  );
  return (
    <>
      <rect class="slab" x="-28" y="-28" width={wide + 56} height={high + 56} rx="16" fill="url(#stone)" />
      <circle cx={wide / 2} cy={high / 2} r={Math.min(wide, high) / 2} fill="url(#lantern)" />
      {lines.filter((line) => !isInFloor(line)).map((line) => (
        <Passage key={line.id} line={line} />
      ))}
      {steadily(floors).map(drawn)}
      {lines.filter(isInFloor).map((line) => (
        <Wall key={line.id} line={line} />
      ))}
      <Laid panel={panel} />
      <SeenPlaces nodes={floors} />
      <Ties panel={panel} />
      {lamps.map((node) => (
        <circle key={node.id} class="light" r={LIGHT} fill="url(#glow)" style={{ transform: `translate(${node.at?.[0]}px, ${node.at?.[1]}px)` }} />
      ))}
      <Trail panel={panel} />
      {marks.filter((node) => crowds.has(node.id)).map((node) => <FloorMark key={node.id} node={node} />)}
      {steadily(things).map(drawn)}
      <SeenPlaces nodes={things} />
      <SeenLines panel={panel} />
      {marks.filter((node) => !crowds.has(node.id)).map((node) => <FloorMark key={node.id} node={node} />)}
      {costed.map((node) => {
        const cost = costs[thingOf(node)];
        return cost === undefined || table.looking.value !== null ? null : <Cost key={node.id} node={node} cost={cost} />;
      })}
      <Harms panel={panel} />
    </>
  );
}

/** Whether what would be laid lies over the middle of a floor. */
function covers(laid: Rect | null, { at: [x, y] = [0, 0] }: ShownNode): boolean {
  return laid !== null && x > laid[0] && x < laid[2] && y > laid[1] && y < laid[3];
}

/** With this many things or more on a floor, they hide its mark; with fewer, the mark hides them. */
const CROWD = 3;

/** The floors on which many stand. */
function crowded(things: readonly ShownNode[]): ReadonlySet<string> {
  const standing = new Map<string, number>();
  for (const { on } of things) if (on) standing.set(on, (standing.get(on) ?? 0) + 1);
  return new Set([...standing].filter(([, count]) => count >= CROWD).map(([floor]) => floor));
}

/** How much later, in milliseconds, something far from the acting figure comes out of the dark. */
function lateness(node: ShownNode, from: ShownNode | undefined): number {
  if (!from) return 0;
  const [[x, y], [fromX, fromY]] = [node.at ?? [0, 0], from.at ?? [0, 0]];
  return Math.round(Math.min(700, 2.2 * Math.hypot(x - fromX, y - fromY)));
}

/** How far a figure's light reaches on tiles. */
const LIGHT = 120;

/** The way to the far place that is pointed at, from the thing that would walk it. */
function Trail({ panel }: { panel: ShownPanel }) {
  const table = useTable();
  const places = new Map((panel.nodes ?? []).map((node) => [thingOf(node), node]));
  const via = table.closed.value?.via?.[table.walker.value] ?? {};
  if (table.costs.value[table.hovered.value] === undefined) return null;
  const way: ShownNode[] = [];
  let at: string | undefined = table.hovered.value;
  while (at && way.length < 99) {
    const node = places.get(at);
    if (node) way.push(node);
    at = via[at];
  }
  const walker = places.get(table.walker.value) ?? (panel.nodes ?? []).find((node) => node.active && !isFloor(node));
  if (walker) way.push(walker);
  if (way.length < 2) return null;
  return <path class="trail" aria-hidden="true" d={`M${way.map(({ at: [x, y] = [0, 0] }) => `${x} ${y}`).join("L")}`} />;
}

/** Nodes that stand on something come last, and so do floors in an area. Within each group they are sorted by name, so
 * that a thing that moves keeps its element and is seen moving. */
export function steadily(nodes: readonly ShownNode[]): readonly ShownNode[] {
  return [...nodes].sort((a, b) => layer(a) - layer(b) || (a.id < b.id ? -1 : 1));
}

function layer(node: ShownNode): number {
  return node.on && (isFloor(node) || !isSized(node)) ? 1 : 0;
}

/** How a node stands out now. */
export function lightOf(table: Table, node: ShownNode): Light {
  const thing = thingOf(node);
  return {
    lit: table.lit.value.has(thing),
    selected: table.selected.value === thing,
    pointed: table.pointed.value.includes(thing) || table.hovered.value === thing,
    noted: [thing, node.id].some((each) => noted(table).includes(each)),
    goal: table.goals.value.has(thing),
    over: [thing, node.id].includes(table.over.value),
    lifted: table.carried.value?.node.id === node.id,
    falls: fallen(table, node),
    aside: table.aside.value.has(thing),
    changed: table.changed.value.has(node.id),
  };
}

function fallen(table: Table, node: ShownNode): boolean {
  const cue = table.cue.value;
  return cue?.kind === "harm" && cue.harms.some((harm) => harm.falls && harm.node === node.id);
}

/** A node in words, for readers who do not see it. */
function spoken(table: Table, node: ShownNode): string {
  const under = node.on ? table.shown.value.get(node.on)?.[0]?.label : undefined;
  const cost = table.costs.value[thingOf(node)];
  const said = [node.label, under, ...(node.detail ?? []), cost === undefined ? undefined : String(cost)];
  return said.filter(Boolean).join(", ");
}

/** Whether a line lies between the squares of a floor, rather than between two things. */
export function isInFloor(line: ShownLine): boolean {
  switch (line.style) {
    case "wall":
    case "ledge":
      return true;
    case "free":
    case "blocked":
      return false;
  }
}

export function Wall({ line }: { line: ShownLine }) {
  const path = `M${line.points.map(([x, y]) => `${x} ${y}`).join("L")}`;
  if (line.style === "ledge") return <path class="ledge" d={path} aria-hidden="true" />;
  return (
    <g class="wall" aria-hidden="true">
      <path class="wall-shade" d={path} />
      <path class="wall-foot" d={path} />
      <path class="wall-face" d={path} />
      <path class="wall-top" d={path} />
    </g>
  );
}

export function Passage({ line }: { line: ShownLine }) {
  const path = `M${line.points.map(([x, y]) => `${x} ${y}`).join("L")}`;
  if (line.style === "free") {
    return (
      <g class="passage" aria-hidden="true">
        <path class="passage-bed" d={path} />
        <path class="passage-way" d={path} />
      </g>
    );
  }
  const [ax, ay] = line.points[0] ?? [0, 0];
  const [bx, by] = line.points.at(-1) ?? [0, 0];
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  return (
    <g class="passage passage-blocked" role="img" aria-label={line.label}>
      <title>{line.label}</title>
      <path d={path} />
      {line.icon && (
        <>
          <circle cx={x} cy={y} r="15" />
          <use href={`#icon-${line.icon}`} x={x - 10} y={y - 10} width="20" height="20" />
        </>
      )}
    </g>
  );
}
