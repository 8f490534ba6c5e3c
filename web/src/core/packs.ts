/* What the server says about packs: what people have added to a game or changed in it. */

import { del, post } from "./api";

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

/** What one may do with packs here; `largest` in bytes. `flaws`: why folders that lie among them are none. */
export type Rights = { add: boolean; remove: boolean; largest: number; flaws: readonly string[] };

/** A pack that was made of a file, and what its players should know of it. */
export type Added = { pack: Pack; report: readonly { heading: string; sentences: readonly string[] }[] };

/** Add a pack to a game. */
export function addPack(game: string, file: File): Promise<Added> {
  const called = encodeURIComponent(file.name.slice(-100));
  return post<Added>(`games/${encodeURIComponent(game)}/packs?file=${called}`, file);
}

/** Remove a pack of a game; tables that were made with it keep it. */
export function removePack(game: string, name: string): Promise<void> {
  return del(`games/${encodeURIComponent(game)}/packs/${encodeURIComponent(name)}`);
}

/** The address of a game with these packs. */
export function gameWith(game: string, packs: readonly string[]): string {
  return `games/${encodeURIComponent([game, ...packs].join("+"))}`;
}
