import { t } from "../core/words";
import type { SeatShown, ShownFact, ShownNode, ShownPanel } from "../messages";
import { GameIcon, Icon } from "../ui/Icon";
import { touch } from "./acts";
import { lightOf } from "./Plane";
import { type Table, thingOf, useTable } from "./store";
import { TokenPicture } from "./Token";

const SEAT = "seat:";
/** From this number on, things stand side by side. */
const MANY = 15;
/** How many log entries a remark stays at its seat. */
const HEARD = 25;

/** Whether a panel shows the players: all its nodes are seats. */
export function isSeats(panel: ShownPanel): boolean {
  const nodes = panel.nodes ?? [];
  return panel.kind === "list" && nodes.length > 0 && nodes.every((node) => node.id.startsWith(SEAT));
}

/** Whether a panel is a store of things to choose from. */
function isStore(panel: ShownPanel): boolean {
  const nodes = panel.nodes ?? [];
  return nodes.length >= MANY && nodes.every((node) => node.shape === "thing");
}

/** A list of things: players, cards on the table, and so on. */
export function ListPanel({ panel }: { panel: ShownPanel }) {
  const table = useTable();
  const mine = (node: ShownNode) => node.id === `${SEAT}${table.now.value?.seat ?? -1}`;
  return (
    <section class="list" aria-label={panel.title} tabIndex={isSeats(panel) ? 0 : undefined}>
      <ul class={isSeats(panel) ? "rows seats" : panel.spread ? "rows wares" : isStore(panel) ? "rows store" : "rows"}>
        {(panel.nodes ?? []).map((node) => (
          <li key={node.id} class={mine(node) ? "own" : undefined}>
            <Row node={mine(node) ? marked(node) : node} person={personOf(table, node)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The reader's own node is marked. */
const marked = (node: ShownNode): ShownNode => ({ ...node, detail: [t("table-you"), ...(node.detail ?? [])] });

function personOf(table: Table, node: ShownNode): SeatShown | undefined {
  if (!node.id.startsWith(SEAT)) return undefined;
  return table.people.value?.seats.find((seat) => `${SEAT}${seat.seat}` === node.id);
}

/** What the player of this seat has said lately. */
function remarkOf(table: Table, node: ShownNode): string {
  const told = table.told.value;
  const last = told.findLast((line) => line.kind === "remark" && line.things?.[0] === node.id);
  return last && (told.at(-1)?.n ?? 0) - last.n < HEARD ? last.text : "";
}

/** A row; a button if it may be touched. */
function Row({ node, person }: { node: ShownNode; person: SeatShown | undefined }) {
  const table = useTable();
  const thing = thingOf(node);
  const light = lightOf(table, node);
  const names = ["item", `indent-${Math.min(3, node.indent ?? 0)}`];
  for (const [name, on] of Object.entries(light)) if (on) names.push(name);
  if (node.dim) names.push("dim");
  if (node.active) names.push("active");
  const hover = {
    onPointerEnter: () => (table.hovered.value = thing),
    onPointerLeave: () => (table.hovered.value = ""),
    style: { "--tone": node.tone || "var(--seam-light)" },
    class: names.join(" "),
    "data-thing": thing,
    // A dim row is one line; its full text appears when the pointer rests on it.
    title: node.dim || (node.facts ?? []).some((fact) => fact.tone) ? [node.label, ...(node.detail ?? [])].join(" · ") : undefined,
  };
  const inside = <RowInside node={node} person={person} />;
  if (!light.lit) return <div {...hover}>{inside}</div>;
  return (
    <button
      {...hover}
      type="button"
      aria-pressed={light.selected}
      onClick={(event) => touch(table, thing, event.currentTarget.getBoundingClientRect())}
    >
      {inside}
    </button>
  );
}

/** The picture and the words of a thing in a list. */
export function RowInside({ node, person }: { node: ShownNode; person: SeatShown | undefined }) {
  const detail = (node.detail ?? []).join("\u00a0· ");
  // Whose it is stands in slots: the rest is told when the pointer rests on it.
  const slots = (node.indent ?? 0) > 0 && (node.facts ?? []).some((fact) => fact.tone);
  const table = useTable();
  const said = person ? remarkOf(table, node) : "";
  return (
    <>
      <TokenPicture node={node} />
      <span class="item-words">
        <span class="item-label">
          <strong>{node.label}</strong>
          {person && <Person person={person} label={node.label} />}
        </span>
        {(node.facts ?? []).length > 0 && (
          <span class="facts">
            {(node.facts ?? []).map((fact) => (
              <Fact key={fact.label} fact={fact} />
            ))}
          </span>
        )}
        {detail && <span class={slots ? "item-detail unseen" : "item-detail"}>{detail}</span>}
        {said && <span class="item-said">{said}</span>}
      </span>
    </>
  );
}

/** Who plays a seat, and whether they are there. A person alone with bots needs no name. */
function Person({ person, label }: { person: SeatShown; label: string }) {
  const seats = useTable().people.value?.seats ?? [];
  const alone = seats.every((seat) => seat.kind === "bot" || (seat.mine && seat.name === person.name));
  const name = person.kind === "bot" ? person.name || person.bot : alone ? "" : person.name;
  const state =
    person.kind === "bot"
      ? t("table-bot")
      : person.kind === "free"
        ? t("table-free")
        : person.online
          ? t("table-here")
          : t("table-away");
  return (
    <span
      class={`person person-${person.kind} ${person.online || person.kind === "bot" ? "here" : "away"}`}
      title={state}
    >
      {person.kind === "bot" ? <Icon name="bot" /> : <span class="dot" aria-hidden="true" />}
      {name && name !== label && <span class="person-name">{name}</span>}
      <span class="unseen">{state}</span>
    </span>
  );
}

function Fact({ fact }: { fact: ShownFact }) {
  const names = `fact${fact.dim ? " dim" : ""}${fact.tone ? " share" : ""}`;
  return (
    <span class={names} style={fact.tone ? { "--share": fact.tone } : undefined} title={fact.label}>
      {fact.mark && (
        <b class="share-mark" aria-hidden="true">
          {fact.mark}
        </b>
      )}
      {fact.icon && <GameIcon name={fact.icon} />}
      <span aria-hidden="true">{fact.value}</span>
      <span class="unseen">{fact.label}</span>
    </span>
  );
}
