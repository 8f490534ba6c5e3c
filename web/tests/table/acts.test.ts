import { beforeEach, expect, test } from "vitest";
import { warnings } from "../../src/core/settings";
import type { FromClient, Now, Option } from "../../src/messages";
import { askSeen, back, choose, takeShortcut, toggleLooking, touch, unpick } from "../../src/table/acts";
import { entriesOf } from "../../src/table/keys";
import { receive } from "../../src/table/inbox";
import { createTable, type Table } from "../../src/table/store";

const option = (verb: string, ...things: string[]): Option => ({
  label: verb,
  answer: [verb, ...things],
  verb,
  things,
});
const AT = new DOMRect(0, 0, 10, 10);
const NOW: Now = { type: "now", entry: 3, choice: 3, seat: 0, whole: true, asked: [0] };

/** More than stand in the prompt one by one: "raise" stands there once for both. */
const MANY = [
  option("step", "d:1", "s:a"),
  ...["s:b", "s:c", "s:d", "s:e", "s:f"].map((square) => option("step", "d:2", square)),
  option("raise", "d:1"),
  option("raise", "d:2"),
];

let table: Table;
let sent: FromClient[];

/** Something is asked; what the page asks at once is not of interest. */
function asked(more: Partial<Now>): void {
  receive(table, { ...NOW, ...more });
  sent = [];
}

beforeEach(() => {
  table = createTable((request) => sent.push(request));
  sent = [];
  warnings.value = "on";
});

test("one option is answered, and only once until the server has spoken", () => {
  asked({ options: [option("announce", "quest:red")] });
  touch(table, "quest:red", AT);
  touch(table, "quest:red", AT);
  expect(sent).toEqual([{ do: "answer", choice: 3, seat: 0, answer: ["announce", "quest:red"] }]);
});

test("a player who has picked up a figure and touches where another stands goes there; after a move the other is picked up", () => {
  const step = (who: string, to: string) => option("step", who, to);
  const nodes = [
    { id: "s:a", shape: "floor", label: "A" },
    { id: "s:b", shape: "floor", label: "B" },
    { id: "d:1", shape: "die", label: "one", on: "s:a" },
    { id: "d:2", shape: "die", label: "two", on: "s:b" },
  ];
  const panels = [{ id: "board", title: "", kind: "plane" as const, nodes }];
  const options = [step("d:1", "s:b"), step("d:2", "s:a"), step("d:2", "s:c")];
  asked({ panels, options });
  touch(table, "d:1", AT);
  expect(table.selected.value).toBe("d:1");
  touch(table, "d:2", AT);
  expect(sent).toEqual([{ do: "answer", choice: 3, seat: 0, answer: ["step", "d:1", "s:b"] }]);
  asked({ panels, options, choice: 4, entry: 4 });
  expect(table.selected.value).toBe("d:1");
  touch(table, "d:2", AT);
  expect(table.selected.value).toBe("d:2");
});

test("a touch on what costs shows it, and the same touch again does it", () => {
  asked({ options: [{ ...option("raise", "d:1"), grave: true }, option("end")] });
  touch(table, "d:1", AT);
  expect(sent).toEqual([]);
  expect(table.menu.value?.thing).toBe("d:1");
  touch(table, "d:1", AT);
  expect(sent).toHaveLength(1);
});

test("a warning is shown first; the same again does it", () => {
  const end = { ...option("end"), warning: "You still have points." };
  asked({ options: [end] });
  choose(table, end);
  expect(sent).toEqual([]);
  expect(table.warned.value).toBe(end);
  choose(table, end);
  expect(sent).toHaveLength(1);
});

test("a player who wants no warnings is not warned", () => {
  warnings.value = "off";
  const end = { ...option("end"), warning: "You still have points." };
  asked({ options: [end] });
  choose(table, end);
  expect(sent).toHaveLength(1);
});

test("the active figure walks to a far place, and no option has to name it", () => {
  asked({ options: [option("go", "s:near")] });
  receive(table, { type: "closed", choice: 3, closed: [], verbs: {}, ways: { "": { "s:near": 1, "s:far": 3 } } });
  expect([...table.lit.value].sort()).toEqual(["s:far", "s:near"]);
  touch(table, "s:far", AT);
  table.busy.value = false;
  table.selected.value = "hero:elf"; // who can drink, but goes nowhere by name
  touch(table, "s:far", AT);
  table.busy.value = false;
  table.selected.value = "";
  touch(table, "s:near", AT);
  expect(sent).toEqual([
    { do: "walk", choice: 3, seat: 0, thing: "", to: "s:far" },
    { do: "walk", choice: 3, seat: 0, thing: "", to: "s:far" },
    { do: "answer", choice: 3, seat: 0, answer: ["go", "s:near"] },
  ]);
});

