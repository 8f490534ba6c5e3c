/* How the page uses what the server says about games. */

import type { GameShown, SettingShown } from "./http";

/** What a setting can be set to. */
export type Setable = SettingShown["default"];

/** The bot used when nobody has chosen one: the first that was written for the game. `random` plays every game, but
 * badly. */
export function usualBot(game: GameShown): string {
  const usual = game.bots.find((bot) => bot.name === "steady") ?? game.bots.find((bot) => bot.name !== "random");
  return (usual ?? game.bots[0])?.name ?? "";
}

/** What the seat is called before the game, at a table of this size; "" if that is not known yet. */
export function roleOf(game: GameShown, count: number, place: number): string {
  return game.roles[game.seats.indexOf(count)]?.[place] ?? "";
}

/** "2–6", or "4" where there is no choice. */
export function span(numbers: readonly number[]): string {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low === high ? `${low}` : `${low}–${high}`;
}
