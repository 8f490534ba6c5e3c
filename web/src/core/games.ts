/* What the server says about games. */

/** What a setting can be set to. */
export type Setable = string | number | null;

export type Setting = {
  name: string;
  label: string;
  explanation: string;
  rule: string;
  /** "seed": printed; "public": known from reviews; "original": ours. */
  origin: string;
  default: Setable;
  /** `seats`: the numbers of seats that the value is for. */
  values: readonly { value: Setable; label: string; seats: readonly number[] }[];
  /** Another setting, and the value of it without which this one means nothing. */
  only_with?: { name: string; value: Setable } | null;
};

export type Bot = { name: string; label: string; explanation: string };

/** What a person may decide for a seat before the game. What is left open is decided in the game. */
export type Wish = { name: string; label: string; values: readonly { value: string; label: string }[] };

export type Game = {
  name: string;
  /** The packs it is shown with. */
  packs: readonly string[];
  title: string;
  summary: string;
  /** Where something is made rather than played: what one begins to do there. "" for a game. */
  begin: string;
  minutes: readonly number[];
  seats: readonly number[];
  secrets: boolean;
  lessons: readonly string[];
  settings: readonly Setting[];
  bots: readonly Bot[];
  wishes: readonly Wish[];
  /** For each number of seats, what each seat is called before the game; "" if that is still to be seen. */
  roles: readonly (readonly string[])[];
  /** The table of one who plays alone: for each seat, whether it is theirs. */
  alone: readonly boolean[];
  /** Files that can be added to it: what their names end with (none if it takes no packs), and what they are ("" if
   * they are packs only). */
  files: { endings: readonly string[]; hint: string };
};

/** The bot that plays when nobody chose one: the first that was made for the game. Pure chance plays every game, and
 * none of them well. */
export function usualBot(game: Game): string {
  return (game.bots.find((bot) => bot.name !== "random") ?? game.bots[0])?.name ?? "";
}

/** What the seat is called before the game, at a table of so many; "" if that is still to be seen. */
export function roleOf(game: Game, count: number, place: number): string {
  return game.roles[game.seats.indexOf(count)]?.[place] ?? "";
}

/** "2–6", or "4" where there is no choice. */
export function span(numbers: readonly number[]): string {
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low === high ? `${low}` : `${low}–${high}`;
}
