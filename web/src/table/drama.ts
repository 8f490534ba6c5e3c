/** What is shown of an update before it is applied: cards to read, the dice, one roll after the other, which cancel
 * which, and whom they harm. Pure. */

import type { LogLine, ShownCard, ShownDie, ShownNode, ShownPanel } from "../messages";
import { isFloor } from "./Token";

/** Dice of one side: name and colour of their owner, what they are for, how they fell, and which of those that count
 * were cancelled. */
export interface Roll {
  by: string;
  name: string;
  tone: string;
  text: string;
  dice: readonly ShownDie[];
  struck: readonly boolean[];
  /** The lowest number each die needed, and the chance that it counts, in per cent; 0 if the game does not say. */
  needs: number;
  odds: number;
}

/** Rolls that belong together, for example in a fight. */
export interface Rolled {
  kind: "dice";
  rolls: readonly Roll[];
  /** The things they are about. */
  things: readonly string[];
}

/** A figure on the board loses something, or falls. */
export interface Harm {
  node: string;
  at: readonly [number, number];
  loss: string;
  falls: boolean;
}

export interface Harmed {
  kind: "harm";
  harms: readonly Harm[];
  /** The dice that caused it, if any. */
  rolled: Rolled | null;
}

/** A card that everybody should read, and the sentence about it. */
export interface Staged {
  kind: "stage";
  card: ShownCard;
  text: string;
  things: readonly string[];
  /** It happens to the reader: it stays until they continue. */
  waits: boolean;
}

export type Cue = Rolled | Harmed | Staged;

/** Whether what happened to a thing happened to the reader. */
export type IsMine = (thing: string) => boolean;
const NOBODY: IsMine = () => false;

/** What is shown of these sentences, in order, before the panels change from `before` to `after`. */
export function cuesOf(
  lines: readonly LogLine[],
  before: readonly ShownPanel[],
  after: readonly ShownPanel[],
  isMine: IsMine = NOBODY,
): readonly Cue[] {
  const cues: Cue[] = [];
  let fight: Rolled | null = null;
  for (const line of lines) {
    const things = line.things ?? [];
    const waits = (line.befalls ?? []).some(isMine);
    const by = things[0] ?? "";
    const { label: name = "", tone = "", icon = "" } = nodeOf(by, before) ?? nodeOf(by, after) ?? {};
    if (line.stage) {
      fight = null;
      cues.push({ kind: "stage", card: line.stage, text: line.text, things, waits });
    } else if (waits && !line.dice?.length) {
      fight = null;
      cues.push({ kind: "stage", card: fateOf(line, before, after, name, icon), text: line.text, things, waits });
    }
    if (!line.dice?.length) continue;
    const { needs = 0, odds = 0 } = line;
    const roll: Roll = { by, name, tone, text: line.text, dice: line.dice, struck: [], needs, odds };
    if (line.cancels && fight) {
      fight = { kind: "dice", rolls: [...fight.rolls, roll], things: [...fight.things, ...things] };
      cues.push(fight);
      const struck = cancelled(fight.rolls);
      if (struck) cues.push((fight = { ...fight, rolls: struck }));
    } else {
      fight = { kind: "dice", rolls: [roll], things };
      cues.push(fight);
    }
    if (waits && !line.stage) {
      cues.push({ kind: "stage", card: fateOf(line, before, after, name, icon), text: line.text, things, waits });
    }
  }
  const harms = harmsOf(lines, before, after);
  return harms.length ? [...cues, { kind: "harm", harms, rolled: fight }] : cues;
}

/** What has happened to the reader, as a card: the thing that did it, if that is shown, else the reader's own. */
function fateOf(
  line: LogLine,
  before: readonly ShownPanel[],
  after: readonly ShownPanel[],
  name: string,
  icon: string,
): ShownCard {
  const [whom = ""] = line.befalls ?? [];
  const other = (line.things ?? []).filter((thing) => thing !== whom && !thing.startsWith("square:"));
  const picture = other.flatMap((thing) => nodeOf(thing, before)?.icon ?? nodeOf(thing, after)?.icon ?? []).find(Boolean);
  const { label = name } = nodeOf(whom, before) ?? nodeOf(whom, after) ?? {};
  return { heading: label, icon: picture || icon, text: [line.text] };
}

/** The cards of these sentences. */
export function cardsIn(
  lines: readonly LogLine[],
  panels: readonly ShownPanel[] = [],
  isMine: IsMine = NOBODY,
): readonly Staged[] {
  return cuesOf(lines, panels, panels, isMine).filter((cue) => cue.kind === "stage");
}

/** How many milliseconds it takes to read a card, at a leisurely pace. */
export function readingTime({ card, text }: Staged): number {
  const letters = [card.heading, card.title ?? "", ...(card.text ?? []), text].join(" ").length;
  return Math.min(14_000, 1200 + 42 * letters);
}

/** The rolls of these sentences in their final state, those that belong together side by side. */
export function rollsIn(
  lines: readonly LogLine[],
  before: readonly ShownPanel[],
  after: readonly ShownPanel[],
): readonly Rolled[] {
  const rolled = cuesOf(lines, before, after).filter((cue) => cue.kind === "dice");
  return rolled.filter((cue, place) => rolled[place + 1]?.rolls[0]?.dice !== cue.rolls[0]?.dice);
}

function nodeOf(thing: string, panels: readonly ShownPanel[]): ShownNode | undefined {
  if (!thing) return undefined;
  return panels.flatMap((panel) => panel.nodes ?? []).find((node) => (node.thing || node.id) === thing);
}

/** The same rolls, after each die of the last one that counts has cancelled an earlier one; null if none does. */
function cancelled(rolls: readonly Roll[]): readonly Roll[] | null {
  const last = rolls.at(-1);
  const first = rolls.at(-2);
  if (!last || !first) return null;
  const counting = (roll: Roll) => roll.dice.filter((die) => die.counts === "yes").length;
  const pairs = Math.min(counting(first), counting(last));
  return pairs ? [...rolls.slice(0, -2), strike(first, pairs), strike(last, pairs)] : null;
}

function strike(roll: Roll, number: number): Roll {
  let left = number;
  return { ...roll, struck: roll.dice.map((die) => die.counts === "yes" && left-- > 0) };
}

/** Of the things mentioned, those that have a smaller number afterwards, or are gone. */
function harmsOf(lines: readonly LogLine[], before: readonly ShownPanel[], after: readonly ShownPanel[]): readonly Harm[] {
  const spoken = new Set(lines.flatMap((line) => line.things ?? []));
  return before.flatMap((panel) => {
    const next = panel.kind === "plane" ? after.find((each) => each.id === panel.id) : undefined;
    if (!next) return [];
    const then = new Map((next.nodes ?? []).map((node) => [node.id, node]));
    const figures = (panel.nodes ?? []).filter((node) => !isFloor(node) && spoken.has(node.thing || node.id));
    return figures.flatMap((node) => harmOf(node, then.get(node.id)) ?? []);
  });
}

function harmOf(node: ShownNode, then: ShownNode | undefined): Harm | null {
  const [had, has] = [Number(node.badge || "NaN"), then ? Number(then.badge || "NaN") : 0];
  const falls = !then && node.shape === "monster";
  const loss = had > has ? `−${had - has}` : falls ? "✕" : "";
  return loss ? { node: node.id, at: node.at ?? [0, 0], loss, falls } : null;
}
