import { signal } from "@preact/signals";
import { t } from "../core/words";
import type { Closed, ShownNode } from "../messages";
import { Place } from "./Place";
import { RuleLink } from "../ui/Rule";
import { GameIcon } from "../ui/Icon";
import { type Table, thingOf, useTable } from "./store";

const SOON = 350;
const LATER = 200;

/** `asked`: the reader has touched the thing, and expects an answer. */
const tip = signal<{ node: ShownNode; at: DOMRect; asked: boolean } | null>(null);
let timer = 0;

/** The last position of the pointer. */
let spot = "";
const spotOf = (event: MouseEvent) => `${event.clientX} ${event.clientY}`;
addEventListener("pointermove", (event) => (spot = spotOf(event)), true);

/** Whether the pointer has moved here. It may also have stayed while a thing moved under it. */
export function comes(event: MouseEvent): boolean {
  return spotOf(event) !== spot;
}

/** Show the tip of a node beside it; "soon" waits to see whether the pointer stays. */
export function showTip(node: ShownNode, beside: Element, when: "now" | "soon"): void {
  window.clearTimeout(timer);
  if (tip.value?.node.id === node.id) return;
  timer = window.setTimeout(
    () => {
      tip.value = { node, at: beside.getBoundingClientRect(), asked: false };
    },
    when === "now" ? 0 : SOON,
  );
}

/** Say at once why nothing happens when a thing is touched. */
export function sayWhyNot(node: ShownNode, beside: Element): void {
  window.clearTimeout(timer);
  tip.value = { node, at: beside.getBoundingClientRect(), asked: true };
}

/** Hide it a moment later, so that the pointer can reach the rule link in it. */
export function hideTip(): void {
  window.clearTimeout(timer);
  if (tip.value) timer = window.setTimeout(dropTip, LATER);
}

export function dropTip(): void {
  window.clearTimeout(timer);
  tip.value = null;
}

function keepTip(): void {
  window.clearTimeout(timer);
}

function closedAt(table: Table, thing: string): readonly Closed[] {
  const closed = [...(table.draft.value?.closed ?? []), ...(table.closed.value?.closed ?? [])];
  return closed.filter((each) => each.things?.includes(thing)).slice(0, 3);
}

/** The tip of the thing under the pointer: what it is, what it holds, what cannot be done with it. */
export function Tip() {
  const table = useTable();
  if (!tip.value || table.menu.value) return null;
  const { node, at, asked } = tip.value;
  const thing = thingOf(node);
  // A thing that can be touched shows what it can do; one that cannot says why.
  const closed = table.lit.value.has(thing) ? [] : closedAt(table, thing);
  const told = new Set((node.facts ?? []).map((fact) => fact.label));
  return (
    <Place class="tip" at={at} role="tooltip" onPointerEnter={keepTip} onPointerLeave={dropTip}>
      <strong>{node.label}</strong>
      {(node.detail ?? [])
        .filter((line) => !told.has(line))
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {(node.facts ?? []).map((fact) => (
        <p key={fact.label} class={fact.dim ? "fact quiet" : "fact"}>
          <GameIcon name={fact.icon} /> {fact.label}
        </p>
      ))}
      {closed.map((each) => (
        <p key={each.label} class="tip-closed">
          {each.label} – <em>{each.why}</em> <RuleLink id={each.rule} />
        </p>
      ))}
      {asked && closed.length === 0 && table.options.value.length > 0 && (
        <p class="tip-closed" role="status">
          {t("table-nothing-here")}
        </p>
      )}
    </Place>
  );
}
