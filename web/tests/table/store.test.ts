import { beforeEach, expect, test } from "vitest";
import type { Now, Option, ShownDraft, ShownNode } from "../../src/messages";
import { receive } from "../../src/table/inbox";
import { createTable, type Table } from "../../src/table/store";

const node = (id: string, more: Partial<ShownNode> = {}): ShownNode => ({ id, shape: "die", label: id, ...more });
const ids = (table: Table) => table.panels.value[0]?.nodes?.map((each) => each.id);
const step = (die: string, square: string): Option => ({
  label: `${die} to ${square}`,
  answer: ["step", die, square],
  verb: "step",
  things: [die, square],
});

const WHOLE: Now = {
  type: "now",
  entry: 5,
  choice: 5,
  seat: 1,
  whole: true,
  asked: [1],
  panels: [
    {
      id: "board",
      title: "Board",
      kind: "plane",
      size: [100, 100],
      nodes: [node("square:a"), node("die:x", { at: [1, 1] })],
    },
    { id: "list", title: "List", kind: "list", nodes: [node("die:x:row", { thing: "die:x" })] },
  ],
  told: [{ n: 4, text: "It began." }],
};

let table: Table;
beforeEach(() => {
  table = createTable();
  receive(table, WHOLE);
});

test("a change sets, adds and takes away, and leaves other panels alone", () => {
  const list = table.panels.value[1];
  const change = { id: "board", set: [node("die:x", { at: [9, 9] }), node("die:y")], gone: ["square:a"] };
  receive(table, { type: "now", entry: 6, choice: 6, seat: 1, changes: [change] });
  expect(ids(table)).toEqual(["die:x", "die:y"]);
  expect(table.panels.value[0]?.nodes?.[0]?.at).toEqual([9, 9]);
  expect(table.panels.value[0]?.title).toBe("Board");
  expect(table.panels.value[1]).toBe(list);
});

test("an order that changed is that of all nodes", () => {
  const change = { id: "board", set: [node("die:y")], order: ["die:y", "die:x", "square:a"] };
  receive(table, { type: "now", entry: 6, choice: 6, seat: 1, changes: [change] });
  expect(ids(table)).toEqual(["die:y", "die:x", "square:a"]);
});

test("a whole table replaces everything that was shown", () => {
  receive(table, { ...WHOLE, panels: [{ id: "other", title: "Other", kind: "list", nodes: [node("seat:0")] }] });
  expect(table.panels.value.map((panel) => panel.id)).toEqual(["other"]);
});

test("sentences that are told again take the place of the old ones", () => {
  receive(table, { type: "now", entry: 6, choice: 6, seat: 1, told: [{ n: 6, text: "Red moves." }] });
  expect(table.told.value.map((line) => line.text)).toEqual(["It began.", "Red moves."]);
  const french = [
    { n: 4, text: "C’est parti." },
    { n: 6, text: "Rouge avance." },
  ];
  receive(table, { ...WHOLE, entry: 6, told: french });
  expect(table.told.value.map((line) => line.text)).toEqual(["C’est parti.", "Rouge avance."]);
});

test("a thing is found wherever it is shown", () => {
  expect(table.shown.value.get("die:x")?.map((each) => each.id)).toEqual(["die:x", "die:x:row"]);
});

test("a selected thing stays selected while something can be done with it", () => {
  const options = [step("die:x", "square:a"), step("die:y", "square:a")];
  receive(table, { ...WHOLE, options });
  table.selected.value = "die:x";
  receive(table, { type: "now", entry: 6, choice: 6, seat: 1, options });
  expect(table.selected.value).toBe("die:x");
  receive(table, { type: "now", entry: 7, choice: 7, seat: 1, options: [] });
  expect(table.selected.value).toBe("");
});

test("if everything begins with one thing, it is selected", () => {
  receive(table, { ...WHOLE, options: [step("die:x", "square:a"), step("die:x", "square:b")] });
  expect(table.selected.value).toBe("die:x");
  expect([...table.lit.value].sort()).toEqual(["die:x", "square:a", "square:b"]);
});

