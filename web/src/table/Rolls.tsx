import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import type { Point } from "../messages";
import type { Roll, Rolled } from "./drama";
import { DiceRow } from "./Log";
import { type Table, useTable } from "./store";

/** How long dice stay for readers who do not watch films. */
const STAYS = 2200;
/** The distance of the dice from the things they are about, in pixels. */
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

/** The rolls to show, until they have been seen. */
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

/** Rolls in a box above the things they are about, or below if there is no room. They follow a moving board. */
function Beside({ things, children }: { things: readonly string[]; children: readonly Roll[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let seen = "";
    const follow = () => {
      // Only while the board moves, or when the box has grown.
      const plane = box.current?.parentElement?.querySelector<SVGGElement>(".plane");
      const moved = [plane, plane?.ownerSVGElement].map((each) => (each ? getComputedStyle(each).transform : ""));
      const state = `${moved.join(" ")} ${box.current?.offsetWidth} ${box.current?.offsetHeight}`;
      if (state !== seen) place(box.current, things);
      seen = state;
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

/** The number each die needed, and how likely that was. */
function oddsOf({ needs, odds, dice }: Roll): string {
  const chance = dice.length > 1 ? t("roll-each", { odds }) : t("roll-odds", { odds });
  return needs ? `${t("roll-needs", { needs })} · ${chance}` : chance;
}

/** Put the box beside the things it is about, where it hides the fewest figures: above, below, right or left. */
function place(box: HTMLElement | null, things: readonly string[]): void {
  const room = box?.parentElement?.getBoundingClientRect();
  if (!box || !room) return;
  const inside = (rect: DOMRect) =>
    rect.right > room.left && rect.left < room.right && rect.bottom > room.top && rect.top < room.bottom;
  const figures = [...(box.parentElement?.querySelectorAll<SVGElement>(".plane .node-token .hit") ?? [])]
    .map((element) => ({ thing: thingAt(element), rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => inside(rect));
  const about = figures.filter(({ thing }) => things.includes(thing)).map(({ rect }) => rect);
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  const bar = document.querySelector(".film-bar")?.getBoundingClientRect();
  const top = (bar?.width ? bar.bottom : room.top) + 4;
  if (!about.length) {
    move(box, room.width / 2 - wide / 2, (room.height - high) / 2);
    return;
  }
  const [left, right] = [Math.min(...about.map((rect) => rect.left)), Math.max(...about.map((rect) => rect.right))];
  const [upper, lower] = [Math.min(...about.map((rect) => rect.top)), Math.max(...about.map((rect) => rect.bottom))];
  const [x, y] = [(left + right - wide) / 2, (upper + lower - high) / 2];
  const wished: readonly Point[] = [
    [x, upper - GAP - high],
    [x, lower + GAP],
    [right + GAP, y],
    [left - GAP - wide, y],
    [x, top],
    [x, room.bottom - high - 4],
  ];
  let [best, least]: [Point, number] = [[x, top], Number.POSITIVE_INFINITY];
  for (const [wishX, wishY] of wished) {
    const [atX, atY] = [within(wishX, room.left + 4, room.right - wide - 4), within(wishY, top, room.bottom - high - 4)];
    const hides = ({ right, left, top, bottom }: DOMRect) =>
      right > atX && left < atX + wide && bottom > atY && top < atY + high;
    // The things it is about must stay visible; of the others as many as possible.
    const hidden = 10 * about.filter(hides).length + figures.filter(({ rect }) => hides(rect)).length;
    if (hidden < least) [best, least] = [[atX, atY], hidden];
  }
  move(box, best[0] - room.left, best[1] - room.top);
}

function within(at: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, at));
}

function move(box: HTMLElement, x: number, y: number): void {
  box.style.translate = `${x}px ${y}px`;
}

function thingAt(element: Element): string {
  return element.closest("[data-thing]")?.getAttribute("data-thing") ?? "";
}
