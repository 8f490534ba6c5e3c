import { expect, test } from "vitest";
import { anchor, go, goInstead, match, path, query, tableBefore } from "../src/core/router";

test("a pattern names the parts of a path", () => {
  expect(match("/table/:id", "/table/abc")).toEqual({ id: "abc" });
  expect(match("/table/:id/replay", "/table/abc/replay")).toEqual({ id: "abc" });
  expect(match("/join/:token", "/join/a%20b")).toEqual({ token: "a b" });
  expect(match("/", "/")).toEqual({});
  expect(match("/about", "/about/")).toEqual({});
});

test("another shape does not fit", () => {
  expect(match("/table/:id", "/table/abc/replay")).toBeNull();
  expect(match("/table/:id", "/rules/abc")).toBeNull();
  expect(match("/", "/about")).toBeNull();
});

test("going somewhere changes the address and what is known of it", () => {
  go("/table/abc/replay?at=7#x");
  expect(location.pathname).toBe("/table/abc/replay");
  expect(path.value).toBe("/table/abc/replay");
  expect(query.value.get("at")).toBe("7");
  expect(anchor.value).toBe("x");
});

test("the table one comes from is known, whatever is read after it", () => {
  go("/table/abc");
  go("/table/abc/replay");
  go("/rules/some#CEL-1");
  go("/about");
  expect(tableBefore.value).toBe("/table/abc");
});

test("the same address is not put into the history twice, a replaced one not at all", () => {
  go("/about");
  const before = history.length;
  go("/about");
  goInstead("/rules/some");
  expect(history.length).toBe(before);
  expect(path.value).toBe("/rules/some");
});
