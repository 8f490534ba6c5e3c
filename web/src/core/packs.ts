/* Packs: what people have added to a game or changed in it. */

import { del, post } from "./api";
import type { FilesHanded, PackAdded } from "./http";

/** Add a pack to a game, with what people say about the file. */
export function addPack(game: string, file: File, wishes: Readonly<Record<string, string>>): Promise<PackAdded> {
  const asked = new URLSearchParams({ file: file.name.slice(-100) });
  for (const [name, value] of Object.entries(wishes)) if (value) asked.append("wish", `${name}=${value}`);
  return post<PackAdded>(`games/${encodeURIComponent(game)}/packs?${asked}`, file);
}

/** Add one pack that is made of several files. */
export async function addTogether(game: string, files: readonly File[]): Promise<PackAdded> {
  const handed: FilesHanded = {
    name: sharedName(files.map((file) => file.name)),
    files: await Promise.all(files.map(async (file) => ({ name: file.name.slice(-100), data: await base64(file) }))),
  };
  return post<PackAdded>(`games/${encodeURIComponent(game)}/packs/several`, handed);
}

/** The beginning that file names have in common; "" if it is too short to be a name. */
export function sharedName(names: readonly string[]): string {
  const [first = "", ...others] = names;
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  const shared = first.slice(0, length).replace(/[\s\d_.-]+$/, "");
  return shared.length < 3 ? "" : shared.slice(0, 60);
}

function base64(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onerror = () => failed(reader.error);
    reader.onload = () => done(String(reader.result).split(",", 2)[1] ?? "");
    reader.readAsDataURL(file);
  });
}

/** Remove a pack of a game; tables that were made with it keep it. */
export function removePack(game: string, name: string): Promise<void> {
  return del(`games/${encodeURIComponent(game)}/packs/${encodeURIComponent(name)}`);
}

/** The address of a game with these packs. */
export function gameWith(game: string, packs: readonly string[]): string {
  return `games/${encodeURIComponent([game, ...packs].join("+"))}`;
}
