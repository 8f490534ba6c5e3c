/* What the server says about tables, and how one is made. */

import type { SeatShown, Status } from "../messages";
import { post } from "./api";
import { type Game, type Setable, usualBot } from "./games";
import { me, meetMe } from "./me";
import type { Pack } from "./packs";
import { t } from "./words";

/** A table in my list. */
export type TableRow = {
  id: string;
  game: string;
  title: string;
  status: Status;
  waits_for_me: boolean;
  /** Whom a running game waits for, in a sentence. */
  waiting: string;
  /** How a finished game ended, in a sentence. */
  ending: string;
  winners: readonly string[];
  seats: readonly { name: string; kind: string }[];
  updated: number;
  lesson: boolean;
  /** Something is made there rather than played. */
  makes: boolean;
};

/** A table as it is set up. */
export type TableInfo = {
  id: string;
  game: string;
  title: string;
  status: Status;
  host: boolean;
  mine: readonly number[];
  seats: readonly SeatShown[];
  packs: readonly Pack[];
  settings: readonly { label: string; value: string }[];
  pace: number;
  quiet: number;
  curtain: boolean;
  lesson: string;
  /** Something is made there rather than played. */
  makes: boolean;
  imported: boolean;
  link: string;
  read_only: string;
  commitment: string;
};

export type SeatWanted = {
  kind: "me" | "here" | "friend" | "bot";
  name: string;
  bot: string;
  wishes: Record<string, string>;
};

export type TableWanted = {
  game: string;
  packs: readonly string[];
  settings: Record<string, Setable>;
  seats: readonly SeatWanted[];
  pace: number;
  quiet: number;
  curtain: boolean;
};

/** Set up a table; a browser that nobody named yet gets a name by it. Gives its id. */
export async function makeTable(wanted: TableWanted, name: string): Promise<string> {
  const { id } = await post<{ id: string }>("tables", { ...wanted, name });
  await becomeKnown();
  return id;
}

/** Me at the seats of one who plays alone, the usual bots at the others, and the usual settings. Gives the id of the
 * table. */
export function playNow(game: Game): Promise<string> {
  const bot: SeatWanted = { kind: "bot", name: "", bot: usualBot(game), wishes: {} };
  const mine: SeatWanted = { kind: "me", name: myName(), bot: "", wishes: {} };
  const seats = game.alone.map((isMine) => (isMine ? mine : bot));
  return makeTable({ game: game.name, packs: [], settings: {}, seats, pace: 1000, quiet: 0, curtain: false }, myName());
}

/** Begin the guided game. Gives the id of its table. */
export async function beginLesson(game: string, lesson: string): Promise<string> {
  const { id } = await post<{ id: string }>(`lessons/${game}/${lesson}`);
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
