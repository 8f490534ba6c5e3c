import { beforeEach, expect, test } from "vitest";
import type { FromClient, Now, Option, ShownDraft, ShownNode, ShownPanel } from "../../src/messages";
import { canCarry, drop, lift, putDown, touch } from "../../src/table/acts";
import { goalsIn, goalsOf, NO_ROLES, rolesAround, rolesOf, tiesOf, usesOf } from "../../src/table/carry";
import { receive } from "../../src/table/inbox";
import { createTable, type Table } from "../../src/table/store";

const option = (verb: string, ...things: string[]): Option => ({ label: verb, answer: [verb, ...things], verb, things });
const token = (id: string, more: Partial<ShownNode> = {}): ShownNode => ({ id, shape: "thing", label: id, ...more });
const AT = new DOMRect(0, 0, 10, 10);

const four = option("hit", "die:4");
const five = option("hit", "die:5");
const block = option("block", "die:4", "threat:3");
const parry = option("parry", "power:x", "die:1", "threat:3");
const ogre = token("ogre", { takes: ["hit"] });
const [first, second] = [token("own:0", { thing: "die:4" }), token("own:1", { thing: "die:4" })];
const third = token("own:2", { thing: "die:5" });
const threat = token("foe:0", { thing: "threat:3" });
const other = token("foe:1", { thing: "threat:3" });
const FIGHT: ShownPanel = { id: "fight", title: "", kind: "plane", nodes: [ogre, threat, other, first, second, third] };

test("a thing is carried to what an option names after it, never back", () => {
  expect(goalsIn(block, "die:4", NO_ROLES)).toEqual(["threat:3"]);
  expect(goalsIn(block, "threat:3", NO_ROLES)).toEqual([]);
  expect(goalsIn(parry, "die:1", NO_ROLES)).toEqual(["threat:3"]);
  expect(goalsIn(parry, "power:x", NO_ROLES)).toEqual(["die:1", "threat:3"]);
});

test("what takes a deed is a goal though no option names it", () => {
  const roles = rolesOf(FIGHT.nodes ?? []);
  expect(goalsIn(four, "die:4", roles)).toEqual(["ogre"]);
  expect(goalsIn(block, "die:4", roles)).toEqual(["threat:3"]);
  expect([...goalsOf("die:4", [four, block, five], roles, {})]).toEqual([
    ["ogre", [four]],
    ["threat:3", [block]],
  ]);
  expect(goalsOf("ogre", [four, block], roles, {}).size).toBe(0);
});

test("who does something is carried to what it is done to, last of all that is named", () => {
  const hero = token("hero", { does: ["strike", "fight"] });
  const roles = rolesOf([hero, token("foe:orc", { takes: ["fight"] })]);
  expect(goalsIn(option("strike", "item:sword", "foe:orc"), "hero", roles)).toEqual(["foe:orc"]);
  expect(goalsIn(option("fight"), "hero", roles)).toEqual(["foe:orc"]);
  expect(goalsIn(option("search", "foe:orc"), "hero", roles)).toEqual([]);
  expect(goalsIn(option("strike", "hero"), "hero", roles)).toEqual([]);
});

test("a far place is a goal, without an option", () => {
  const step = option("step", "dwarf", "s:near");
  const goals = goalsOf("dwarf", [step], NO_ROLES, { "s:near": 1, "s:far": 2 });
  expect([...goals].sort()).toEqual([
    ["s:far", []],
    ["s:near", [step]],
  ]);
});

test("the same on the panel of somebody else is no goal", () => {
  const mine = { ...FIGHT, nodes: [token("trap"), token("my-row", { takes: ["lay"] })] };
  const theirs = { ...FIGHT, id: "theirs", nodes: [token("their-row", { takes: ["lay"] })] };
  expect(goalsIn(option("lay", "trap"), "trap", rolesAround("trap", [mine, theirs]))).toEqual(["my-row"]);
});

test("of things that look alike the first are used, but those that were laid by hand for the last picks", () => {
  const uses = (laid: readonly string[], ...picked: Option[]) =>
    [...usesOf([first, second], picked, laid)].map(([node, place]) => [node.id, place]);
  expect(uses([], five, four)).toEqual([["own:0", 1]]);
  expect(uses(["own:1"], five, four)).toEqual([["own:1", 1]]);
  expect(uses(["own:0"], four, block)).toEqual([
    ["own:1", 0],
    ["own:0", 1],
  ]);
  expect(uses(["own:1", "own:0"], four)).toEqual([["own:0", 0]]);
  expect(uses(["own:1"])).toEqual([]);
});

test("a pick ties the die to what it hits or blocks", () => {
  const ties = tiesOf(FIGHT.nodes ?? [], [four, block, five], ["own:0", "foe:1"]);
  expect(ties.map(({ from, to }) => [from.id, to.id])).toEqual([
    ["own:1", "ogre"],
    ["own:0", "foe:1"],
    ["own:2", "ogre"],
  ]);
  expect(tiesOf(FIGHT.nodes ?? [], [option("pass")], [])).toEqual([]);
});

// --- what is done so -------------------------------------------------------------------------------------------------

