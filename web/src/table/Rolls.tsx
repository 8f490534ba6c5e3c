import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import type { Roll, Rolled } from "./drama";
import { DiceRow } from "./Log";
import { type Table, useTable } from "./store";

/** So long dice stay for those who watch no films. */
const STAYS = 2200;
/** The distance of the dice from what they are about, in pixels. */
const GAP = 14;

/** Dice that have just fallen, each side by itself, beside those who rolled them; the log keeps them. */
export function Rolls() {
  const table = useTable();
  const past = usePast(table);
  const cue = table.cue.value;
  const falling = cue?.kind === "dice" ? cue : cue?.kind === "harm" ? cue.rolled : null;
  const shown = cue ? (falling ? [falling] : []) : past;
  if (!shown.length) return null;
  return <Beside things={shown.flatMap((rolled) => rolled.things)}>{shown.flatMap((rolled) => rolled.rolls)}</Beside>;
}

/** What was rolled, until it has been seen. */
function usePast(table: Table): readonly Rolled[] {
  const rolled = table.rolled.value;
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (!rolled) return;
    const timer = window.setTimeout(() => setOver(rolled.n), STAYS);
    return () => window.clearTimeout(timer);
  }, [rolled]);
  return rolled && rolled.n !== over ? rolled.rolled : [];
}

/** Rolls in a box above what they are about, or below it if there is no room. The board may be moving: they go along. */
function Beside({ things, children }: { things: readonly string[]; children: readonly Roll[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      place(box.current, things);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [things.join(" ")]);
  return (
    <div class="roll" ref={box} aria-hidden="true">
      {children.map((roll, place) => (
        <Side key={`${place} ${roll.by}`} roll={roll} />
      ))}
    </div>
  );
}

function Side({ roll }: { roll: Roll }) {
  return (
    <div class="roll-side" style={{ "--side": roll.tone || "#b8ab91" }}>
      {roll.name && <span class="roll-by">{roll.name}</span>}
      <DiceRow dice={roll.dice} struck={roll.struck} />
      {roll.odds > 0 && <span class="roll-odds">{oddsOf(roll)}</span>}
      <span class="roll-text">{roll.text}</span>
    </div>
  );
}

/** What each die had to show, and how likely that was. */
function oddsOf({ needs, odds, dice }: Roll): string {
  const chance = dice.length > 1 ? t("roll-each", { odds }) : t("roll-odds", { odds });
  return needs ? `${t("roll-needs", { needs })} · ${chance}` : chance;
}

function place(box: HTMLElement | null, things: readonly string[]): void {
  const room = box?.parentElement?.getBoundingClientRect();
  if (!box || !room) return;
  const figures = things
    .map((thing) => box.parentElement?.querySelector(`.plane .node-token[data-thing="${CSS.escape(thing)}"]`))
    .flatMap((element) => element?.getBoundingClientRect() ?? [])
    .filter((rect) => rect.right > room.left && rect.left < room.right && rect.bottom > room.top && rect.top < room.bottom);
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  const middle = figures.length
    ? (Math.min(...figures.map((rect) => rect.left)) + Math.max(...figures.map((rect) => rect.right))) / 2
    : room.left + room.width / 2;
  const top = figures.length ? Math.min(...figures.map((rect) => rect.top)) : room.top + (room.height + high) / 2;
  const bottom = figures.length ? Math.max(...figures.map((rect) => rect.bottom)) : top;
  const above = top - GAP - high;
  const y = above >= room.top + 4 ? above : Math.min(bottom + GAP, room.bottom - high - 4);
  const x = Math.max(room.left + 4, Math.min(room.right - wide - 4, middle - wide / 2));
  box.style.translate = `${x - room.left}px ${y - room.top}px`;
}
