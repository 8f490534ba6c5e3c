/* Creating tables. */

import { post } from "./api";
import { usualBot } from "./games";
import type { GameShown, NewSeat, NewTable, TableMade } from "./http";
import { me, meetMe } from "./me";
import { t } from "./words";

export type SeatWanted = Required<NewSeat>;
export type TableWanted = Required<Omit<NewTable, "name" | "seats">> & { seats: readonly SeatWanted[] };

/** Create a table, and a person for this browser if it has none. Returns the table's id. */
export async function makeTable(wanted: TableWanted, name: string): Promise<string> {
  const { id } = await post<TableMade>("tables", { ...wanted, name });
  await becomeKnown();
  return id;
}

/** A table for me alone, with default bots at the other seats and default settings; the set-up is answered as the game
 * suggests. Returns the table's id. */
export function playNow(game: GameShown): Promise<string> {
  const bot: SeatWanted = { kind: "bot", name: "", bot: usualBot(game), wishes: {} };
  const mine: SeatWanted = { kind: "me", name: myName(), bot: "", wishes: {} };
  const seats = game.alone.map((isMine) => (isMine ? mine : bot));
  return makeTable({ game: game.name, packs: [], settings: {}, seats, pace: 1000, quiet: 0, curtain: false, ready: true, eased: true }, me.value.name);
}

/** Begin the guided game. Returns the id of its table. */
export async function beginLesson(game: string, lesson: string): Promise<string> {
  const { id } = await post<TableMade>(`lessons/${game}/${lesson}`);
  await becomeKnown();
  return id;
}

/** My name, or a default until I choose one. */
export function myName(): string {
  return me.value.name || t("name-until-known");
}

async function becomeKnown(): Promise<void> {
  if (!me.value.known) await meetMe();
}