test("far destinations are lit for the selected thing, and forgotten when something happens", () => {
  receive(table, { ...WHOLE, options: [step("die:x", "square:a")] });
  receive(table, { type: "closed", choice: 5, closed: [], verbs: {}, ways: { "die:x": { "square:far": 3 } } });
  expect(table.lit.value.has("square:far")).toBe(true);
  receive(table, { type: "now", entry: 6, choice: 6, seat: 1, options: [step("die:x", "square:a")] });
  expect(table.lit.value.has("square:far")).toBe(false);
});

test("a draft that is being put together is not lost when nothing was decided", () => {
  const draft: ShownDraft = { shape: "set", label: "Nobody", answer: ["group"], picks: [step("die:x", "square:a")] };
  receive(table, { ...WHOLE, draft });
  const more = { ...draft, label: "One", picked: [step("die:x", "square:a")] };
  receive(table, { type: "draft", choice: 5, draft: more });
  receive(table, { type: "now", entry: 5, choice: 5, seat: 1, draft });
  expect(table.draft.value?.label).toBe("One");
  receive(table, { type: "draft", choice: 4, draft });
  expect(table.draft.value?.label).toBe("One");
  receive(table, { type: "now", entry: 6, choice: 6, seat: 1 });
  expect(table.draft.value).toBeNull();
});

test("dice roll when they fall, not when the page is opened", () => {
  const fell = [{ n: 6, text: "Rolled.", dice: [{ label: "three", mark: "3" }] }];
  receive(table, { ...WHOLE, told: fell });
  expect([table.rolled.value, table.cue.value]).toEqual([null, null]);
  receive(table, { type: "now", entry: 7, choice: 7, seat: 1, told: fell });
  expect(table.cue.value).toMatchObject({ kind: "dice", rolls: [{ dice: [{ mark: "3" }] }] });
});

test("the seat that answers is asked and mine", () => {
  expect(table.seat.value).toBe(1);
  receive(table, { type: "now", entry: 6, choice: 6, seat: 1, asked: [0] });
  expect(table.seat.value).toBe(-1);
  receive(table, { type: "people", status: "playing", seats: [{ seat: 0, name: "Anna", kind: "person", mine: true }] });
  expect(table.seat.value).toBe(0);
});

test("a refusal frees the hands and is shown until something happens", () => {
  table.busy.value = true;
  receive(table, { type: "refused", to: 3, sentence: "Not now." });
  expect(table.busy.value).toBe(false);
  expect(table.refused.value?.sentence).toBe("Not now.");
  receive(table, { type: "now", entry: 6, choice: 6, seat: 1 });
  expect(table.refused.value).toBeNull();
});

test("another's answer to the same question does not free the hands: mine is still on its way", () => {
  table.busy.value = true;
  receive(table, { type: "now", entry: 6, choice: 5, seat: 1, asked: [1] });
  expect(table.busy.value).toBe(true);
  receive(table, { type: "now", entry: 7, choice: 5, seat: 1, asked: [0] });
  expect(table.busy.value).toBe(false);
});

test("what was selected at another seat of mine is let go", () => {
  receive(table, { type: "now", entry: 6, choice: 6, seat: 1, options: [step("die:x", "square:a")] });
  expect(table.selected.value).toBe("die:x");
  const lone = { label: "", answer: ["give", "die:x"], verb: "give", things: ["die:x"] };
  receive(table, { type: "now", entry: 7, choice: 7, seat: 1, options: [lone] });
  expect(table.selected.value).toBe("die:x");
  receive(table, { type: "now", entry: 8, choice: 8, seat: 0, options: [lone] });
  expect(table.selected.value).toBe("");
});

test("an option is touched by what is shown: not by kinds that are not, nor by whose answer it is", () => {
  const seats = [node("seat:0"), node("seat:1")];
  const panels = [...(WHOLE.panels ?? []), { id: "players", title: "", kind: "list" as const, nodes: seats }];
  const option = (...things: string[]): Option => ({ label: "", answer: things, verb: "do", things });
  const touched = () => table.options.value.map((each) => each.things);
  receive(table, { ...WHOLE, panels, options: [option("die:x", "place:up", "seat:1"), option("seat:1")] });
  expect(touched()).toEqual([["die:x"], []]);
  receive(table, { ...WHOLE, panels, options: [option("seat:0"), option("seat:1")] });
  expect(touched()).toEqual([["seat:0"], ["seat:1"]]);
});
