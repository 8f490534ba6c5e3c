import { expect, test } from "vitest";
import type { LogLine, ShownNode, ShownPanel } from "../../src/messages";
import { cuesOf, rollsIn } from "../../src/table/drama";
import { changedSince } from "../../src/table/film";
import { soundOf } from "../../src/table/hearing";

const die = (mark: string, counts: "yes" | "no") => ({ label: mark, mark, counts });
const figure = (id: string, more: Partial<ShownNode> = {}): ShownNode => ({
  id,
  shape: "hero",
  label: id,
  icon: "face",
  at: [0, 0],
  ...more,
});
const board = (...nodes: ShownNode[]): readonly ShownPanel[] => [
  { id: "board", title: "Board", kind: "plane", size: [9, 9], nodes },
];
const pit: LogLine = { n: 1, text: "Ada falls.", things: ["hero:ada", "trap:pit"], befalls: ["hero:ada"] };
const mine = (thing: string) => thing === "hero:ada";

test("what befalls me is a card that waits, with what did it", () => {
  const panels = board(figure("hero:ada"), figure("trap:pit", { shape: "thing", icon: "spikes" }));
  expect(cuesOf([pit], panels, panels, mine)).toEqual([
    {
      kind: "stage",
      card: { heading: "hero:ada", icon: "spikes", text: ["Ada falls."] },
      text: "Ada falls.",
      things: ["hero:ada", "trap:pit"],
      waits: true,
    },
  ]);
  expect(cuesOf([pit], panels, panels, () => false)).toEqual([]);
});

test("dice come before what they mean for me; a card that is shown anyway is shown once", () => {
  const panels = board(figure("hero:ada"));
  const rolled: LogLine = { ...pit, dice: [die("3", "no")], needs: 4, odds: 50 };
  expect(cuesOf([rolled], panels, panels, mine).map((cue) => cue.kind)).toEqual(["dice", "stage"]);
  const staged: LogLine = { ...pit, stage: { heading: "Trap", icon: "spikes" } };
  const cues = cuesOf([staged], panels, panels, mine);
  expect(cues).toMatchObject([{ kind: "stage", card: { heading: "Trap" }, waits: true }]);
});

test("each roll by itself, with what was needed and how likely that was", () => {
  const panels = board(figure("hero:ada"), figure("hero:bob"));
  const lines: LogLine[] = [
    { n: 1, text: "Ada rolls.", things: ["hero:ada"], dice: [die("2", "no")], needs: 4, odds: 50 },
    { n: 1, text: "Bob rolls.", things: ["hero:bob"], dice: [die("6", "yes"), die("1", "no")], needs: 5, odds: 33 },
  ];
  const rolls = rollsIn(lines, panels, panels).map((rolled) => rolled.rolls.map(({ by, needs, odds }) => [by, needs, odds]));
  expect(rolls).toEqual([[["hero:ada", 4, 50]], [["hero:bob", 5, 33]]]);
});

test("what has changed: who stands elsewhere, has come, has another number; no floor, and not who stayed", () => {
  const before = board(figure("a", { on: "x" }), figure("b", { badge: "3" }), figure("c"), figure("floor", { shape: "tile" }));
  const after = board(figure("a", { on: "y" }), figure("b", { badge: "2" }), figure("c"), figure("d"), figure("new", { shape: "tile" }));
  expect([...changedSince(before, after)].sort()).toEqual(["a", "b", "d"]);
});

test("a door that opens is heard, then steps; nothing at the first sight of a table", () => {
  const shut = board(figure("door", { shape: "door" }), figure("a", { on: "x" }));
  const open = board(figure("door", { shape: "door-open" }), figure("a", { on: "y" }));
  const walked = board(figure("door", { shape: "door" }), figure("a", { on: "y" }));
  expect([soundOf(shut, open), soundOf(shut, walked), soundOf([], open), soundOf(shut, shut)]).toEqual(["door", "steps", "", ""]);
});
