import { expect, test } from "vitest";
import type { Option } from "../../src/messages";
import { NO_ROLES } from "../../src/table/carry";
import { byVerb, onlyBeginning, touchable, touched } from "../../src/table/touch";

const option = (verb: string, ...things: string[]): Option => ({
  label: verb,
  answer: [verb, ...things],
  verb,
  things,
});
const raise = option("raise", "dwarf:1");
const near = option("step", "dwarf:1", "square:a");
const other = option("step", "dwarf:2", "square:b");
const both = option("step", "dwarf:2", "square:a");
const agree = option("agree", "card:x");
const veto = option("veto", "card:x");
const quest = option("announce", "quest:red");
const ALL = [near, other, both, raise, agree, veto, quest, option("end")];

test("the only option of a thing is done at once", () => {
  expect(touched("quest:red", "", ALL, {})).toEqual({ act: "do", option: quest });
});

test("what costs or harms is shown first, and done by a second touch", () => {
  const strike = { ...option("strike", "foe:1"), grave: true };
  const looks = { act: "look", thing: "foe:1", menu: [strike] };
  expect(touched("foe:1", "", [strike], {})).toEqual(looks);
  expect(touched("foe:1", "", [strike], {}, NO_ROLES, false, "foe:2")).toEqual(looks);
  expect(touched("foe:1", "", [strike], {}, NO_ROLES, false, "foe:1")).toEqual({ act: "do", option: strike });
});

test("who has taken a figure and touches what it harms has looked; not if it was taken for them", () => {
  const strike = { ...option("strike", "orc:1", "hero:1"), grave: true };
  expect(touched("hero:1", "orc:1", [strike], {}, NO_ROLES, true)).toEqual({ act: "do", option: strike });
  expect(touched("hero:1", "orc:1", [strike], {}, NO_ROLES, false)).toEqual({ act: "look", thing: "hero:1", menu: [strike] });
});

test("several options of a thing are a menu", () => {
  expect(touched("card:x", "", ALL, {})).toEqual({ act: "menu", thing: "card:x", menu: [agree, veto] });
});

test("what needs a second thing is selected first, with what needs none beside it", () => {
  expect(touched("dwarf:1", "", ALL, {})).toEqual({ act: "select", thing: "dwarf:1", menu: [raise] });
  expect(touched("dwarf:1", "dwarf:2", ALL, {})).toEqual({ act: "select", thing: "dwarf:1", menu: [raise] });
});

test("with the first thing selected the second one decides", () => {
  expect(touched("square:a", "dwarf:1", ALL, {})).toEqual({ act: "do", option: near });
});

test("a destination that one thing alone can reach needs no selection", () => {
  expect(touched("square:b", "", ALL, {})).toEqual({ act: "do", option: other });
  expect(touched("square:a", "", ALL, {})).toEqual({ act: "menu", thing: "square:a", menu: [near, both] });
});

test("a far destination of the selected thing is walked to", () => {
  expect(touched("square:far", "dwarf:1", ALL, { "square:far": 4 })).toEqual({
    act: "walk",
    thing: "dwarf:1",
    to: "square:far",
  });
  expect(touched("square:far", "", ALL, {})).toEqual({ act: "nothing" });
});

test("touching the selected thing again lets it go", () => {
  expect(touched("dwarf:1", "dwarf:1", ALL, {})).toEqual({ act: "back" });
});

test("without a selection all things of options are lit, and where the active figure can go", () => {
  const things = ["card:x", "dwarf:1", "dwarf:2", "quest:red", "square:a", "square:b"];
  expect([...touchable(ALL, "", {})].sort()).toEqual(things);
  expect([...touchable(ALL, "", { "square:far": 1 })].sort()).toEqual([...things, "square:far"]);
});

test("with a selection only its destinations are lit, and what else can be begun with", () => {
  const lit = touchable(ALL, "dwarf:1", { "square:far": 2 });
  expect(lit.has("square:a")).toBe(true);
  expect(lit.has("square:far")).toBe(true);
  expect(lit.has("square:b")).toBe(false);
  expect(lit.has("dwarf:2")).toBe(true);
});

test("one beginning only is found", () => {
  expect(onlyBeginning([near, option("step", "dwarf:1", "square:c"), option("end")])).toBe("dwarf:1");
  expect(onlyBeginning(ALL)).toBe("");
  expect(onlyBeginning([raise])).toBe("");
});

test("options are grouped by what is done, in their order", () => {
  expect(byVerb([near, raise, other]).map((group) => [group.verb, group.options.length])).toEqual([
    ["step", 2],
    ["raise", 1],
  ]);
});
