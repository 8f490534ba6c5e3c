/* The choices of the form for a new table, as data. */

import { roleOf, type Setable, usualBot } from "../../core/games";
import type { GameShown, SettingShown, SettingValueShown } from "../../core/http";
import { PACES, QUIET_TIMES } from "../../core/pace";
import type { SeatWanted, TableWanted } from "../../core/tables";

export type SeatKind = SeatWanted["kind"];

export type Row = SeatWanted & { key: number };

export type Form = {
  packs: readonly string[];
  seats: readonly Row[];
  settings: Record<string, Setable>;
  pace: number;
  quiet: number;
  curtain: boolean;
};

/** An error that keeps the form from being sent. `place` is the row it is about. */
export type Problem =
  | { what: "too-few" | "too-many"; seats: readonly number[] }
  | { what: "no-person" }
  | { what: "no-name" | "same-name"; place: number }
  | { what: "same-wish"; place: number; wish: string };

/** The default choices: me and the default bots. */
export function usualForm(game: GameShown): Form {
  const seats = game.alone.map((isMine, place) => newRow(game, isMine ? "me" : "bot", place));
  const settings = Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
  return { packs: game.packs, seats, settings, pace: 1000, quiet: 0, curtain: game.secrets };
}

/** The choices of last time that are still valid. */
export function keptForm(game: GameShown, kept: string | null): Form {
  const usual = usualForm(game);
  const before = parsed(kept);
  if (!before) return usual;
  const seats = before.seats.map((row, place) => mended(game, row, place));
  const settings = { ...usual.settings };
  for (const setting of game.settings) {
    const value = before.settings[setting.name];
    if (value !== undefined && choiceOf(setting, value)) settings[setting.name] = value;
  }
  return {
    packs: game.packs,
    seats: seats.length > 0 ? seats : usual.seats,
    settings,
    pace: PACES.includes(before.pace) ? before.pace : usual.pace,
    quiet: QUIET_TIMES.includes(before.quiet) ? before.quiet : usual.quiet,
    curtain: typeof before.curtain === "boolean" ? before.curtain : usual.curtain,
  };
}

/** Whether any packs were switched on last time. */
export function hadPacks(kept: string | null): boolean {
  return (parsed(kept)?.packs?.length ?? 0) > 0;
}

/** The packs that were switched on last time and still exist. */
export function keptPacks(known: readonly string[], kept: string | null): readonly string[] {
  const before = parsed(kept)?.packs;
  return Array.isArray(before) ? known.filter((name) => before.includes(name)) : [];
}

/** The same choices after other packs are switched on. What was at its default stays at its default. */
export function repacked(form: Form, before: GameShown, after: GameShown): Form {
  const next = keptForm(after, JSON.stringify(form));
  const settings = { ...next.settings };
  for (const { name, default: usual } of after.settings) {
    const was = before.settings.find((setting) => setting.name === name);
    if (was && form.settings[name] === was.default) settings[name] = usual;
  }
  return { ...next, settings };
}

/** The same after a new pack was added: what it brings is chosen. */
export function withNew(form: Form, before: GameShown, after: GameShown): Form {
  let next = repacked(form, before, after);
  for (const { name, values, only_with: other } of after.settings) {
    const was = before.settings.find((setting) => setting.name === name)?.values ?? [];
    const fresh = values.find(({ value }) => !was.some((known) => known.value === value));
    if (!fresh) continue;
    next = setSetting(next, after, name, fresh.value);
    if (other) next = setSetting(next, after, other.name, other.value);
  }
  return next;
}

export function addSeat(form: Form, game: GameShown): Form {
  const key = 1 + Math.max(-1, ...form.seats.map((row) => row.key));
  return { ...form, seats: [...form.seats, newRow(game, "bot", key)] };
}

export function removeSeat(form: Form, place: number): Form {
  return { ...form, seats: form.seats.filter((_, other) => other !== place) };
}

/** Put a seat one place earlier (-1) or later (1). */
export function moveSeat(form: Form, place: number, by: -1 | 1): Form {
  const seats = [...form.seats];
  const [row] = seats.splice(place, 1);
  if (row) seats.splice(place + by, 0, row);
  return { ...form, seats };
}

export function changeSeat(form: Form, place: number, change: Partial<Row>): Form {
  return { ...form, seats: form.seats.map((row, other) => (other === place ? { ...row, ...change } : row)) };
}

/** The preferences of a seat that count: bots have none, nor do seats with a fixed role. */
export function wishesOf(form: Form, game: GameShown, place: number): Record<string, string> {
  const row = form.seats[place];
  return row && row.kind !== "bot" && !roleOf(game, form.seats.length, place) ? chosen(row.wishes) : {};
}

/** The chosen value of a setting; for any number of a range, its example value. */
export function choiceOf({ values, numbers }: SettingShown, chosen: Setable | undefined): SettingValueShown | undefined {
  const among = numbers && Number.isInteger(chosen) && numbers.least <= Number(chosen) && Number(chosen) <= numbers.most;
  return values.find(({ value }) => value === chosen || (among && typeof value === "number"));
}

