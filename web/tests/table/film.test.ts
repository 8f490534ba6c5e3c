import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { films, speed } from "../../src/core/settings";
import type { Now, Option, ShownNode } from "../../src/messages";
import { choose, touch } from "../../src/table/acts";
import { faster, hurry, rate, skip, skipUnwatched } from "../../src/table/film";
import { receive } from "../../src/table/inbox";
import { entriesOf } from "../../src/table/keys";
import { createTable, type Table } from "../../src/table/store";

const node = (id: string, at: number): ShownNode => ({ id, shape: "die", label: id, at: [at, 0] });
const strike: Option = { label: "Strike", answer: ["strike"], verb: "strike", things: ["die:x"] };

const WHOLE: Now = {
  type: "now",
  entry: 5,
  choice: 5,
  seat: 0,
  whole: true,
  asked: [0],
  status: ["Turn 1"],
  panels: [{ id: "board", title: "Board", kind: "plane", size: [100, 100], nodes: [node("die:x", 1), node("die:y", 1)] }],
  told: [{ n: 4, text: "It began." }],
  options: [strike],
};

/** Two beats, then the question: x goes to 2, y to 3, then x to 4. */
const FILM: Now = {
  type: "now",
  entry: 6,
  choice: 6,
  seat: 0,
  asked: [0],
  status: ["Turn 2"],
  changes: [{ id: "board", set: [node("die:x", 4), node("die:y", 3)] }],
  told: [
    { n: 6, text: "One.", things: ["die:x"] },
    { n: 6, text: "Two.", dice: [{ label: "three", mark: "3" }] },
    { n: 6, text: "Three." },
  ],
  beats: [
    { untold: 2, status: ["Turn 1"], changes: [{ id: "board", set: [node("die:x", 2)] }] },
    { untold: 1, status: ["Turn 1, night"], focus: "board", changes: [{ id: "board", set: [node("die:y", 3)] }] },
  ],
  options: [strike],
};

let table: Table;
let sent: unknown[];
const places = () => table.panels.value[0]?.nodes?.map((each) => each.at?.[0]);
const told = () => table.told.value.map((line) => line.text);
const dice = () => {
  const cue = table.cue.value;
  return cue?.kind === "dice" ? cue.rolls.flatMap((roll) => roll.dice.map((die) => die.label)) : [];
};
const looksAway = (hidden: boolean) => Object.defineProperty(document, "hidden", { configurable: true, value: hidden });

beforeEach(() => {
  vi.useFakeTimers();
  looksAway(false);
  [films.value, speed.value, rate.value] = ["watch", "normal", 1];
  table = createTable((request) => sent.push(request));
  sent = [];
  receive(table, WHOLE);
});
afterEach(() => vi.useRealTimers());

test("a film shows one beat after the other, and then asks", () => {
  receive(table, FILM);
  expect([places(), told()]).toEqual([[2, 1], ["It began.", "One."]]);
  expect([table.pointed.value, table.seat.value, table.options.value]).toEqual([["die:x"], -1, []]);
  vi.advanceTimersToNextTimer();
  expect([dice(), places(), told()]).toEqual([["three"], [2, 1], ["It began.", "One."]]);
  vi.advanceTimersToNextTimer();
  expect([dice(), places(), told()]).toEqual([[], [2, 3], ["It began.", "One.", "Two."]]);
  expect(table.now.value?.status).toEqual(["Turn 1, night"]);
  expect([table.now.value?.entry, table.now.value?.focus]).toEqual([5, "board"]);
  vi.advanceTimersToNextTimer();
  expect([places(), told()]).toEqual([[4, 3], ["It began.", "One.", "Two.", "Three."]]);
  expect([table.film.value, table.seat.value, table.options.value, table.now.value?.entry]).toEqual([null, 0, [strike], 6]);
  expect(vi.getTimerCount()).toBe(0);
});

