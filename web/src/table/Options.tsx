import { useEffect, useState } from "preact/hooks";
import { t } from "../core/words";
import type { Closed, Option } from "../messages";
import { back, choose, takeShortcut } from "./acts";
import { entriesOf, FEW, KEYS } from "./keys";
import { narrow, roomy } from "./layout";
import { isWanted } from "./lesson";
import { RuleLink } from "../ui/Rule";
import { type MenuAt, type Table, useTable } from "./store";
import { waysToLay } from "./ghosts";
import { LayingBox } from "./Laying";
import { pointsAt } from "./touch";

/** Shorter labels than this stand side by side; where there is little room, longer ones do too. */
const SHORT = 16;
const SHORT_ENOUGH = 38;
/** From this number on, options leave room for the rest of the table. */
const MANY = 12;
/** This many, open and closed, leave room even on a low screen. */
const A_FEW = 8;

/** Everything that can be done now, as buttons with keys: each option, or one verb for an act with many options. */
export function Options() {
  const table = useTable();
  const menu = table.menu.value;
  if (menu && !menu.at && narrow.value) return <ThingOptions menu={menu} />;
  const entries = entriesOf(table);
  const opened = table.options.value.length > FEW ? (table.now.value?.verbs?.[table.opened.value] ?? "") : "";
  if (!entries.length) return null;
  const ways = waysToLay(table.options.value);
  if (ways.length && table.ghost.value) return <LayingBox ways={ways} now={table.ghost.value} />;
  const labels = entries.map((entry) => ("option" in entry ? entry.option.label + (entry.option.note ?? "") : entry.label));
  const short = labels.length > 3 && labels.every((label) => label.length < (roomy.value ? SHORT : SHORT_ENOUGH));
  return (
    <div class={entries.length > MANY ? "options many" : short ? "options short" : "options"} role="group" aria-label={opened || t("table-options")}>
      {opened && (
        <button type="button" class="choice choice-back" onClick={() => (table.opened.value = "")}>
          <span class="choice-words">← {opened}</span>
          <Key of="Esc" />
        </button>
      )}
      {entries.map((entry, place) =>
        "option" in entry ? (
          <OptionButton key={entry.option.answer.join(" ")} option={entry.option} hint={KEYS[place] ?? ""} />
        ) : (
          <button
            key={entry.verb}
            type="button"
            class={entry.options.some((option) => isWanted(table, option)) ? "choice noted" : "choice"}
            aria-expanded="false"
            onClick={() => (table.opened.value = entry.verb)}
            onPointerEnter={() => (table.pointed.value = entry.options.flatMap((option) => option.things?.[0] ?? []))}
            onPointerLeave={() => (table.pointed.value = [])}
          >
            <span class="choice-words">
              {entry.label} <span class="choice-count">· {entry.options.length}</span>
            </span>
            <Key of={KEYS[place] ?? ""} />
          </button>
        ),
      )}
    </div>
  );
}

/** Shortcuts: what several answers do at once. */
export function Shortcuts() {
  const table = useTable();
  const shortcuts = table.closed.value?.shortcuts ?? [];
  if (!shortcuts.length || table.draft.value || table.warned.value || table.menu.value) return null;
  return (
    <div class="shortcuts" role="group" aria-label={t("table-shortcuts")}>
      {shortcuts.map(({ name, label, effect }) => (
        <button key={name} type="button" class="shortcut" title={effect} onClick={() => takeShortcut(table, name)}>
          {label} <span aria-hidden="true">»</span>
        </button>
      ))}
    </div>
  );
}

/** On a phone: what can be done with the selected thing, instead of everything else. */
function ThingOptions({ menu }: { menu: MenuAt }) {
  const table = useTable();
  const label = table.shown.value.get(menu.thing)?.[0]?.label ?? "";
  return (
    <div class="options" role="group" aria-label={label}>
      <button type="button" class="choice choice-back" onClick={() => back(table)}>
        <span class="choice-words">← {label}</span>
      </button>
      {menu.options.map((option) => (
        <OptionButton key={option.answer.join(" ")} option={option} />
      ))}
    </div>
  );
}

/** One option. Pointing at it shows its things on the board; pointing at a thing shows its options. */
export function OptionButton({ option, hint }: { option: Option; hint?: string }) {
  const table = useTable();
  const pointed = table.hovered.value !== "" && pointsAt(option, table.hovered.value);
  return (
    <button
      type="button"
      class={`choice${pointed ? " pointed" : ""}${option.great ? " great" : ""}${isWanted(table, option) ? " noted" : ""}`}
      onClick={() => choose(table, option)}
      onPointerEnter={() => (table.pointed.value = option.things ?? [])}
      onPointerLeave={() => (table.pointed.value = [])}
      onFocus={() => (table.pointed.value = option.things ?? [])}
      onBlur={() => (table.pointed.value = [])}
    >
      <span class="choice-words">
        {option.label}
        {option.note && <small class="choice-note">{option.note}</small>}
      </span>
      {hint && <Key of={hint} />}
    </button>
  );
}

function Key({ of }: { of: string }) {
  return (
    <kbd class="key" aria-hidden="true">
      {of.toUpperCase()}
    </kbd>
  );
}

/** What cannot be done now, or picked next; a touch says why, with the rule. */
export function ClosedOptions() {
  const table = useTable();
  const draft = table.draft.value;
  const closed = [...(draft?.closed ?? []), ...closedVerbs(table)];
  const [asked, setAsked] = useState("");
  const [wanted, setWanted] = useState<boolean | null>(null);
  useEffect(() => setAsked(""), [table.now.value?.choice, draft]);
  if (!closed.length || table.warned.value) return null;
  const found = closed.find((each) => nameOf(each) === asked);
  const open = entriesOf(table).length;
  const room = !narrow.value && !table.now.value?.note && (roomy.value ? open <= MANY : open + closed.length <= A_FEW);
  // It stays folded or unfolded at the next question.
  const unfolded = wanted ?? room;
  const fold = (event: Event) => {
    event.preventDefault();
    setWanted(!unfolded);
  };
  return (
    <details class="quietly" open={unfolded}>
      <summary onClick={fold}>{t("table-closed", { count: closed.length })}</summary>
      <p class="why" role="status">
        {found && (
          <>
            {found.why} <RuleLink id={found.rule} />
          </>
        )}
      </p>
      <div class="closed-list">
        {closed.map((each) => (
          <button
            key={nameOf(each)}
            type="button"
            class="closed-option"
            aria-expanded={asked === nameOf(each)}
            title={each.why}
            onClick={() => setAsked(asked === nameOf(each) ? "" : nameOf(each))}
          >
            {each.label}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Acts that are closed altogether. An act that is possible with some things but not with others is explained at the
 * things. The same reason for several things stands once, under its heading. */
function closedVerbs(table: Table): readonly Closed[] {
  const { closed = [], verbs = {} } = table.closed.value ?? {};
  const open = new Set(table.options.value.map((option) => option.verb));
  const found = new Map<string, Closed>();
  for (const each of closed) {
    const key = `${each.verb} ${each.why}`;
    const label = found.has(key) ? (verbs[each.verb] ?? each.label) : each.label;
    if (!open.has(each.verb)) found.set(key, { ...each, label });
  }
  return [...found.values()];
}

function nameOf(closed: Closed): string {
  return `${closed.verb} ${closed.label} ${closed.why}`;
}
