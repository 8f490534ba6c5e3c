import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notifications } from "../../src/core/settings";
import { learn } from "../../src/core/words";
import { watchTurn } from "../../src/evening/turn";
import type { Now, People } from "../../src/messages";
import { receive } from "../../src/table/inbox";
import { createTable, type Table } from "../../src/table/store";

const PEOPLE: People = {
  type: "people",
  status: "playing",
  seats: [{ seat: 0, name: "Alix", kind: "person", mine: true }],
};

const told: string[] = [];
let hidden = false;

class Told {
  static permission = "granted";
  onclick: unknown = null;
  constructor(title: string) {
    told.push(title);
  }
}

function ask(table: Table, choice: number, asked: readonly number[]): void {
  receive(table, { type: "now", entry: choice, choice, seat: 0, asked, title: "Game" } as Now);
}

beforeEach(() => {
  learn("en", "your-turn = Your turn");
  vi.stubGlobal("Notification", Told);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  document.title = "Game · Lanterne";
  notifications.value = "on";
});

afterEach(() => {
  told.length = 0;
  hidden = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function watched(): [Table, () => void] {
  const table = createTable();
  receive(table, PEOPLE);
  ask(table, 1, [1]);
  return [table, watchTurn(table)];
}

test("who does not look is told once that it is their turn; looking takes the mark away", () => {
  const [table, stop] = watched();
  hidden = true;
  ask(table, 2, [0]);
  ask(table, 3, [0]);
  expect(told).toEqual(["Your turn · Game"]);
  expect(document.title).toBe("● Your turn · Game · Lanterne");
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(document.title).toBe("Game · Lanterne");
  stop();
});

test("who looks is not told", () => {
  const [table, stop] = watched();
  ask(table, 2, [0]);
  expect(told).toEqual([]);
  expect(document.title).toBe("Game · Lanterne");
  stop();
});

test("who does not want notifications sees only the mark", () => {
  notifications.value = "off";
  const [table, stop] = watched();
  hidden = true;
  ask(table, 2, [0]);
  expect(told).toEqual([]);
  expect(document.title).toMatch(/^●/);
  stop();
});
