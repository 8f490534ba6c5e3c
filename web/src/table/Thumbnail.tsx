import { useMemo } from "preact/hooks";
import type { ShownNode, ShownPanel } from "../messages";
import { BoardNode } from "./Node";
import { isInFloor, Passage, steadily, Wall } from "./Plane";
import { thingOf, useTable } from "./store";
import { isFloor } from "./Token";
import { FRAME } from "./view";

/** A small picture of a plane. It cannot be touched, but what may be touched on the plane is lit. */
export function Thumbnail({ panel }: { panel: ShownPanel }) {
  const lit = useTable().lit.value;
  return useMemo(() => {
    const [wide, high] = panel.size ?? [1, 1];
    const nodes = panel.nodes ?? [];
    const lines = panel.lines ?? [];
    const drawn = (node: ShownNode) => (
      <BoardNode
        key={node.id}
        node={node}
        light={{ lit: lit.has(thingOf(node)), selected: false, pointed: false, noted: false }}
      />
    );
    return (
      <svg
        class="thumbnail"
        viewBox={`${-FRAME} ${-FRAME} ${wide + 2 * FRAME} ${high + 2 * FRAME}`}
        aria-hidden="true"
        focusable="false"
      >
        <rect class="slab" x="-28" y="-28" width={wide + 56} height={high + 56} rx="16" fill="url(#stone)" />
        {lines.filter((line) => !isInFloor(line)).map((line) => (
          <Passage key={line.id} line={line} />
        ))}
        {steadily(nodes.filter(isFloor)).map(drawn)}
        {lines.filter(isInFloor).map((line) => (
          <Wall key={line.id} line={line} />
        ))}
        {steadily(nodes.filter((node) => !isFloor(node))).map(drawn)}
      </svg>
    );
  }, [panel, lit]);
}
