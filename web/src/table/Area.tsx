import type { ShownFact, ShownNode } from "../messages";
import { Paving } from "./Paving";

/** The font sizes of the name of an area and of a fact on a board, and how wide a letter of a bold name is. */
const CAPTION = 19;
const FACT = 20;
const LETTER = 0.5;

/** A part of the board with its name at the upper left and its facts at the lower left. The name is larger where the
 * plane is small, if there is room. */
export function Area({ node }: { node: ShownNode }) {
  const [wide, high] = node.size ?? [0, 0];
  const indent = node.icon ? 34 : 10;
  const fits = (wide - indent - 6) / (LETTER * CAPTION * Math.max(1, node.label.length));
  return (
    <g class="area" style={{ color: node.tone || "#1f1c1d" }}>
      <rect class="area-ground" x={-wide / 2} y={-high / 2} width={wide} height={high} rx="10" />
      <rect class="area-stones" x={-wide / 2} y={-high / 2} width={wide} height={high} rx="10" fill="url(#ground)" />
      {node.icon && <use href={`#icon-${node.icon}`} x={8 - wide / 2} y={5 - high / 2} width="21" height="21" />}
      <text
        font-size={CAPTION}
        style={{
          transform: `translate(${indent - wide / 2}px, ${22 - high / 2}px) scale(min(var(--legible), ${fits}))`,
        }}
      >
        {node.label}
      </text>
      {(node.facts ?? []).map((fact, place) => (
        <Fact key={fact.icon} fact={fact} x={10 - wide / 2} baseline={high / 2 - 8 - 26 * place} />
      ))}
    </g>
  );
}

/** A place for a figure, with its facts below each other at the top. */
export function Space({ node }: { node: ShownNode }) {
  const [wide, high] = node.size ?? [0, 0];
  const box = { x: -wide / 2, y: -high / 2, width: wide, height: high, rx: 8 };
  const side = Math.min(wide, high) * 0.62;
  return (
    <g style={{ color: node.tone || "#57503f" }}>
      <rect {...box} fill="currentColor" stroke="#100f10" stroke-width="3" />
      <Paving node={node} />
      <rect {...box} fill="url(#floor)" />
      {node.icon && (
        <use class="sunk" href={`#icon-${node.icon}`} x={-side / 2} y={-side / 2} width={side} height={side} />
      )}
      {(node.facts ?? []).map((fact, place) => (
        <Fact key={fact.icon} fact={fact} x={7 - wide / 2} baseline={24 + 26 * place - high / 2} />
      ))}
    </g>
  );
}

/** A cell without a floor yet. */
export function Earth({ node }: { node: ShownNode }) {
  const [wide, high] = node.size ?? [0, 0];
  return (
    <g style={{ color: node.tone || "#2d2825" }}>
      <rect class="earth" x={-wide / 2} y={-high / 2} width={wide} height={high} rx="8" />
    </g>
  );
}

function Fact({ fact, x, baseline }: { fact: ShownFact; x: number; baseline: number }) {
  return (
    <g class={fact.dim ? "board-fact dim" : "board-fact"}>
      <use href={`#icon-${fact.icon}`} x={x} y={baseline - 18} width="22" height="22" />
      <text x={x + 27} y={baseline} font-size={FACT}>
        {fact.value}
      </text>
    </g>
  );
}
