import type { Point, ShownNode } from "../messages";
import { Area, Earth, Space } from "./Area";
import { Paving } from "./Paving";
import { inkOn, shapes, type Slot } from "./shapes";

const FLOORS = ["floor", "round", "tile", "area", "space", "earth"];

/** Floors are drawn to their size; everything else is a symbol. */
export const isFloor = (node: ShownNode): boolean => FLOORS.includes(node.shape);

/** Whether a node is as large as its own size says: a floor, or a symbol that fills its box. */
export const isSized = (node: ShownNode): boolean => isFloor(node) || !!shapes.value?.slots[node.shape]?.stretches;

/** The side of the box in which a symbol is drawn, around (0, 0). */
export const SIDE = 108;
export const SQUARE: Point = [SIDE, SIDE];
/** The light ink of icons; a shadow would not show on the dark one. */
const BONE = "#eee5d0";

/** A thing that is no floor: its symbol with icon, mark and badge, so that colour alone never tells things apart.
 * `room` is the box of a symbol that is not square. */
export function Token({ node, room = SQUARE }: { node: ShownNode; room?: Point }) {
  const slots = shapes.value?.slots[node.shape];
  const ink = slots?.ink || inkOn(node.tone || "#000000");
  const [wide, high] = room;
  const placed = (slot: Slot) => {
    const size = (slot[2] / SIDE) * Math.min(wide, high);
    return { x: ((slot[0] - 50) / SIDE) * wide, y: ((slot[1] - 50) / SIDE) * high, size };
  };
  const icon = slots?.icon && node.icon ? placed(slots.icon) : null;
  const mark = slots?.mark && node.mark ? placed(slots.mark) : null;
  const badge = slots?.badge && node.badge ? placed(slots.badge) : null;
  const upright = slots?.turns && high > wide;
  const [long, deep] = upright ? [high, wide] : [wide, high];
  return (
    <g style={{ color: node.tone || "#b8ab91" }}>
      <use
        href={`#shape-${node.shape}`}
        x={-long / 2}
        y={-deep / 2}
        width={long}
        height={deep}
        transform={upright ? "rotate(90)" : undefined}
      />
      {icon && ink === BONE && <Glyph name={node.icon ?? ""} at={icon} aside={icon.size / 28} ink="rgb(0 0 0 / 45%)" />}
      {icon && <Glyph name={node.icon ?? ""} at={icon} aside={0} ink={ink} />}
      {slots?.sign && (node.signs ?? []).slice(0, 3).map((sign, place) => (
        <Sign key={sign} name={sign} at={placed(besides(slots.sign, place))} />
      ))}
      {mark && <Mark x={mark.x} y={mark.y} size={mark.size} text={(node.mark ?? "").slice(0, -(slots?.told ?? 0) || undefined)} />}
      {badge && node.badge && <Badge x={badge.x} y={badge.y} side={badge.size} text={node.badge} />}
    </g>
  );
}

interface Placed {
  x: number;
  y: number;
  size: number;
}

/** An icon, with its shadow slightly offset. */
function Glyph({ name, at, aside, ink }: { name: string; at: Placed; aside: number; ink: string }) {
  return (
    <use
      href={`#icon-${name}`}
      x={at.x - at.size / 2 + aside / 2}
      y={at.y - at.size / 2 + aside}
      width={at.size}
      height={at.size}
      style={{ color: ink }}
    />
  );
}

/** The slot of the next sign. */
function besides(first: Slot | null, place: number): Slot {
  const [x, y, size] = first ?? [0, 0, 0];
  return [x + 34 * place, y, size];
}

/** A state of a figure, as a small disc. */
function Sign({ name, at }: { name: string; at: Placed }) {
  return (
    <g class="sign">
      <circle cx={at.x} cy={at.y} r={at.size / 2} />
      <use
        href={`#icon-${name}`}
        x={at.x - at.size * 0.38}
        y={at.y - at.size * 0.38}
        width={at.size * 0.76}
        height={at.size * 0.76}
      />
    </g>
  );
}

function Mark({ x, y, size, text }: { x: number; y: number; size: number; text: string }) {
  const wide = size * (0.55 + 0.45 * text.length);
  return (
    <g class="mark">
      <rect x={x - wide / 2} y={y - size / 2} width={wide} height={size} rx={size / 3} />
      <text x={x} y={y + size * 0.31} font-size={size * 0.88}>
        {text}
      </text>
    </g>
  );
}

/** The small bone disc with the most important number. */
export function Badge({ x, y, side, text }: { x: number; y: number; side: number; text: string }) {
  const wide = Math.max(side, side * (0.4 + 0.42 * text.length));
  return (
    <g class="badge">
      <rect x={x - wide / 2} y={y - side / 2} width={wide} height={side} rx={side / 2} />
      <text x={x} y={y + side * 0.29} font-size={side * 0.85}>
        {text}
      </text>
    </g>
  );
}

/** A node of a list as a small picture. */
export function TokenPicture({ node }: { node: ShownNode }) {
  return (
    <svg class="token-picture" viewBox="-56 -56 112 112" aria-hidden="true" focusable="false">
      <Token node={node} />
    </svg>
  );
}

/** A floor: a slab in its colour, round or square, with its icon sunk into it. */
export function Floor({ node }: { node: ShownNode }) {
  const [wide, high] = node.size ?? [0, 0];
  if (node.shape === "tile") return <Tile node={node} />;
  if (node.shape === "area") return <Area node={node} />;
  if (node.shape === "space") return <Space node={node} />;
  if (node.shape === "earth") return <Earth node={node} />;
  const icon = Math.min(wide, high) * 0.62;
  const box = { x: -wide / 2, y: -high / 2, width: wide, height: high, rx: node.shape === "round" ? wide / 2 : 8 };
  return (
    <g style={{ color: node.tone || "#57503f" }}>
      <rect {...box} fill="currentColor" stroke="#100f10" stroke-width="4" />
      {node.shape !== "round" && <Paving node={node} />}
      <rect {...box} fill="url(#floor)" />
      {node.icon && (
        <use class="sunk" href={`#icon-${node.icon}`} x={-icon / 2} y={-icon / 2} width={icon} height={icon} />
      )}
    </g>
  );
}

/** A tile joins its neighbours without a gap, and its picture fills it. */
function Tile({ node }: { node: ShownNode }) {
  const [wide, high] = node.size ?? [0, 0];
  const icon = Math.min(wide, high) * 0.8;
  const box = { x: -wide / 2, y: -high / 2, width: wide, height: high };
  return (
    <g style={{ color: node.tone || "#57503f" }}>
      <rect {...box} fill="currentColor" />
      <Paving node={node} />
      {node.icon && (
        <use
          class="inlaid"
          href={`#icon-${node.icon}`}
          x={-icon / 2}
          y={-icon / 2}
          width={icon}
          height={icon}
          style={{ color: inkOn(node.tone || "#57503f") }}
        />
      )}
    </g>
  );
}

/** The number of a floor, at its lower right corner. */
export function FloorBadge({ node }: { node: ShownNode }) {
  const [wide, high] = node.size ?? [0, 0];
  return node.badge ? <Badge x={wide / 2 - 6} y={high / 2 - 6} side={26} text={node.badge} /> : null;
}
