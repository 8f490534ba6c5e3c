import { beforeEach, expect, test } from "vitest";
import { open, readAll, unread } from "../../src/evening/said";

const line = (n: number, seat: number) => ({ n, at: 0, name: "", text: "", seat });
const LINES = [line(1, 0), line(2, 1), line(3, 1)];

beforeEach(() => {
  localStorage.clear();
  open("nowhere");
});

test("what I say is never unread", () => {
  open("a");
  expect(unread(LINES, [0]).map((each) => each.n)).toEqual([2, 3]);
});

test("what was read stays read when the table is opened again, and only there", () => {
  open("a");
  readAll(LINES.slice(0, 2));
  expect(unread(LINES, []).map((each) => each.n)).toEqual([3]);
  open("b");
  expect(unread(LINES, [])).toHaveLength(3);
  open("a");
  expect(unread(LINES, []).map((each) => each.n)).toEqual([3]);
});

test("an older reading does not undo a newer one", () => {
  open("a");
  readAll(LINES);
  readAll(LINES.slice(0, 1));
  expect(unread(LINES, [])).toEqual([]);
});