test("a figure is selected, and a far place is walked to: nothing else has to be asked for", () => {
  asked({ options: MANY });
  receive(table, { type: "closed", choice: 3, closed: [], verbs: {}, ways: { "d:1": { "s:far": 3 }, "d:2": {} } });
  touch(table, "d:1", AT);
  expect(sent).toEqual([]);
  expect(table.menu.value?.options.map((each) => each.verb)).toEqual(["raise"]);
  touch(table, "s:far", AT);
  expect(sent).toEqual([{ do: "walk", choice: 3, seat: 0, thing: "d:1", to: "s:far" }]);
});

test("what is closed and how far things can go is asked for once, together, if anything may be done", () => {
  receive(table, { ...NOW, options: MANY });
  expect(sent).toEqual([{ do: "closed", choice: 3, seat: 0 }]);
  receive(table, { ...NOW, choice: 4 });
  receive(table, { ...NOW, choice: 5, options: MANY, asked: [1] });
  expect(sent).toHaveLength(1);
});

test("what was closed in another choice comes too late", () => {
  asked({ options: MANY });
  receive(table, { type: "closed", choice: 2, closed: [], verbs: {}, ways: { "d:1": { "s:far": 3 } } });
  expect([table.closed.value, table.ways.value]).toEqual([null, {}]);
});

test("what stands in the prompt one by one needs no menu over the board", () => {
  asked({ options: [option("step", "d:1", "s:a"), option("step", "d:2", "s:b"), option("raise", "d:1")] });
  touch(table, "d:1", AT);
  expect([table.selected.value, table.menu.value]).toEqual(["d:1", null]);
  asked({ options: [option("step", "d:1", "s:a"), option("step", "d:2", "s:b")], sight: true });
  touch(table, "d:2", AT);
  expect([table.selected.value, table.menu.value]).toEqual(["d:2", null]);
});

test("one goes back step by step: the menu, then the selection", () => {
  asked({ options: MANY });
  touch(table, "d:1", AT);
  expect([back(table), table.menu.value, table.selected.value]).toEqual([true, null, "d:1"]);
  expect([back(table), table.selected.value]).toEqual([true, ""]);
  expect(back(table)).toBe(false);
});

test("picks are added to a draft and taken out of it", () => {
  const [one, two] = [option("recruit", "t:w"), option("recruit", "t:m")];
  asked({ draft: { shape: "set", label: "", answer: ["group"], picked: [one], picks: [two] } });
  choose(table, two);
  expect(sent[0]).toEqual({ do: "draft", choice: 3, seat: 0, picked: [one.answer, two.answer] });
  table.busy.value = false;
  unpick(table, 0);
  expect(sent[1]).toEqual({ do: "draft", choice: 3, seat: 0, picked: [] });
});

test("a thing that is in the draft and nowhere else is taken out by touching it", () => {
  const one = option("recruit", "t:w");
  asked({ draft: { shape: "set", label: "", answer: ["group"], picked: [one], picks: [] } });
  touch(table, "t:w", AT);
  expect(sent).toEqual([{ do: "draft", choice: 3, seat: 0, picked: [] }]);
});

test("few options stand alone, many under what they do, and one alone is itself", () => {
  asked({ options: [option("a"), option("b")] });
  expect(entriesOf(table)).toHaveLength(2);
  const many = [1, 2, 3, 4, 5, 6, 7].map((n) => option("step", `d:${n}`, "s:a"));
  asked({ options: [...many, option("end")], verbs: { step: "Move", end: "End" } });
  const entries = entriesOf(table);
  expect(entries.map((entry) => ("option" in entry ? entry.option.label : entry.label))).toEqual(["Move", "end"]);
  table.opened.value = "step";
  expect(entriesOf(table)).toHaveLength(7);
});

const HERO = { id: "hero:ida", shape: "hero", label: "Ida", active: true };
const BOARD = { id: "board", title: "Board", kind: "plane", nodes: [HERO] } as const;

test("who looks asks what is in sight, and does nothing with what is touched", () => {
  asked({ sight: true, panels: [BOARD], options: [option("strike", "foe:orc")] });
  toggleLooking(table);
  askSeen(table);
  touch(table, "foe:orc", AT);
  askSeen(table);
  expect(sent).toEqual([
    { do: "seen", thing: "hero:ida" },
    { do: "seen", thing: "foe:orc" },
  ]);
});

test("what is in sight of something else comes too late", () => {
  asked({ sight: true, panels: [BOARD] });
  toggleLooking(table, "square:a1");
  receive(table, { type: "seen", thing: "hero:ida", here: "square:b2" });
  expect(table.seen.value).toBeNull();
  receive(table, { type: "seen", thing: "square:a1", here: "square:a1" });
  expect(table.seen.value?.here).toBe("square:a1");
  expect(back(table)).toBe(true);
  expect([table.looking.value, table.seen.value]).toEqual([null, null]);
});

test("a game without lines of sight shows none", () => {
  asked({ panels: [BOARD] });
  toggleLooking(table);
  expect(table.looking.value).toBeNull();
});

test("a shortcut is asked for by its name, once at a time", () => {
  asked({ options: MANY });
  takeShortcut(table, "go_back");
  takeShortcut(table, "go_back");
  expect(sent).toEqual([{ do: "shortcut", choice: 3, seat: 0, name: "go_back" }]);
});
