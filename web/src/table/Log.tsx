import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import type { LogLine, ShownDie } from "../messages";
import { GameIcon } from "../ui/Icon";
import { RuleLink } from "../ui/Rule";
import { useTable } from "./store";

/** So many sentences are on the page; older ones come on demand. */
const PAGE = 120;

/** What happened, in sentences, the newest below. A touch on one shows what it speaks of. */
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
        {told.slice(first).map((line, place) => (
          <Sentence key={`${line.n} ${first + place}`} line={line} stands={stands(line)} />
        ))}
      </ol>
    </div>
  );
}

/** The log is one stop of the Tab key; arrows go through what can be touched in it, from the newest on. */
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

/** By these a reader scrolls. */
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
    // Less room and lines that leave at the top scroll too, but not because somebody reads.
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

/** The sentences that are shown: of neighbours that say how one thing went on, the last. What was taken back does not go
 * on in what stands. */
export function story(told: readonly LogLine[]): readonly LogLine[] {
  const stands = standing(told);
  return told.filter((line, place) => {
    const next = told[place + 1];
    return !line.thread || line.thread !== next?.thread || stands(line) !== stands(next);
  });
}

/** Which sentences were not taken back since. */
function standing(told: readonly LogLine[]): (line: LogLine) => boolean {
  const undone = told.filter((line) => line.kind === "undo").map((line) => [line.to ?? -1, line.n] as const);
  return (line) => line.kind === "shown" || !undone.some(([after, before]) => line.n > after && line.n < before);
}

function Sentence({ line, stands }: { line: LogLine; stands: boolean }) {
  const table = useTable();
  const things = line.things ?? [];
  const chosen = things.length > 0 && table.pointed.value === line.things;
  const show = () => (table.pointed.value = chosen ? [] : (line.things ?? []));
  return (
    <li class={`told told-${line.kind ?? "event"}${chosen ? " chosen" : ""}${stands ? "" : " undone"}`}>
      {things.length ? (
        <button type="button" class="told-text" tabIndex={-1} aria-pressed={chosen} onClick={show}>
          {line.text}
        </button>
      ) : (
        <span class="told-text">{line.text}</span>
      )}
      {(line.dice ?? []).length > 0 && <DiceRow dice={line.dice ?? []} />}
      {line.rule && <RuleLink id={line.rule} sign />}
    </li>
  );
}

/** Dice as they fell: small ivory squares; those that are `struck` out were cancelled. */
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
