import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/words";
import type { ShownNode, ShownPanel } from "../messages";
import { Button } from "../ui/Button";
import { RowInside } from "./Lists";
import { useTable } from "./store";
import { dropTip } from "./Tip";

/** Before the first decision: the story, and the figures that go, as cards. A button leads to the table. */
export function Opening({ panel }: { panel: ShownPanel }) {
  const table = useTable();
  const begin = useRef<HTMLDivElement>(null);
  // A reader who wants to play presses Enter.
  useEffect(() => {
    dropTip();
    begin.current?.querySelector("button")?.focus();
  }, []);
  const [story, ...cards] = inCards(panel.nodes ?? []);
  return (
    <main class="opening">
      <h1 class="opening-title">{panel.title}</h1>
      <div class="opening-cards" tabIndex={0} role="group" aria-label={panel.title}>
        {story && <section class="opening-story parchment">{story.map((node) => <Words key={node.id} node={node} />)}</section>}
        <ul>
          {cards.map((nodes) => (
            <li key={nodes[0]?.id} class="opening-card">
              {nodes.map((node) => (
                <div key={node.id} class={node.indent ? "item opening-item" : "item opening-head"} style={{ "--tone": node.tone || "var(--seam-light)" }}>
                  <RowInside node={node} person={undefined} />
                </div>
              ))}
            </li>
          ))}
        </ul>
      </div>
      <div class="row opening-ways" ref={begin}>
        <Button kind="gold" big icon="play" onClick={() => (table.begun.value = true)}>
          {t("opening-begin")}
        </Button>
        <Button icon="pen" onClick={() => table.send({ do: "choose" })}>
          {t("opening-choose")}
        </Button>
      </div>
    </main>
  );
}

/** Things, with their texts below them. */
function inCards(nodes: readonly ShownNode[]): readonly (readonly ShownNode[])[] {
  const cards: ShownNode[][] = [];
  for (const node of nodes) {
    const last = cards.at(-1);
    if (node.indent && last) last.push(node);
    else cards.push([node]);
  }
  return cards;
}

/** Words of a story. Its name is read elsewhere. */
function Words({ node }: { node: ShownNode }) {
  return (
    <>
      {node.indent ? <h2>{node.label}</h2> : null}
      {(node.detail ?? []).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </>
  );
}