test("while a film runs nothing can be answered, neither the old question nor the next", () => {
  sent = [];
  receive(table, FILM);
  touch(table, "die:x", new DOMRect());
  expect([entriesOf(table), sent]).toEqual([[], []]);
  skip(table);
  expect(sent).toEqual([{ do: "closed", choice: 6, seat: 0 }]);
  choose(table, strike);
  expect(sent.at(-1)).toMatchObject({ do: "answer", choice: 6 });
});

test("who skips is where the film would have led, without dice that fell long ago", () => {
  receive(table, FILM);
  vi.advanceTimersToNextTimer();
  expect(skip(table)).toBe(true);
  expect([places(), told().length, table.rolled.value, table.seat.value]).toEqual([[4, 3], 4, null, 0]);
  expect(vi.getTimerCount()).toBe(0);
  expect(skip(table)).toBe(false);
});

test("what comes while a film runs is shown after it, one after the other", () => {
  receive(table, FILM);
  receive(table, { type: "now", entry: 7, choice: 7, seat: 0, asked: [1], changes: [{ id: "board", set: [node("die:y", 9)] }] });
  receive(table, { ...FILM, entry: 8, choice: 8, changes: [{ id: "board", set: [node("die:x", 7)] }] });
  expect(places()).toEqual([2, 1]);
  for (let beat = 0; beat < 3; beat++) vi.advanceTimersToNextTimer();
  expect([places(), table.now.value?.options]).toEqual([[4, 3], undefined]);
  vi.advanceTimersToNextTimer();
  expect([places(), table.film.value?.place, table.now.value?.entry]).toEqual([[2, 9], 0, 7]);
  vi.runAllTimers();
  expect([places(), table.now.value?.entry, table.seat.value]).toEqual([[7, 9], 8, 0]);
});

test("who skips skips also what came meanwhile", () => {
  receive(table, FILM);
  receive(table, { type: "now", entry: 7, choice: 7, seat: 0, asked: [1], changes: [{ id: "board", gone: ["die:y"] }] });
  skip(table);
  expect([places(), table.now.value?.entry, table.seat.value]).toEqual([[4], 7, -1]);
});

