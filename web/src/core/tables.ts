/* How a table is made. */

import { post } from "./api";
import { usualBot } from "./games";
import type { GameShown, NewSeat, NewTable, TableMade } from "./http";
import { me, meetMe } from "./me";
import { t } from "./words";

export type SeatWanted = Required<NewSeat>;
export type TableWanted = Required<Omit<NewTable, "name" | "seats">> & { seats: readonly SeatWanted[] };

/** Set up a table; a browser that nobody named yet gets a name by it. Gives its id. */
export async function makeTable(wanted: TableWanted, name: string): Promise<string> {
  const { id } = await post<TableMade>("tables", { ...wanted, name });
  await becomeKnown();
  return id;
}

/** Me at the seats of one who plays alone, the usual bots at the others, and the usual settings; the set-up is answered
 * as the game suggests. Gives the id of the table. */
export function playNow(game: GameShown): Promise<string> {
  const bot: SeatWanted = { kind: "bot", name: "", bot: usualBot(game), wishes: {} };
  const mine: SeatWanted = { kind: "me", name: myName(), bot: "", wishes: {} };
  const seats = game.alone.map((isMine) => (isMine ? mine : bot));
  return makeTable({ game: game.name, packs: [], settings: {}, seats, pace: 1000, quiet: 0, curtain: false, ready: true, eased: true }, myName());
}

/** Begin the guided game. Gives the id of its table. */
export async function beginLesson(game: string, lesson: string): Promise<string> {
  const { id } = await post<TableMade>(`lessons/${game}/${lesson}`);
  await becomeKnown();
  return id;
}

/** My name, or what I am called until I say. */
export function myName(): string {
  return me.value.name || t("name-until-known");
}

async function becomeKnown(): Promise<void> {
  if (!me.value.known) await meetMe();
}
