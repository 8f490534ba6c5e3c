/* What the page makes of what the server says about games. */

import type { GameShown, SettingShown } from "./http";

/** What a setting can be set to. */
export type Setable = SettingShown["default"];

/** The bot that plays when nobody chose one: the first that was made for the game. Pure chance plays every game, and
 * none of them well. */
export function usualBot(game: GameShown): string {
  const usual = game.bots.find((bot) => bot.name === "steady") ?? game.bots.find((bot) => bot.name !== "random");
  return (usual ?? game.bots[0])?.name ?? "";
}

/** What the seat is called before the game, at a table of so many; "" if that is still to be seen. */
export function roleOf(game: GameShown, count: number, place: number): string {
  return game.roles[game.seats.indexOf(count)]?.[place] ?? "";
}

/** "2–6", or "4" where there is no choice. */
export function span(numbers: readonly number[]): string {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low === high ? `${low}` : `${low}–${high}`;
}
