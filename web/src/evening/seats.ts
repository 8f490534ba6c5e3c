/* What can be done with the seats of a table, and by whom. */

import type { People, SeatShown, ShownPanel } from "../messages";

/** What people can do about a seat: hand their own to a bot, take over a bot's, invite somebody, remove a person (the
 * host), let a bot play for a person who does not answer. */
export type Deed = "give" | "take" | "invite" | "remove" | "relieve";

/** What the reader may do about a seat now. `asked` are the seats the game waits for, `at` is the time in
 * milliseconds. */
export function deedsFor(seat: SeatShown, people: People, asked: readonly number[], at: number): readonly Deed[] {
  if (people.status !== "playing" && !isLeft(people)) return [];
  const sits = people.seats.some((other) => other.mine);
  if (seat.kind !== "person") {
    const may: Deed[] = [];
    if (people.host) may.push("invite");
    if (people.host || sits) may.push("take");
    return may;
  }
  if (seat.mine) return ["give"];
  if (people.host) return ["remove"];
  return sits && isQuiet(seat, people, asked, at) ? ["relieve"] : [];
}

/** Whether only bots are left at a table that has paused: it goes on when somebody sits down. */
export function isLeft(people: People): boolean {
  return people.status === "paused" && people.seats.every((seat) => seat.kind !== "person");
}

/** Whether the game has waited for a person for longer than the table agreed on. */
export function isQuiet(seat: SeatShown, people: People, asked: readonly number[], at: number): boolean {
  if (seat.kind !== "person" || !asked.includes(seat.seat)) return false;
  return at > quietFrom(people);
}

/** The time after which a person counts as silent. */
export function quietFrom(people: People): number {
  return people.quiet ? (people.since ?? 0) + people.quiet * 1000 : Number.POSITIVE_INFINITY;
}

/** Whether the game goes on, now or after a pause. */
export function isRunning(people: People): boolean {
  return people.status === "playing" || people.status === "paused";
}

/** How many people are here; a person with several seats counts once. */
export function personsHere(people: People): number {
  return new Set(people.seats.filter((seat) => seat.kind === "person" && seat.online).map((seat) => seat.name)).size;
}

/** The colour of a seat in the game, "" if it has none yet. */
export function toneOf(panels: readonly ShownPanel[], seat: number): string {
  const nodes = panels.flatMap((panel) => panel.nodes ?? []);
  return nodes.find((node) => node.id === `seat:${seat}`)?.tone ?? "";
}
