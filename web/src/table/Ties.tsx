import type { ShownPanel } from "../messages";
import { tiesOf } from "./carry";
import { useTable } from "./store";
import { isFloor } from "./Token";

/** Lines between two things of a plane where the draft carries one to the other. */
export function Ties({ panel }: { panel: ShownPanel }) {
  const table = useTable();
  const lifted = table.carried.value?.node.id;
  const nodes = (panel.nodes ?? []).filter((node) => node.id !== lifted);
  const ties = tiesOf(nodes, table.draft.value?.picked ?? [], table.laid.value);
  return (
    <g class="ties" aria-hidden="true">
      {ties.map(({ from, to }) => {
        const [ax, ay] = from.at ?? [0, 0];
        const [bx, by] = to.at ?? [0, 0];
        return isFloor(from) ? null : (
          <g key={`${from.id} ${to.id}`}>
            <path class="tie-foot" d={`M${ax} ${ay}L${bx} ${by}`} />
            <path class="tie-top" d={`M${ax} ${ay}L${bx} ${by}`} />
            {isFloor(to) && <circle cx={bx} cy={by} r="8" />}
          </g>
        );
      })}
    </g>
  );
}
