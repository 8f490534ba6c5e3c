import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import type { Option, ShownDraft } from "../messages";
import { Button } from "../ui/Button";
import { toast } from "../ui/Toast";
import { AmountField } from "./AmountField";
import { answer, choose, pick, unpick } from "./acts";
import { KEYS } from "./keys";
import { narrow } from "./layout";
import { lettersOf } from "./letters";
import { OptionButton } from "./Options";
import { DRAGGED, Slots } from "./Slots";
import { RuleLink } from "../ui/Rule";
import { type Table, useTable } from "./store";
import { byVerb } from "./touch";

const LARGEST_FILE = 200_000;

/** The answer is the text of a file, given as soon as one is chosen. */
function FileDraft({ draft }: { draft: ShownDraft }) {
  const table = useTable();
  const chosen = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    if (file.size > LARGEST_FILE) toast(t("table-file-too-large"), "error");
    else void file.arrayBuffer().then((bytes) => answer(table, [...draft.answer, lettersOf(bytes)]));
  };
  return (
    <div class="draft draft-file">
      <input type="file" aria-label={draft.label} onChange={(event) => chosen(event.currentTarget.files)} />
      <Instead draft={draft} />
    </div>
  );
}

/** A combined answer: what is in it, what can be added, what it would do, and whether it is complete. */
export function Draft({ draft }: { draft: ShownDraft }) {
  return draft.shape === "file" ? <FileDraft draft={draft} /> : <PutTogether draft={draft} />;
}

function PutTogether({ draft }: { draft: ShownDraft }) {
  const table = useTable();
  const [written, setWritten] = useState(draft.before ?? "");
  const text = draft.shape === "text";
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // On a phone this would open the keyboard over the question.
    if (!narrow.value) field.current?.focus();
  }, []);
  const words = text ? [...draft.answer, written] : draft.answer;
  const ready = text ? written.trim() !== "" : !draft.why;
  // Choosing nothing is an answer too: the button says what it does, beside the things to choose.
  const none = draft.shape === "set" && ready && !draft.picked?.length && (draft.picks ?? []).length > 0;
  return (
    <div class={`draft draft-${draft.shape}`}>
      {text ? (
        <textarea
          ref={field}
          rows={linesFor(written.length)}
          aria-label={draft.label}
          value={written}
          onInput={(event) => setWritten(event.currentTarget.value.replace(/\s*\n\s*/g, " "))}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            if (ready) answer(table, words);
          }}
        />
      ) : (
        <Picks draft={draft} />
      )}
      <div class="draft-end">
        {!ready && draft.why ? (
          <p class="why" aria-live="polite">
            {draft.why} <RuleLink id={draft.rule ?? ""} />
          </p>
        ) : (
          !text &&
          !none && (
            <p class="draft-preview" aria-live="polite">
              {draft.label}
            </p>
          )
        )}
        <Foreseen lines={draft.foreseen ?? []} />
        <Button
          kind={none ? "plain" : "gold"}
          big
          class="draft-confirm"
          aria-disabled={ready ? undefined : "true"}
          onClick={() => ready && answer(table, words)}
        >
          {none ? draft.label : t("table-confirm")}
        </Button>
      </div>
      <Instead draft={draft} />
    </div>
  );
}

/** How many lines a text of this length needs, up to the room there is. */
function linesFor(letters: number): number {
  return Math.min(narrow.value ? 5 : 10, Math.max(3, Math.ceil(letters / 36)));
}

