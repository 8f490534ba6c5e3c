import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/words";
import type { SeatShown } from "../messages";
import { Button } from "../ui/Button";
import { GameIcon } from "../ui/Icon";
import { RuleLink } from "../ui/Rule";
import { choose } from "./acts";
import { Coach } from "./Coach";
import { Draft } from "./Draft";
import { layout } from "./layout";
import { isReading } from "./lesson";
import { LessonNote } from "./LessonNote";
import { Motions } from "./Motions";
import { ClosedOptions, Options, Shortcuts } from "./Options";
import { Passing } from "./Passing";
import { Rules } from "./Rules";
import { useTable } from "./store";
import { Thinking } from "./Thinking";

const AHEAD = 3;

/** Where the game speaks to the reader: the lesson, the question, the options. */
export function PromptBox() {
  const table = useTable();
  const now = table.now.value;
  const box = useRef<HTMLElement>(null);
  const all = useRef<HTMLDivElement>(null);
  useFocusInside(box);
  // A new note is shown from its beginning, wherever the last answer was given.
  useEffect(() => all.current?.scrollTo(0, 0), [now?.note?.first, table.notePage.value]);
  if (!now) return null;
  // First what the lesson says is read, then the question is answered.
  if (isReading(table)) {
    return (
      <div class="prompt-box" ref={all}>
        <LessonNote />
      </div>
    );
  }
  const mine = table.seat.value >= 0 || now.ending != null;
  return (
    <div class="prompt-box" ref={all}>
      <LessonNote />
      <section
        ref={box}
        class={mine ? "prompt parchment mine" : "prompt parchment"}
        aria-labelledby="prompt-title"
        tabIndex={-1}
      >
        {layout.value === "upright" && <p class="prompt-status">{(now.status ?? []).join(" · ")}</p>}
        <div aria-live="polite" aria-atomic="true">
          {/* No single seat is asked: there is nothing to say but whom the game waits for. */}
          <h2 id="prompt-title">{now.prompt?.title || now.prompt?.text}</h2>
          {now.prompt?.title && <p class="prompt-text">{now.prompt.text}</p>}
          <About />
          <TheSheet />
          <Ended />
          <Awaited />
        </div>
        <Thinking />
        <Pending />
        <Request />
        <Refusal />
        <Warning />
        {table.draft.value ? <Draft draft={table.draft.value} /> : <Options />}
        <Shortcuts />
        <Coach />
        <Passing />
        <Sparing />
        <ClosedOptions />
        <Rules ids={now.prompt?.rules ?? []} />
        <Motions />
      </section>
    </div>
  );
}

/** A reader who answers by keys stays in the prompt: when the focused element is gone, the next thing to choose gets
 * the focus. */
function useFocusInside(box: { current: HTMLElement | null }): void {
  const inside = useRef(false);
  useEffect(() => {
    const look = () => {
      inside.current = box.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener("focusin", look);
    document.addEventListener("pointerdown", look);
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("pointerdown", look);
    };
  }, []);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const keep = () => {
      const here = document.activeElement;
      if (!inside.current || (here !== document.body && here !== element)) return;
      (element.querySelector<HTMLElement>(".warning button, textarea, .choice, .button-gold") ?? element).focus();
    };
    keep();
    const seen = new MutationObserver(keep);
    seen.observe(element, { childList: true, subtree: true });
    return () => seen.disconnect();
  });
}

/** The cards that the question is about. */
function About() {
  const cards = useTable().now.value?.prompt?.cards ?? [];
  return (
    <>
      {cards.map((card) => (
        <div key={card.title} class="prompt-card">
          <GameIcon name={card.icon} />
          <p>
            <strong>{card.title}</strong>
            {(card.text ?? []).map((words) => (
              <span key={words}> {words}</span>
            ))}
          </p>
        </div>
      ))}
    </>
  );
}

