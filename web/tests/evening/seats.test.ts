import { expect, test } from "vitest";
import { deedsFor, isQuiet, personsHere, quietFrom, toneOf } from "../../src/evening/seats";
import type { People, SeatShown } from "../../src/messages";

const MINE: SeatShown = { seat: 0, name: "Alix", kind: "person", online: true, mine: true };
const OTHER: SeatShown = { seat: 1, name: "Bruno", kind: "person" };
const BOT: SeatShown = { seat: 2, name: "Steady", kind: "bot", bot: "steady" };

const at = (changes: Partial<People>): People => ({
  type: "people",
  status: "playing",
  seats: [MINE, OTHER, BOT],
  ...changes,
});

test("a player hands over their own seat and takes over a bot's", () => {
  const people = at({});
  expect(deedsFor(MINE, people, [0], 0)).toEqual(["give"]);
  expect(deedsFor(BOT, people, [0], 0)).toEqual(["take"]);
  expect(deedsFor(OTHER, people, [0], 0)).toEqual([]);
});

test("the host invites and removes", () => {
  const people = at({ host: true });
  expect(deedsFor(BOT, people, [], 0)).toEqual(["invite", "take"]);
  expect(deedsFor(OTHER, people, [], 0)).toEqual(["remove"]);
});

test("a spectator can do nothing", () => {
  const people = at({ seats: [{ ...MINE, mine: false }, OTHER, BOT], quiet: 60, since: 0 });
  for (const seat of people.seats) expect(deedsFor(seat, people, [0, 1], 1e9)).toEqual([]);
});

test("nothing can be done about seats while the game does not go on", () => {
  for (const status of ["paused", "over", "closed"] as const) {
    const people = at({ host: true, status });
    for (const seat of people.seats) expect(deedsFor(seat, people, [0, 1, 2], 1e9)).toEqual([]);
  }
});

test("a bot may play on for who is asked and silent for longer than agreed", () => {
  const people = at({ quiet: 60, since: 5_000 });
  expect(quietFrom(people)).toBe(65_000);
  expect(deedsFor(OTHER, people, [1], 65_000)).toEqual([]);
  expect(deedsFor(OTHER, people, [1], 65_001)).toEqual(["relieve"]);
  expect(deedsFor(OTHER, people, [0], 65_001)).toEqual([]);
});

test("a table that waits for days never counts anybody as quiet", () => {
  expect(isQuiet(OTHER, at({ since: 0 }), [1], Number.MAX_SAFE_INTEGER)).toBe(false);
});

test("a player with several seats is one person, and counts only while here", () => {
  expect(personsHere(at({ seats: [MINE, { ...MINE, seat: 1 }, { ...OTHER, seat: 2 }, BOT] }))).toBe(1);
  expect(personsHere(at({ seats: [MINE, { ...OTHER, online: true }, BOT] }))).toBe(2);
});

test("a seat has the colour it has in the game", () => {
  const nodes = [{ id: "seat:1", shape: "", label: "", tone: "#123456" }];
  const panels = [{ id: "seats", title: "", kind: "list" as const, nodes }];
  expect(toneOf(panels, 1)).toBe("#123456");
  expect(toneOf(panels, 0)).toBe("");
});