/** What the answer would lead to. It can be long, and keys scroll it too. */
function Foreseen({ lines }: { lines: readonly string[] }) {
  if (!lines.length) return null;
  return (
    <section class="foreseen" aria-live="polite" aria-label={t("table-foreseen")} tabIndex={0}>
      <h3>{t("table-foreseen")}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Options instead of the draft. Their keys come after those of the picks. */
function Instead({ draft }: { draft: ShownDraft }) {
  const options = useTable().now.value?.options ?? [];
  const before = draft.picks?.length ?? 0;
  if (!options.length) return null;
  return (
    <div class="options instead" role="group" aria-label={t("table-instead")}>
      {options.map((option, place) => (
        <OptionButton key={option.answer.join(" ")} option={option} hint={KEYS[before + place] ?? ""} />
      ))}
    </div>
  );
}

function Picks({ draft }: { draft: ShownDraft }) {
  const choices = <Choices picks={draft.picks ?? []} all={draft.picks ?? []} />;
  switch (draft.shape) {
    case "amount":
      return draft.amount ? <AmountField draft={draft} amount={draft.amount} /> : <Amount draft={draft} />;
    case "offer":
      return <Offer draft={draft} />;
    case "slots":
      return (
        <>
          <Slots draft={draft} />
          {choices}
        </>
      );
    case "set":
      return (
        <>
          <Tray draft={draft} picked={draft.picked ?? []} />
          {choices}
        </>
      );
    case "text":
    case "file": // there is nothing to pick
      return null;
  }
}

/** The picks so far, in order. A pick can be dropped here; a touch removes one. */
function Tray({ draft, picked, title }: { draft: ShownDraft; picked: readonly Option[]; title?: string }) {
  const table = useTable();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const place = Number(event.dataTransfer?.getData(DRAGGED) || "-1");
    const option = draft.picks?.[place];
    if (option) choose(table, option);
  };
  return (
    <ol
      class={over ? "tray over" : "tray"}
      aria-label={title ?? t("table-picked")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {picked.map((option) => {
        const place = (draft.picked ?? []).indexOf(option);
        return (
          <li key={place}>
            <button
              type="button"
              class="chip picked"
              aria-label={t("table-unpick", { what: option.label })}
              onClick={() => unpick(table, place)}
            >
              {option.label} <span aria-hidden="true">✕</span>
            </button>
          </li>
        );
      })}
      {(draft.picks ?? []).length > 0 && (
        <li class="slot" aria-hidden="true">
          {picked.length ? "" : t("table-tray")}
        </li>
      )}
    </ol>
  );
}

/** Legal next picks, those that begin with the same thing in one column. The place in `all` gives each its key. */
function Choices({ picks, all }: { picks: readonly Option[]; all: readonly Option[] }) {
  const columns = new Set(picks.map((option) => option.things?.[0] ?? option.verb)).size;
  const inColumns = columns > 1 && columns < 4 && picks.length > columns;
  const groups = inColumns ? byThing(picks) : [picks];
  return (
    <div class={inColumns ? "picks columns" : "picks"} role="group" aria-label={t("table-picks")}>
      {groups.map((group) => (
        <div class="picks-group" key={group[0]?.answer.join(" ")}>
          {group.map((option) => {
            const place = all.indexOf(option);
            return (
              <div
                key={option.answer.join(" ")}
                class="pick"
                draggable
                onDragStart={(event) => event.dataTransfer?.setData(DRAGGED, String(place))}
              >
                <OptionButton option={option} hint={KEYS[place] ?? ""} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function byThing(picks: readonly Option[]): readonly (readonly Option[])[] {
  const groups = new Map<string, Option[]>();
  for (const option of picks) {
    const first = option.things?.[0] ?? option.verb;
    groups.set(first, [...(groups.get(first) ?? []), option]);
  }
  return [...groups.values()];
}

/** A number: more adds a pick, fewer removes one. If each number is a pick of its own, a new one replaces it. */
function Amount({ draft }: { draft: ShownDraft }) {
  const table = useTable();
  const [numbers, setNumbers] = useState<readonly Option[]>([]);
  const picked = draft.picked ?? [];
  const picks = draft.picks ?? [];
  const all = picked.length || !picks.length ? numbers : picks;
  if (!picked.length && picks.length && picks !== numbers) setNumbers(picks);
  const here = all.findIndex((option) => same(option, picked[0]));
  const alternatives = all.length > 1;
  const more = alternatives ? all[here + 1] : picks[0];
  const step = (by: 1 | -1) => {
    if (!alternatives) return by > 0 ? more && choose(table, more) : unpick(table, picked.length - 1);
    const next = all[here + by];
    return pick(table, next ? [next.answer] : []);
  };
  return (
    <div class="stepper" role="group" aria-label={draft.label}>
      <button type="button" aria-label={t("table-fewer")} disabled={!picked.length} onClick={() => step(-1)}>
        −
      </button>
      <output>{alternatives ? (picked[0]?.label ?? "–") : picked.length}</output>
      <button type="button" aria-label={t("table-more")} disabled={!more} onClick={() => step(1)}>
        +
      </button>
    </div>
  );
}

function same(one: Option, other: Option | undefined): boolean {
  return other !== undefined && one.answer.join(" ") === other.answer.join(" ");
}

/** Two sides, each with its picks and what can be added. */
function Offer({ draft }: { draft: ShownDraft }) {
  const table = useTable();
  const picked = draft.picked ?? [];
  const sides = byVerb([...picked, ...(draft.picks ?? [])]);
  return (
    <div class="offer">
      {sides.map(({ verb }) => (
        <section key={verb}>
          <h3>{verbOf(table, verb)}</h3>
          <Tray draft={draft} picked={picked.filter((option) => option.verb === verb)} title={verbOf(table, verb)} />
          <Choices picks={(draft.picks ?? []).filter((option) => option.verb === verb)} all={draft.picks ?? []} />
        </section>
      ))}
    </div>
  );
}

function verbOf(table: Table, verb: string): string {
  return table.now.value?.verbs?.[verb] ?? verb;
}
