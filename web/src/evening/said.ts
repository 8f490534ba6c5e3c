/* What was said at the table, and how much of it has not been read here. */

import { signal } from "@preact/signals";
import type { ChatLine } from "../messages";

/** The number of the last line that was read, and of which table. */
const read = signal<{ table: string; n: number }>({ table: "", n: 0 });

const place = (table: string) => `lanterne-read-${table}`;

/** Speak of this table from now on. What was read earlier in this browser stays read. */
export function open(table: string): void {
  if (read.value.table !== table) read.value = { table, n: Number(localStorage.getItem(place(table)) ?? 0) };
}

/** All these lines have been read. */
export function readAll(lines: readonly ChatLine[]): void {
  const n = lines.at(-1)?.n ?? 0;
  const { table } = read.value;
  if (n <= read.value.n || !table) return;
  read.value = { table, n };
  localStorage.setItem(place(table), String(n));
}

/** The lines that others said since. `mine` are my seats; a spectator reads what spectators said, too. */
export function unread(lines: readonly ChatLine[], mine: readonly number[]): readonly ChatLine[] {
  return lines.filter((line) => line.n > read.value.n && !mine.includes(line.seat ?? -1));
}