test("a table that is sent again ends the film", () => {
  receive(table, FILM);
  receive(table, { ...WHOLE, entry: 6, choice: 6 });
  expect([table.film.value, places(), table.seat.value]).toEqual([null, [1, 1], 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a beat may send all panels again, and so may the end", () => {
  const grown = [{ id: "hall", title: "Hall", kind: "plane", nodes: [node("die:z", 5)] }] as const;
  const whole = [...(WHOLE.told ?? []), ...(FILM.told ?? [])];
  const [first, second] = FILM.beats ?? [];
  const beats = first && second ? [first, { ...second, changes: [], panels: grown }] : [];
  receive(table, { ...FILM, whole: true, changes: [], panels: grown, told: whole, beats });
  expect([places(), told()]).toEqual([[2, 1], ["It began.", "One."]]);
  vi.advanceTimersToNextTimer();
  expect([dice(), places()]).toEqual([["three"], [2, 1]]);
  vi.advanceTimersToNextTimer();
  expect([places(), told()]).toEqual([[5], ["It began.", "One.", "Two."]]);
  vi.advanceTimersToNextTimer();
  expect([places(), told().length]).toEqual([[5], 4]);
});

test("faster is twice and four times as fast, and then as usual", () => {
  expect(faster(table)).toBe(false);
  receive(table, FILM);
  const rates = [1, 2, 3].map(() => faster(table) && rate.value);
  expect(rates).toEqual([2, 4, 1]);
});

test.each([
  ["who always skips", () => (films.value = "skip")],
  ["who wants no movement", () => (speed.value = "off")],
  ["who looks elsewhere", () => looksAway(true)],
])("%s sees no film", (_, wish) => {
  wish();
  receive(table, FILM);
  expect([table.film.value, places(), table.seat.value]).toEqual([null, [4, 3], 0]);
});

test("who looks away during a film is asked at once", () => {
  const stop = skipUnwatched(table);
  receive(table, FILM);
  looksAway(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect([table.film.value, table.seat.value]).toEqual([null, 0]);
  stop();
});

/** An attack of two dice, a defence that cancels one, and x falls. */
const FIGHT: Now = {
  type: "now",
  entry: 6,
  choice: 6,
  seat: 0,
  asked: [0],
  changes: [{ id: "board", gone: ["foe:x"] }],
  told: [
    {
      n: 6,
      text: "Red strikes.",
      things: ["die:y", "foe:x"],
      dice: [
        { label: "skull", counts: "yes" },
        { label: "skull", counts: "yes" },
      ],
    },
    { n: 6, text: "It defends.", things: ["foe:x"], dice: [{ label: "shield", counts: "yes" }], cancels: true },
    { n: 6, text: "It is dead.", things: ["foe:x"] },
  ],
  options: [strike],
};
const orc: ShownNode = { id: "foe:x", shape: "monster", label: "Orc", at: [1, 0], badge: "1" };

test("the dice come first, one side after the other, then what cancels what, the harm, the words, the question", () => {
  const board = { ...WHOLE.panels?.[0], nodes: [node("die:y", 1), orc] } as NonNullable<Now["panels"]>[number];
  receive(table, { ...WHOLE, panels: [board] });
  receive(table, FIGHT);
  const seen = () => {
    const cue = table.cue.value;
    const rolls = cue?.kind === "dice" ? cue.rolls.map((roll) => [roll.by, roll.dice.length, roll.struck.filter(Boolean).length]) : [];
    return [rolls, cue?.kind === "harm" ? cue.harms : [], places()?.length, told().length, table.seat.value];
  };
  expect(seen()).toEqual([[["die:y", 2, 0]], [], 2, 1, -1]);
  vi.advanceTimersToNextTimer();
  expect(seen()).toEqual([[["die:y", 2, 0], ["foe:x", 1, 0]], [], 2, 1, -1]);
  vi.advanceTimersToNextTimer();
  expect(seen()).toEqual([[["die:y", 2, 1], ["foe:x", 1, 1]], [], 2, 1, -1]);
  vi.advanceTimersToNextTimer();
  expect(seen()).toEqual([[], [{ node: "foe:x", at: [1, 0], loss: "−1", falls: true }], 2, 1, -1]);
  vi.advanceTimersToNextTimer();
  expect(seen()).toEqual([[], [], 1, 4, -1]);
  vi.advanceTimersToNextTimer();
  expect(seen()).toEqual([[], [], 1, 4, 0]);
  expect([table.film.value, table.rolled.value, vi.getTimerCount()]).toEqual([null, null, 0]);
});

test("a key goes on to what comes after the dice; without dice there is nothing to go on from", () => {
  expect(hurry(table)).toBe(false);
  receive(table, FIGHT);
  expect(dice()).toEqual(["skull", "skull"]);
  expect(hurry(table)).toBe(true);
  expect(dice()).toEqual(["skull", "skull", "shield"]);
  expect(vi.getTimerCount()).toBe(1);
});

test("who watches no films sees at once what came of the dice, and each roll by itself", () => {
  films.value = "skip";
  receive(table, { ...FIGHT, told: [...(FIGHT.told ?? []), { n: 6, text: "Blue looks.", things: ["die:z"], dice: [{ label: "four" }] }] });
  expect([table.film.value, table.seat.value]).toEqual([null, 0]);
  const rolls = table.rolled.value?.rolled.map((each) => each.rolls.map((roll) => [roll.by, roll.struck.filter(Boolean).length]));
  expect(rolls).toEqual([[["die:y", 1], ["foe:x", 1]], [["die:z", 0]]]);
});

test("dice that fall when the whole table is shown again are seen, those of long ago are not", () => {
  receive(table, { ...WHOLE, entry: 6, choice: 6, told: [...(WHOLE.told ?? []), ...(FIGHT.told ?? [])] });
  expect(dice()).toEqual(["skull", "skull"]);
  skip(table);
  receive(table, { ...WHOLE, entry: 6, choice: 6, told: [...(WHOLE.told ?? []), ...(FIGHT.told ?? [])] });
  expect([table.film.value, table.rolled.value]).toEqual([null, null]);
});