/** The nearest whole number in the range; the example value if it is not a number. */
export function numberOf({ values, numbers }: SettingShown, text: string): Setable {
  const example = values.find(({ value }) => typeof value === "number")?.value ?? null;
  const number = Math.round(Number.parseFloat(text));
  return numbers && Number.isFinite(number) ? Math.min(numbers.most, Math.max(numbers.least, number)) : example;
}

/** The numbers of seats that the game is for with the settings of the form. */
export function seatsWith(form: Pick<Form, "settings">, game: GameShown): readonly number[] {
  const fits = (setting: SettingShown, count: number) =>
    !counts(form, setting) || (choiceOf(setting, form.settings[setting.name])?.seats.includes(count) ?? true);
  return game.seats.filter((count) => game.settings.every((setting) => fits(setting, count)));
}

/** Change a setting. If it allows fewer seats, the last ones are removed, bots before people; if it needs more, bots
 * are added up to about the usual number. */
export function setSetting(form: Form, game: GameShown, name: string, value: Setable): Form {
  let next: Form = { ...form, settings: { ...form.settings, [name]: value } };
  const numbers = seatsWith(next, game);
  if (numbers.length === 0 || numbers.includes(form.seats.length)) return next;
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  const enough = Math.max(least, Math.min(most, game.alone.length));
  while (next.seats.length > most) next = removeSeat(next, firstToGo(next));
  if (next.seats.length < least) while (next.seats.length < enough) next = addSeat(next, game);
  return next;
}

/** The seat that is removed first. */
function firstToGo({ seats }: Form): number {
  const kinds: readonly SeatKind[] = ["bot", "friend", "here", "me"];
  const ranks = seats.map((row) => kinds.indexOf(row.kind));
  return ranks.lastIndexOf(Math.min(...ranks));
}

/** Whether a setting matters with the values of the others. */
export function counts(form: Pick<Form, "settings">, { only_with: other }: SettingShown): boolean {
  return !other || form.settings[other.name] === other.value;
}

/** The settings as they are sent: those that do not matter have their defaults. */
function settingsOf(form: Form, game: GameShown): Record<string, Setable> {
  const idle = game.settings.filter((setting) => !counts(form, setting));
  return { ...form.settings, ...Object.fromEntries(idle.map((setting) => [setting.name, setting.default])) };
}

export function problems(form: Form, game: GameShown): Problem[] {
  const found: Problem[] = [];
  const count = form.seats.length;
  const numbers = seatsWith(form, game);
  if (!numbers.includes(count)) {
    found.push({ what: count < Math.min(...numbers) ? "too-few" : "too-many", seats: numbers });
  }
  if (!form.seats.some((row) => row.kind !== "bot")) found.push({ what: "no-person" });
  const names = new Set<string>();
  const wishes = new Set<string>();
  for (const [place, row] of form.seats.entries()) {
    const name = row.kind === "here" ? row.name.trim().toLowerCase() : "";
    if (row.kind === "here" && !name) found.push({ what: "no-name", place });
    if (name && names.has(name)) found.push({ what: "same-name", place });
    names.add(name);
    for (const [wish, value] of Object.entries(wishesOf(form, game, place))) {
      if (wishes.has(`${wish}=${value}`)) found.push({ what: "same-wish", place, wish });
      wishes.add(`${wish}=${value}`);
    }
  }
  return found;
}

/** How many people share this screen; a person with several seats counts once. */
export function personsHere(form: Form): number {
  const others = form.seats.filter((row) => row.kind === "here").length;
  return others + (form.seats.some((row) => row.kind === "me") ? 1 : 0);
}

/** How many people play, here or elsewhere. */
export function personsAtAll(form: Form): number {
  return personsHere(form) + form.seats.filter((row) => row.kind === "friend").length;
}

/** What is sent to the server. */
export function wanted(form: Form, game: GameShown, myName: string): TableWanted {
  const seats = form.seats.map(({ kind, name, bot }, place): SeatWanted => {
    const called = kind === "me" ? myName : kind === "here" ? name.trim() : "";
    return { kind, name: called, bot: kind === "bot" ? bot : "", wishes: wishesOf(form, game, place) };
  });
  const curtain = form.curtain && personsHere(form) > 1;
  const { packs, pace, quiet } = form;
  return { game: game.name, packs, settings: settingsOf(form, game), seats, pace, quiet, curtain, ready: false, eased: true };
}

function newRow(game: GameShown, kind: SeatKind, key: number): Row {
  return { key, kind, name: "", bot: usualBot(game), wishes: {} };
}

function mended(game: GameShown, row: Row, key: number): Row {
  const bot = game.bots.some((known) => known.name === row.bot) ? row.bot : usualBot(game);
  const wishes: Record<string, string> = {};
  for (const { name, values } of game.wishes) {
    const value = row.wishes[name];
    if (value && values.some((known) => known.value === value)) wishes[name] = value;
  }
  return { key, kind: row.kind, name: row.name, bot, wishes };
}

function chosen(wishes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value));
}

function parsed(kept: string | null): Form | null {
  try {
    const form: unknown = JSON.parse(kept ?? "null");
    const whole = typeof form === "object" && form !== null && "seats" in form && "settings" in form;
    return whole ? (form as Form) : null;
  } catch {
    return null;
  }
}
