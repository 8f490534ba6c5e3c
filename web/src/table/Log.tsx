import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import type { LogLine, ShownDie } from "../messages";
import { GameIcon } from "../ui/Icon";
import { RuleLink } from "../ui/Rule";
import { useTable } from "./store";
import { showAgain } from "./update";

/** How many sentences are on the page; older ones are loaded on demand. */
const PAGE = 120;

/** What happened, in sentences, the newest below. A touch on one shows the things it mentions. */
export function Log() {
  const table = useTable();
  const all = table.told.value;
  const told = story(all);
  const [shown, setShown] = useState(PAGE);
  const box = useRef<HTMLDivElement>(null);
  useStayBelow(box, all);
  const first = Math.max(0, told.length - shown);
  const stands = standing(all);
  return (
    <div class="log" role="log" aria-label={t("table-log")} ref={box} tabIndex={0} onKeyDown={stepThrough}>
      {first > 0 && (
        <button type="button" class="log-more" onClick={() => setShown(shown + PAGE)}>
          {t("table-log-more")}
        </button>
      )}
      {told.length === 0 && <p class="quiet">{t("table-log-empty")}</p>}
      <ol>
        {inFights(told.slice(first)).map((lines, place) => (
          <Sentence key={`${lines[0]?.n} ${first + place}`} lines={lines} stands={lines.every(stands)} />
        ))}
      </ol>
    </div>
  );
}

/** The log is one stop of the Tab key; arrow keys go through its sentences, from the newest on. */
function stepThrough(event: KeyboardEvent): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const log = event.currentTarget as HTMLElement;
  const buttons = [...log.querySelectorAll<HTMLElement>(".told button")];
  if (!by || !buttons.length) return;
  const here = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[Math.max(0, Math.min(buttons.length - 1, here < 0 ? buttons.length - 1 : here + by))]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** Keys that scroll. */
const SIGNS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Keep the newest sentence in sight, unless the reader has scrolled up to older ones. */
function useStayBelow(box: { current: HTMLElement | null }, told: readonly LogLine[]): void {
  const below = useRef(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let byHand = false;
    const hand = () => {
      byHand = true;
    };
    const stay = () => {
      if (below.current) element.scrollTop = element.scrollHeight;
    };
    const scrolled = () => {
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      if (left < 24) [below.current, byHand] = [true, false];
      else if (byHand) below.current = false;
    };
    // A smaller box and lines removed at the top also cause scrolling, but not by the reader.
    const seen = new ResizeObserver(stay);
    seen.observe(element);
    for (const sign of SIGNS) element.addEventListener(sign, hand, { passive: true });
    element.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      seen.disconnect();
      for (const sign of SIGNS) element.removeEventListener(sign, hand);
      element.removeEventListener("scroll", scrolled);
    };
  }, []);
  useEffect(() => {
    if (box.current && below.current) box.current.scrollTop = box.current.scrollHeight;
  }, [told]);
}

/** The sentences to show: of neighbours that tell how one thing went on, only the last. Sentences that were undone do
 * not join with others. */
export function story(told: readonly LogLine[]): readonly LogLine[] {
  const stands = standing(told);
  return told.filter((line, place) => {
    const next = told[place + 1];
    return !line.thread || line.thread !== next?.thread || stands(line) !== stands(next);
  });
}

/** The sentences that have not been undone since. */
function standing(told: readonly LogLine[]): (line: LogLine) => boolean {
  const undone = told.filter((line) => line.kind === "undo").map((line) => [line.to ?? -1, line.n] as const);
  return (line) => line.kind === "shown" || !undone.some(([after, before]) => line.n > after && line.n < before);
}

