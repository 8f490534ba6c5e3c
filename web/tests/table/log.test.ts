/** The log reads like a story: a walk is one line, and what was taken back stays apart. */

import { describe, expect, it } from "vitest";
import type { LogLine } from "../../src/messages";
import { inFights, story, sumOf } from "../../src/table/Log";

const line = (n: number, text: string, thread = ""): LogLine => ({ n, text, ...(thread ? { thread } : {}) });

describe("the story of the log", () => {
  it("shows the last of neighbours that say how one thing went on", () => {
    const told = [line(1, "to A", "moved 0"), line(2, "to B", "moved 0"), line(3, "to C", "moved 1"), line(4, "a door")];
    expect(story(told).map((each) => each.text)).toEqual(["to B", "to C", "a door"]);
  });

  it("keeps what stands apart from what was taken back", () => {
    const undo: LogLine = { n: 4, text: "taken back", kind: "undo", to: 2 };
    const told = [line(1, "to A", "moved 0"), line(2, "to B", "moved 0"), line(3, "to C", "moved 0"), undo];
    expect(story(told).map((each) => each.text)).toEqual(["to B", "to C", "taken back"]);
  });

  it("shows all that joins nothing", () => {
    const told = [line(1, "a card"), line(2, "a card")];
    expect(story(told)).toEqual(told);
  });
});

describe("a fight in the log", () => {
  const die = (counts: "yes" | "no") => ({ label: "", mark: "x", counts });
  const blow: LogLine = { n: 5, text: "strikes", things: ["hero:1", "foe:1"], dice: [die("yes"), die("yes"), die("no")] };
  const guard: LogLine = { n: 5, text: "defends", things: ["foe:1"], dice: [die("yes")], cancels: true };
  const dies: LogLine = { n: 5, text: "dies", things: ["foe:1"] };
  const other: LogLine = { n: 5, text: "a door opens", things: ["door:1"] };

  it("is one line, with its sum", () => {
    expect(inFights([blow, guard, dies, other])).toEqual([[blow, guard, dies], [other]]);
    expect(sumOf([blow, guard, dies])).toBe("2 − 1 = 1");
    expect(sumOf([guard, blow])).toBe("");
  });

  it("has the damage of the one who struck in it, and no other", () => {
    const damage: LogLine = { n: 5, text: "2 + 4 is 6", things: ["hero:1", "foe:1"], dice: [{ label: "2", mark: "2" }] };
    expect(inFights([blow, damage, dies])).toEqual([[blow, damage, dies]]);
    const another: LogLine = { ...damage, things: ["hero:2"] };
    expect(inFights([blow, another])).toEqual([[blow], [another]]);
  });

  it("does not swallow the next one, nor what comes later", () => {
    expect(inFights([blow, blow])).toEqual([[blow], [blow]]);
    expect(inFights([blow, { ...dies, n: 6 }])).toEqual([[blow], [{ ...dies, n: 6 }]]);
    expect(inFights([blow, { ...dies, thread: "turn" }])).toHaveLength(2);
  });
});
