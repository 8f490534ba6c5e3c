/* Packs: what people have added to a game or changed in it. */

import { del, post } from "./api";
import type { PackAdded } from "./http";

/** Add a pack to a game. */
export function addPack(game: string, file: File): Promise<PackAdded> {
  const called = encodeURIComponent(file.name.slice(-100));
  return post<PackAdded>(`games/${encodeURIComponent(game)}/packs?file=${called}`, file);
}

/** Remove a pack of a game; tables that were made with it keep it. */
export function removePack(game: string, name: string): Promise<void> {
  return del(`games/${encodeURIComponent(game)}/packs/${encodeURIComponent(name)}`);
}

/** The address of a game with these packs. */
export function gameWith(game: string, packs: readonly string[]): string {
  return `games/${encodeURIComponent([game, ...packs].join("+"))}`;
}