let table: Table;
let sent: FromClient[];
const NOW: Now = { type: "now", entry: 3, choice: 3, seat: 0, whole: true, asked: [0], panels: [FIGHT] };
const hold = (node: ShownNode) => ({ node, at: [0, 0] as const, width: 40, by: "mouse" });
const drafted = (picked: Option[], picks: Option[]): ShownDraft => ({ shape: "set", label: "", answer: ["assign"], picked, picks });

function told(picked: Option[], picks: Option[]): void {
  receive(table, { type: "draft", choice: 3, draft: drafted(picked, picks) });
}

beforeEach(() => {
  table = createTable((request) => sent.push(request));
  sent = [];
});

test("what is dropped on its goal is picked", () => {
  receive(table, { ...NOW, draft: drafted([], [four, block, five]) });
  expect((FIGHT.nodes ?? []).filter((node) => canCarry(table, FIGHT, node))).toEqual([first, second, third]);
  lift(table, FIGHT, hold(first));
  expect([...table.goals.value.keys()]).toEqual(["ogre", "threat:3"]);
  expect(sent).toEqual([]);
  drop(table, "ogre", "ogre", AT);
  expect(sent).toEqual([{ do: "draft", choice: 3, seat: 0, picked: [four.answer] }]);
  expect([table.carried.value, table.goals.value.size]).toEqual([null, 0]);
});

test("what is put down changes nothing and says nothing", () => {
  receive(table, { ...NOW, draft: drafted([], [four, block]) });
  lift(table, FIGHT, hold(first));
  putDown(table);
  expect([sent, table.carried.value, table.menu.value, table.selected.value]).toEqual([[], null, null, ""]);
});

test("what is in the draft is taken out of it, and laid elsewhere or put back", () => {
  receive(table, { ...NOW, draft: drafted([four, five], []) });
  expect((FIGHT.nodes ?? []).filter((node) => canCarry(table, FIGHT, node))).toEqual([first, third]);
  lift(table, FIGHT, hold(first));
  expect(sent).toEqual([{ do: "draft", choice: 3, seat: 0, picked: [five.answer], fitting: true }]);
  drop(table, "threat:3", "foe:0", AT); // before anybody has said that it may lie there
  expect(sent[1]).toEqual({ do: "draft", choice: 3, seat: 0, picked: [four.answer, five.answer] });
  told([four, five], []);
  lift(table, FIGHT, hold(first));
  told([five], [four, block]);
  drop(table, "threat:3", "foe:1", AT);
  expect(sent.at(-1)).toEqual({ do: "draft", choice: 3, seat: 0, picked: [five.answer, block.answer] });
  expect(table.laid.value).toEqual(["own:0", "foe:1"]);
});

test("where the order of picks counts, none is taken out", () => {
  receive(table, { ...NOW, draft: { ...drafted([four, five], []), shape: "slots" } });
  expect(canCarry(table, FIGHT, first)).toBe(false);
});

test("several things that may be done there are a menu", () => {
  const push = option("push", "die:4", "threat:3");
  receive(table, { ...NOW, options: [push, block] });
  lift(table, FIGHT, hold(first));
  drop(table, "threat:3", "foe:0", AT);
  expect(table.menu.value).toEqual({ thing: "threat:3", options: [push, block], at: AT });
  expect(sent.filter((request) => request.do === "answer")).toEqual([]);
});

const HERO = token("hero", { does: ["go"], active: true });
const floor = (id: string) => token(id, { shape: "tile" });
const BOARD: ShownPanel = { id: "board", title: "", kind: "plane", nodes: [floor("s:a"), floor("s:b"), HERO] };

test("who has the turn is carried to far places, and places are not carried", () => {
  receive(table, { ...NOW, panels: [BOARD], options: [option("go", "s:a")] });
  receive(table, { type: "closed", choice: 3, closed: [], verbs: {}, ways: { "": { "s:a": 1, "s:b": 2, "s:hidden": 3 } } });
  sent = []; // what the page asks at once
  expect((BOARD.nodes ?? []).map((node) => canCarry(table, BOARD, node))).toEqual([false, false, true]);
  lift(table, BOARD, hold(HERO));
  expect([...table.goals.value.keys()]).toEqual(["s:a", "s:b"]);
  drop(table, "s:b", "s:b", AT);
  expect(sent).toEqual([{ do: "walk", choice: 3, seat: 0, thing: "", to: "s:b" }]);
  expect(canCarry(table, BOARD, HERO)).toBe(false); // until the server has spoken
});

test("whatever happens meanwhile, the hand is empty then", () => {
  receive(table, { ...NOW, panels: [BOARD], options: [option("go", "s:a")] });
  lift(table, BOARD, hold(HERO));
  receive(table, { ...NOW, panels: [BOARD], entry: 4, choice: 4 });
  expect(table.carried.value).toBeNull();
});

test("touching one after the other does the same", () => {
  receive(table, { ...NOW, draft: drafted([], [four, block]) });
  touch(table, "die:4", AT);
  expect(table.lit.value.has("ogre")).toBe(true);
  touch(table, "ogre", AT);
  expect(sent).toEqual([{ do: "draft", choice: 3, seat: 0, picked: [four.answer] }]);
});
