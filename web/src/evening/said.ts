/* The chat lines, and how many of them have not been read here. */

import { signal } from "@preact/signals";
import type { ChatLine } from "../messages";

/** The number of the last line read, and its table. */
const read = signal<{ table: string; n: number }>({ table: "", n: 0 });

const place = (table: string) => `lanterne-read-${table}`;

/** Switch to this table. Lines read earlier in this browser stay read. */
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

/** The lines that others have said since. `mine` are my seats; a spectator also counts lines of spectators. */
export function unread(lines: readonly ChatLine[], mine: readonly number[]): readonly ChatLine[] {
  return lines.filter((line) => line.n > read.value.n && !mine.includes(line.seat ?? -1));
}