/** Blows are grouped with what cancels them and their results; everything else stands alone. */
export function inFights(told: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const found: LogLine[][] = [];
  for (const line of told) {
    const last = found.at(-1);
    if (last && goesOn(last, line)) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** Whether a line belongs to the fight that has begun: dice that cancel, and what happens to those it mentioned. */
function goesOn(fight: readonly LogLine[], line: LogLine): boolean {
  const [blow] = fight;
  if (!blow?.dice?.some((die) => die.counts === "yes" || die.counts === "no") || line.n !== blow.n) return false;
  if (line.thread || line.stage || (line.kind ?? "event") !== "event" || blow.cancels) return false;
  if (line.dice?.length) return line.cancels === true && fight.length === 1;
  const spoken = new Set(fight.flatMap((each) => each.things ?? []));
  return (line.things ?? []).some((thing) => spoken.has(thing));
}

/** How many dice of a fight count, how many cancel, and how many are left; "" if nothing cancels. */
export function sumOf(fight: readonly LogLine[]): string {
  const [blow, guard] = fight;
  if (!blow || !guard?.cancels) return "";
  const counting = (line: LogLine) => (line.dice ?? []).filter((die) => die.counts === "yes").length;
  const [hits, cancelled] = [counting(blow), counting(guard)];
  return `${hits} − ${cancelled} = ${Math.max(0, hits - cancelled)}`;
}

/** The beginning of a turn is a heading. */
const isTurn = (line: LogLine | undefined): boolean => line?.thread === "turn";

function Sentence({ lines, stands }: { lines: readonly LogLine[]; stands: boolean }) {
  const table = useTable();
  const [first] = lines;
  if (!first) return null;
  const things = first.things ?? [];
  const chosen = things.length > 0 && table.pointed.value === things;
  const show = () => {
    table.pointed.value = chosen ? [] : things;
    showAgain(table, chosen ? [] : lines);
  };
  const sum = sumOf(lines);
  const chapter = lines.find((line) => line.chapter)?.chapter;
  // Of a fight the result is read; its dice tell sighted readers the rest.
  const end = lines.slice(1).filter((line) => !line.dice?.length);
  const brief = end.length > 0 && !chosen;
  const names = ["told", `told-${first.kind ?? "event"}`];
  if (chosen) names.push("chosen");
  if (!stands) names.push("undone");
  if (isTurn(first)) names.push("told-turn");
  const text = (
    <>
      <Who thing={things[0] ?? ""} />
      {lines.map((line, place) => (
        <span key={place} class={brief && !end.includes(line) && place > 0 ? "unseen" : undefined}>
          {line.text}{" "}
        </span>
      ))}
    </>
  );
  return (
    <li class={names.join(" ")}>
      {things.length ? (
        <button type="button" class="told-text" tabIndex={-1} aria-pressed={chosen} onClick={show}>
          {text}
        </button>
      ) : (
        <span class="told-text">{text}</span>
      )}
      {lines.map((line, place) => (line.dice ?? []).length > 0 && <DiceRow key={place} dice={line.dice ?? []} />)}
      {chapter && (
        <button type="button" class="told-chapter" tabIndex={-1} onClick={() => (table.chapter.value = chapter)}>
          {t("chapter-show")}
        </button>
      )}
      {sum && <strong class="told-sum">{sum}</strong>}
      {first.rule && <RuleLink id={first.rule} sign />}
    </li>
  );
}

/** Small text that says who does what. */
function Who({ thing }: { thing: string }) {
  const node = useTable().shown.value.get(thing)?.find((each) => each.icon);
  return node?.icon ? (
    <span class="told-who" style={{ color: node.tone || "inherit" }}>
      <GameIcon name={node.icon} />
    </span>
  ) : null;
}

/** Dice as they fell: small ivory squares; those `struck` out were cancelled. */
export function DiceRow({ dice, struck = [] }: { dice: readonly ShownDie[]; struck?: readonly boolean[] }) {
  return (
    <span class="dice">
      {dice.map((die, place) => (
        <span
          key={place}
          class={`die${die.counts ? ` die-${die.counts}` : ""}${struck[place] ? " struck" : ""}`}
          style={die.tone ? { background: die.tone, color: "#fff" } : undefined}
          role="img"
          aria-label={die.label}
          title={die.label}
        >
          {die.icon ? <GameIcon name={die.icon} /> : (die.mark ?? "")}
        </span>
      ))}
    </span>
  );
}