/** What the question is about, as a table. */
function TheSheet() {
  const sheet = useTable().now.value?.prompt?.sheet;
  if (!sheet) return null;
  return (
    <table class="deal">
      <caption>{sheet.title}</caption>
      <thead>
        <tr>
          <td />
          {sheet.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row) => (
          <tr key={row.label} class={row.own ? "own" : undefined} style={{ "--share": row.tone || "transparent" }}>
            <th scope="row">{row.label}</th>
            {row.cells.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Tells readers that they have answered and others have not, or that they only watch. */
function Awaited() {
  const table = useTable();
  const { now, people } = { now: table.now.value, people: table.people.value };
  if (!now || !people || now.ending || now.curtain) return null;
  const mine = people.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (!mine.length) return <p class="quiet">{t("table-watching")}</p>;
  const asked = now.asked ?? [];
  const answered = (now.options?.length || now.draft) && asked.length > 0 && !asked.includes(now.seat);
  if (!answered || table.seat.value >= 0) return null;
  const names = asked.map((seat) => nameOf(people.seats[seat], now.seat_names?.[seat] ?? "")).join(", ");
  return (
    <p class="awaited">
      <strong>{t("table-chosen", { names })}</strong> {t("table-chosen-still")}
    </p>
  );
}

/** The game's name for a seat, and the person or bot who plays it. */
function nameOf(seat: SeatShown | undefined, called: string): string {
  const name = seat?.name ?? "";
  return name && name !== called ? `${called} (${name})` : called;
}

/** What comes after this answer, as far as it is foreseen. */
function Pending() {
  const all = useTable().now.value?.pending ?? [];
  const pending = all.length > AHEAD ? [...all.slice(0, AHEAD), "…"] : all;
  if (!pending.length) return null;
  return (
    <p class="pending">
      <strong>{t("table-pending")}</strong> {pending.join("\u00a0· ")}
    </p>
  );
}

/** Stop asking me this. */
function Sparing() {
  const table = useTable();
  const { prompt, note } = table.now.value ?? {};
  const question = prompt?.spare;
  if (!question || note || table.seat.value < 0) return null;
  // A wish of a person holds for all their seats.
  const name = table.people.value?.seats[table.seat.value]?.name;
  return (
    <Button
      kind="bare"
      title={prompt.spared}
      onClick={() => {
        for (const { seat } of table.people.value?.seats.filter((each) => each.mine && each.name === name) ?? [])
          table.send({ do: "spare", seat, question, spare: true });
      }}
    >
      {t("spare-now")}
    </Button>
  );
}

/** Somebody wants to take back a move, or has raised a motion: those who are asked agree or decline. */
function Request() {
  const table = useTable();
  const request = table.now.value?.request;
  if (!request) return null;
  const mine = table.people.value?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  const asked = request.waits_for ?? [];
  const seats = asked.filter((each) => mine.includes(each));
  const names = table.now.value?.seat_names ?? [];
  // Agreeing holds for all seats of a person; one seat that declines is enough.
  const say = (yes: boolean) => {
    for (const seat of yes ? seats : seats.slice(0, 1)) table.send({ do: "agree", seat, yes });
  };
  return (
    <div class="request" role="group" aria-live="polite">
      <p>{request.text}</p>
      <p class="quiet">{t("table-request-waits", { names: asked.map((each) => names[each] ?? "").join(", ") })}</p>
      {seats.length > 0 && (
        <div class="row">
          <Button kind="gold" onClick={() => say(true)}>
            {t("table-agree")}
          </Button>
          <Button onClick={() => say(false)}>{t("table-decline")}</Button>
        </div>
      )}
    </div>
  );
}

/** Why the last answer was refused; it is scrolled into view, wherever that was given. */
function Refusal() {
  const refused = useTable().refused.value;
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.scrollIntoView({ block: "nearest" }), [refused]);
  if (!refused) return null;
  return (
    <p ref={sentence} class="why" role="alert">
      {refused.sentence} <RuleLink id={refused.rule ?? ""} />
    </p>
  );
}

/** The chosen option has a warning; choosing it again does it. */
function Warning() {
  const table = useTable();
  const option = table.warned.value;
  if (!option) return null;
  return (
    <div class="warning" role="alert">
      <p>
        <strong>{t("table-sure", { what: option.label })}</strong> {option.warning}
      </p>
      <div class="row">
        <Button icon="warning" onClick={() => choose(table, option)}>
          {t("table-anyway")}
        </Button>
        <Button kind="bare" onClick={() => (table.warned.value = null)}>
          {t("table-no")}
        </Button>
      </div>
    </div>
  );
}

function Ended() {
  const ending = useTable().now.value?.ending;
  if (!ending) return null;
  return (
    <ol class="places">
      {ending.places.map((place) => (
        <li key={place.seat}>
          <strong>
            {place.place}. {place.name}
          </strong>
          {(place.told ?? []).map((line) => (
            <span key={line}> · {line}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}
