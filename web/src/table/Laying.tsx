import { t } from "../core/words";
import type { Option, ShownNode, ShownPanel } from "../messages";
import { choose, turnFurther } from "./acts";
import { boxOf, nameOf, tilesIn } from "./ghosts";
import { FloorBadge, isFloor, isSized, SIDE, SQUARE, Floor, Token } from "./Token";
import { isInFloor, Passage, Wall } from "./Plane";
import { useTable } from "./store";

/** On the board: what would lie there. A touch turns it, if it can be turned. */
export function Laid({ panel }: { panel: ShownPanel }) {
  const table = useTable();
  const option = table.ghost.value;
  const ghost = option?.ghost;
  if (!option || ghost?.panel !== panel.id) return null;
  const [left, top, right, bottom] = boxOf(ghost);
  const lines = ghost.lines ?? [];
  const edge = { x: left - 4, y: top - 4, width: right - left + 8, height: bottom - top + 8, rx: 10 };
  return (
    <g class={ghost.turns ? "laid turns" : "laid"} data-laid={nameOf(option)}>
      <g aria-hidden="true" class="laid-tile">
        {ghost.nodes.map((node) => (
          <Drawn key={node.id} node={node} />
        ))}
        {lines.map((line) => (isInFloor(line) ? <Wall key={line.id} line={line} /> : <Passage key={line.id} line={line} />))}
        <rect class="laid-edge" {...edge} />
        {ghost.turns && option.note && (
          <g class="laid-words" style={{ transform: `translate(${(left + right) / 2}px, ${(top + bottom) / 2}px) scale(var(--legible))` }}>
            <text font-size={Math.max(9, Math.min(22, (right - left) / 9))}>{option.note.split(" · ")[0]}</text>
          </g>
        )}
      </g>
      {ghost.turns && (
        <rect class="hit laid-hit" {...edge} role="button" tabindex={0} aria-label={`${t("table-turn")}: ${option.label}, ${option.note ?? ""}`} />
      )}
    </g>
  );
}

function Drawn({ node }: { node: ShownNode }) {
  const [x, y] = node.at ?? [0, 0];
  const sized = isSized(node);
  const scale = sized ? 1 : Math.min(...(node.size ?? SQUARE)) / SIDE;
  return (
    <g style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
      {isFloor(node) ? <Floor node={node} /> : <Token node={node} room={sized ? (node.size ?? SQUARE) : SQUARE} />}
      {isFloor(node) && <FloorBadge node={node} />}
    </g>
  );
}

/** In the prompt: which tile, how it lies now, turn it, lay it there. */
export function LayingBox({ ways, now }: { ways: readonly Option[]; now: Option }) {
  const table = useTable();
  const tiles = tilesIn(ways);
  const same = ways.filter((option) => option.ghost?.turns === now.ghost?.turns);
  return (
    <div class="laying" role="group" aria-label={t("table-options")}>
      {tiles.length > 1 && (
        <div class="laying-tiles" role="group" aria-label={t("table-picks")}>
          {tiles.map((option) => (
            <button
              key={nameOf(option)}
              type="button"
              class="choice"
              aria-pressed={option.ghost?.turns === now.ghost?.turns}
              onClick={() => (table.tried.value = nameOf(option))}
            >
              <span class="choice-words">{option.ghost?.nodes[0]?.label}</span>
            </button>
          ))}
        </div>
      )}
      <p class="laying-words" aria-live="polite">
        {now.label}
        {now.note && <small class="choice-note">{now.note}</small>}
      </p>
      <button type="button" class="choice great laying-lay" onClick={() => choose(table, now)}>
        <span class="choice-words">{t("table-lay")}</span>
        <kbd class="key" aria-hidden="true">
          ⏎
        </kbd>
      </button>
      {same.length > 1 && (
        <button type="button" class="choice laying-turn" onClick={() => turnFurther(table)}>
          <span class="choice-words">
            {t("table-turn")} <span class="choice-count">{t("table-turn-of", { place: same.indexOf(now) + 1, of: same.length })}</span>
          </span>
          <kbd class="key" aria-hidden="true">
            R
          </kbd>
        </button>
      )}
    </div>
  );
}
