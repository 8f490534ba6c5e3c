import type { ShownNode } from "../messages";

/** The stones of a floor, drawn over its colour. */
export function Paving({ node }: { node: ShownNode }) {
  const [x, y] = node.at ?? [0, 0];
  const [wide, high] = node.size ?? [0, 0];
  const flag = Math.floor(Math.trunc(x * 7 + y * 13 + (x * y) / 40) / 20) % 4;
  return <use href={`#flag-${flag}`} x={-wide / 2} y={-high / 2} width={wide} height={high} />;
}
