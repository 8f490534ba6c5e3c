import type { ShownNode } from "../messages";
import { inkOn, shapes } from "./shapes";

const DRAWN_TO_SIZE = ["floor", "round"];

/** Floors are drawn to their size; everything else is a symbol. */
export const isFloor = (node: ShownNode): boolean => DRAWN_TO_SIZE.includes(node.shape);

/** The side of the box in which a symbol is drawn, around (0, 0). */
export const SIDE = 108;

/** A thing that is no floor: its symbol with icon, mark and badge, so that its colour is never alone. */
export function Token({ node }: { node: ShownNode }) {
  const slots = shapes.value?.slots[node.shape];
  const ink = slots?.ink || inkOn(node.tone || "#000000");
  return (
    <g style={{ color: node.tone || "#b8ab91" }}>
      <use href={`#shape-${node.shape}`} x={-SIDE / 2} y={-SIDE / 2} width={SIDE} height={SIDE} />
      {slots?.icon && node.icon && (
        <use
          href={`#icon-${node.icon}`}
          x={slots.icon[0] - 50 - slots.icon[2] / 2}
          y={slots.icon[1] - 50 - slots.icon[2] / 2}
          width={slots.icon[2]}
          height={slots.icon[2]}
          style={{ color: ink }}
        />
      )}
      {slots?.mark && node.mark && (
        <Mark x={slots.mark[0] - 50} y={slots.mark[1] - 50} size={slots.mark[2]} of={node} />
      )}
      {slots?.badge && node.badge && (
        <Badge x={slots.badge[0] - 50} y={slots.badge[1] - 50} side={slots.badge[2]} text={node.badge} />
      )}
    </g>
  );
}

function Mark({ x, y, size, of }: { x: number; y: number; size: number; of: ShownNode }) {
  const wide = size * (0.55 + 0.45 * (of.mark ?? "").length);
  return (
    <g class="mark">
      <rect x={x - wide / 2} y={y - size / 2} width={wide} height={size} rx={size / 3} />
      <text x={x} y={y + size * 0.31} font-size={size * 0.88}>
        {of.mark}
      </text>
    </g>
  );
}

/** The small bone disc with the one number that matters. */
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
  const icon = Math.min(wide, high) * 0.62;
  const box = { x: -wide / 2, y: -high / 2, width: wide, height: high, rx: node.shape === "round" ? wide / 2 : 8 };
  return (
    <g style={{ color: node.tone || "#57503f" }}>
      <rect {...box} fill="currentColor" stroke="#100f10" stroke-width="4" />
      <rect {...box} fill="url(#floor)" />
      {node.icon && (
        <use class="sunk" href={`#icon-${node.icon}`} x={-icon / 2} y={-icon / 2} width={icon} height={icon} />
      )}
    </g>
  );
}

/** The number of a floor, at its lower right corner. */
export function FloorBadge({ node }: { node: ShownNode }) {
  const [wide, high] = node.size ?? [0, 0];
  return node.badge ? <Badge x={wide / 2 - 6} y={high / 2 - 6} side={26} text={node.badge} /> : null;
}
