/* What the server says about packs: what people have added to a game or changed in it. */

export type Pack = {
  name: string;
  title: string;
  summary: string;
  author: string;
  /** The names of things of the game that are others with it. */
  replaces: readonly string[];
  /** The names of things that the game has only with it. */
  adds: readonly string[];
  /** Why it cannot be switched on; "" if it can. */
  flaw: string;
};

/** The address of a game with these packs. */
export function gameWith(game: string, packs: readonly string[]): string {
  return `games/${encodeURIComponent([game, ...packs].join("+"))}`;
}
