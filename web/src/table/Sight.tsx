import { t } from "../core/words";
import type { Point, SeenFrom, ShownNode, ShownPanel } from "../messages";
import { IconButton } from "../ui/Button";
import { stopLooking } from "./acts";
import { type Table, useTable } from "./store";

/** Light on those of these nodes that are places in sight. */
export function SeenPlaces({ nodes }: { nodes: readonly ShownNode[] }) {
  const seen = useTable().seen.value;
  const places = new Set(seen?.places);
  if (!places.size) return null;
  return (
    <g class="seen-places" aria-hidden="true">
      {nodes.filter((node) => places.has(node.id)).map((node) => {
        const [x, y] = node.at ?? [0, 0];
        const [wide, high] = node.size ?? [0, 0];
        return (
          <g key={node.id} class={node.id === seen?.here ? "seen-place seen-here" : "seen-place"}>
            <rect x={x - wide / 2} y={y - high / 2} width={wide} height={high} />
            <circle cx={x} cy={y} r="3.5" />
          </g>
        );
      })}
    </g>
  );
}

/** Lines to the figures in sight, unbroken if no figure is in between. They run from centre to centre. */
export function SeenLines({ panel }: { panel: ShownPanel }) {
  const seen = useTable().seen.value;
  const nodes = new Map((panel.nodes ?? []).map((node) => [node.id, node]));
  const from = nodes.get(seen?.here ?? "")?.at;
  if (!seen || !from) return null;
  const line = (thing: string, name: string) => {
    const to = middleOf(nodes, thing);
    if (!to) return null;
    const path = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
    return (
      <g key={thing} class={name} data-seen={thing}>
        <path class="seen-line-foot" d={path} />
        <path class="seen-line-top" d={path} />
      </g>
    );
  };
  return (
    <g class="seen-lines" aria-hidden="true">
      {(seen.hidden ?? []).map((thing) => line(thing, "seen-line seen-line-hidden"))}
      {(seen.figures ?? []).map((thing) => line(thing, "seen-line"))}
    </g>
  );
}

function middleOf(nodes: ReadonlyMap<string, ShownNode>, thing: string): Point | undefined {
  const figure = nodes.get(thing);
  return nodes.get(figure?.on ?? "")?.at ?? figure?.at;
}

/** What the light and the lines mean, in words: also for readers who do not see them. */
export function SightLegend() {
  const table = useTable();
  if (table.looking.value === null) return null;
  return (
    <section class="sight-legend" aria-label={t("table-sight")}>
      <div aria-live="polite">
        <Told table={table} seen={table.seen.value} />
      </div>
      <IconButton icon="close" label={t("table-sight-end")} onClick={() => stopLooking(table)} />
    </section>
  );
}

function Told({ table, seen }: { table: Table; seen: SeenFrom | null }) {
  if (!seen) return <p>{t("table-sight-choose")}</p>;
  if (!seen.here) return <p>{t("table-sight-none")}</p>;
  const named = (things: readonly string[] | undefined) => (things ?? []).map((thing) => nameOf(table, thing)).join(", ");
  return (
    <>
      <p>
        <strong>{t("table-sight-from", { thing: nameOf(table, seen.thing) })}</strong>{" "}
        <span class="sight-key sight-key-place" aria-hidden="true" />{" "}
        {t("table-sight-places")}
      </p>
      <p>
        <span class="sight-key sight-key-line" aria-hidden="true" />{" "}
        {seen.figures?.length ? t("table-sight-figures", { names: named(seen.figures) }) : t("table-sight-nobody")}
      </p>
      {seen.hidden && (
        <p>
          <span class="sight-key sight-key-hidden" aria-hidden="true" />{" "}
          {t("table-sight-hidden", { names: named(seen.hidden) })}
        </p>
      )}
    </>
  );
}

function nameOf(table: Table, thing: string): string {
  return table.shown.value.get(thing)?.[0]?.label ?? "";
}
