import { useRef } from "preact/hooks";
import type { ShownNode } from "../messages";
import { Floor, FloorBadge, isFloor, isSized, SIDE, SQUARE, Token } from "./Token";
import { thingOf } from "./store";

const ROUND = ["round", "person", "hero", "ally"];

/** How a node stands out: it may be touched, is selected, is pointed at from elsewhere, or a lesson mentions it. */
export interface Light {
  lit: boolean;
  selected: boolean;
  pointed: boolean;
  noted: boolean;
  /** The carried thing can be dropped on it, would be dropped now, or is the node itself. */
  goal?: boolean;
  over?: boolean;
  lifted?: boolean;
  /** It can be carried. */
  portable?: boolean;
  /** It falls, and is then removed. */
  falls?: boolean;
  /** What can be done to it is seldom wanted, so it does not shine. */
  aside?: boolean;
  /** It has changed while nobody could act. */
  changed?: boolean;
}

/** `late`: how long after others it comes out of the dark, in milliseconds; without it, it appears at once. */
type NodeProps = { node: ShownNode; light: Light; spoken?: string; tab?: boolean; late?: number | undefined };

/** A node of a plane at its place. When its place changes it moves there. Only a node with words, `spoken`, can be
 * touched. */
export function BoardNode({ node, light, spoken, tab, late }: NodeProps) {
  const waits = useRef(late);
  const [x, y] = node.at ?? [0, 0];
  const floor = isFloor(node);
  const sized = isSized(node);
  const scale = sized ? 1 : Math.min(...(node.size ?? [SIDE, SIDE])) / SIDE;
  const ring = outline(node);
  const names = ["node", floor ? "node-floor" : "node-token"];
  for (const [name, on] of Object.entries(light)) if (on) names.push(name);
  if (node.shape === "tile") names.push("node-tile");
  if (waits.current !== undefined) names.push("dawns");
  if (node.dim) names.push("dim");
  return (
    <g
      class={names.join(" ")}
      style={{
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        ...(waits.current === undefined ? {} : { "--late": `${waits.current}ms` }),
      }}
      data-node={node.id}
      data-thing={thingOf(node)}
    >
      <g aria-hidden="true">
        {node.active && !floor && <circle class="lamp" r={SIDE * 0.9} fill="url(#glow)" />}
        {node.active && !floor && <rect class="ring-acts" {...ring} />}
        {!floor && <Rings light={light} ring={ring} />}
        {floor ? <Floor node={node} /> : <Token node={node} room={sized ? (node.size ?? SQUARE) : SQUARE} />}
        {floor && <Rings light={light} ring={ring} />}
        {floor && <FloorBadge node={node} />}
      </g>
      {spoken !== undefined && (
        <rect
          class="hit"
          {...ring}
          role={light.lit ? "button" : "img"}
          aria-label={spoken}
          aria-pressed={light.lit && light.selected ? "true" : undefined}
          tabindex={light.lit ? (tab ? 0 : -1) : undefined}
        />
      )}
    </g>
  );
}

/** The light around a node: below a figure, so as not to hide its letter and points; on top of a floor. */
function Rings({ light, ring }: { light: Light; ring: ReturnType<typeof outline> }) {
  if (!Object.values(light).some(Boolean)) return null;
  return (
    <>
      <rect class="ring ring-far" {...ring} />
      <rect class="ring ring-near" {...ring} />
      <rect class="ring ring-line" {...ring} />
    </>
  );
}

/** The outline of the light around a node. */
function outline(node: ShownNode) {
  const sized = isSized(node);
  // Tiles lie side by side, so their light stays inside.
  const inside = node.shape === "tile" ? 6 : 0;
  const [wide, high] = sized ? (node.size ?? [0, 0]) : [SIDE - 4, SIDE - 4];
  const rx = ROUND.includes(node.shape) ? wide / 2 : inside ? 4 : sized ? 8 : 22;
  return { x: (inside - wide) / 2, y: (inside - high) / 2, width: wide - inside, height: high - inside, rx };
}

/** The mark of a floor on a small dark plate, drawn over anything that stands there. Spaces and earth lie close
 * together, so their marks stay inside. */
export function FloorMark({ node }: { node: ShownNode }) {
  const [x, y] = node.at ?? [0, 0];
  const [wide, high] = node.size ?? [0, 0];
  const plate = 12 + 9 * (node.mark ?? "").length;
  const inside = node.shape === "space" || node.shape === "earth";
  const left = node.shape === "round" ? x - plate / 2 : x - wide / 2 - (inside ? -3 : 2);
  const [top, up] = inside ? [y + high / 2 - 3, -20] : [y + high / 2 - 9, 0];
  return (
    <g
      class="floor-mark"
      aria-hidden="true"
      style={{ transform: `translate(${left}px, ${top}px) scale(var(--legible))` }}
    >
      <rect y={up} width={plate} height="20" rx="6" />
      <text x={plate / 2} y={up + 16}>
        {node.mark}
      </text>
    </g>
  );
}

/** The cost of going there, in a corner that is otherwise empty. Tiles lie side by side, so their number stays in the
 * middle and hides no neighbour. */
export function Cost({ node, cost }: { node: ShownNode; cost: number }) {
  const [x, y] = node.at ?? [0, 0];
  if (node.shape === "tile") {
    return (
      <g class="cost cost-inside" aria-hidden="true" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <circle r="10" />
        <text y="5">{cost}</text>
      </g>
    );
  }
  const [wide, high] = node.size ?? [0, 0];
  const out = node.shape === "round" ? 0.36 : 0.46;
  const [right, low] = [x + wide * out, y + (node.badge ? -high : high) * out];
  return (
    <g class="cost" aria-hidden="true" style={{ transform: `translate(${right}px, ${low}px) scale(var(--legible))` }}>
      <circle r="13" />
      <text y="6.5">{cost}</text>
    </g>
  );
}
