/** The log reads like a story: a walk is one line, and what was taken back stays apart. */

import { describe, expect, it } from "vitest";
import type { LogLine } from "../../src/messages";
import { story } from "../../src/table/Log";

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
