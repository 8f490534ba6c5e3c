import type { ShownPanel } from "../messages";
import { useTable } from "./store";

/** What a figure on this plane loses, rising from it. */
export function Harms({ panel }: { panel: ShownPanel }) {
  const cue = useTable().cue.value;
  if (cue?.kind !== "harm") return null;
  const here = new Set((panel.nodes ?? []).map((node) => node.id));
  return (
    <>
      {cue.harms
        .filter((harm) => harm.loss && here.has(harm.node))
        .map((harm) => (
          <g key={harm.node} class="harm" aria-hidden="true" style={{ translate: `${harm.at[0]}px ${harm.at[1]}px` }}>
            <text>{harm.loss}</text>
          </g>
        ))}
    </>
  );
}
