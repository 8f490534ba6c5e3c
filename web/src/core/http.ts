/** What goes over HTTP. Made by tools/wire.py from the types of the server: change them there. */

import type { EncodedCall, Language, SeatKind, Status } from "../messages";

/** What Lanterne is. `data` is where the tables are kept, told only to somebody at the same machine. */
export interface About {
  version: string;
  unofficial: string;
  data: string;
  backup: string;
  credits: readonly Credit[];
}

/** An answer to the choice that waits: the name of the step and its arguments, as `options` gives them. */
export interface Answered {
  choice: number;
  seat: number;
  answer: EncodedCall;
}

/** A whole number from `least` to `most` that people may give with a file; if `most` is 0, a word. */
export interface AskShown {
  name: string;
  label: string;
  hint: string;
  least: number;
  most: number;
}

/** A bot that can take a seat. */
export interface BotShown {
  name: string;
  label: string;
  explanation: string;
}

/** What to change; what is left out stays as it is. */
export interface Changes {
  name?: string | null;
  language?: Language | null;
  webhook?: string | null;
}

/** Whose work is used, and under which licence. */
export interface Credit {
  what: string;
  name: string;
  by: string;
  licence: string;
  address: string;
}

/** One of my decisions around which much changed: what I was asked and answered, how I stood before it and before my
 * next one. `better` is a clearly better answer, "" if there was none, `why` what it would have brought. */
export interface DecisiveMoment {
  n: number;
  seat: number;
  question: string;
  answer: string;
  before: number;
  after: number;
  better: string;
  why: readonly string[];
}

/** The last entry of the log after an answer. */
export interface Entered {
  entry: number;
}

/** A file by its name; its bytes in base 64. */
export interface FileHanded {
  name: string;
  data: string;
}

/** A file that may be downloaded: its name, and what it is for. */
export interface FileMade {
  name: string;
  label: string;
}

/** Files that become one pack, and what they are called together. */
export interface FilesHanded {
  name: string;
  files: readonly FileHanded[];
}

/** Files that can be added to a game: what their names end with, none if it takes no packs; and what they are, "" if
 * they are packs only. */
export interface FilesShown {
  endings: readonly string[];
  hint: string;
  asks: readonly AskShown[];
  several: boolean;
}

/** A game that can be played, with these `packs`. `seats` are the numbers of seats it is for, `minutes` how long it
 * takes, from and to; `mood` for whom it is; `secrets`: whether a seat may know what others do not. `roles`: for each
 * number of seats, what each seat is called before the game; "" if that is still to be seen. `alone`: for each seat of
 * a table for one person, whether it is theirs. `begin`: where something is made rather than played, what one begins
 * to do there; "" for a game. */
export interface GameShown {
  name: string;
  packs: readonly string[];
  title: string;
  summary: string;
  mood: string;
  begin: string;
  minutes: readonly [number, number];
  seats: readonly number[];
  secrets: boolean;
  lessons: readonly LessonShown[];
  settings: readonly SettingShown[];
  bots: readonly BotShown[];
  wishes: readonly WishShown[];
  roles: readonly (readonly string[])[];
  alone: readonly boolean[];
  files: FilesShown;
}

/** Where a game stands, as I last saw it: the quest, the round, and so on. */
export interface Glance {
  status: readonly string[];
}

/** Which bot plays on; "" for the game's substitute. */
export interface HandOver {
  bot?: string;
}

/** The seat behind a link. `taken`: somebody sits there already, or no seat is free; `mine`: I sit there. `told`:
 * what everybody must know who plays there, see `lanterne.server.told`. */
export interface Invited {
  table: string;
  game: string;
  title: string;
  packs: readonly PackShown[];
  seat: number;
  host: string;
  status: Status;
  taken: boolean;
  mine: boolean;
  told: readonly string[];
}

/** Who sits down. */
export interface Joining {
  name?: string;
}

/** A lesson of a game, and what it teaches. */
export interface LessonShown {
  name: string;
  title: string;
  about: string;
}

/** A link for somebody else. */
export interface Link {
  link: string;
}

/** The files that may be downloaded, and whether there is something to try. */
export interface Made {
  files: readonly FileMade[];
  tries: boolean;
}

/** What is known of the visitor. `webhooks`: this server can send "it is your turn" to other addresses. */
export interface Me {
  known: boolean;
  name: string;
  language: string;
  webhook: string;
  webhooks: boolean;
}

/** An entry of the log that was not taken back, and what happened in it. */
export interface Moment {
  n: number;
  said: readonly string[];
}

/** All moments of a game up to now. `seats`: the seats through which I may look, -1 for a spectator's; `names` are
 * their names. */
export interface Moments {
  seats: readonly number[];
  names: readonly string[];
  moments: readonly Moment[];
}

/** The name of the person that this browser is now. */
export interface Named {
  name: string;
}

/** Whether others in the network can reach this server, and at which `address`. `switch`: the visitor may change
 * it. */
export interface NetworkShown {
  switch: boolean;
  open: boolean;
  address: string;
}

/** Whether others are to reach this server. */
export interface NetworkWanted {
  open: boolean;
}

/** A new person. */
export interface NewPerson {
  name: string;
  language?: Language;
}

/** Who takes a seat. `kind`: "me", "here" (somebody else at my device), "friend" (by link), "bot". */
export interface NewSeat {
  kind: "me" | "here" | "friend" | "bot";
  name?: string;
  bot?: string;
  wishes?: Readonly<Record<string, string>>;
}

/** A table to create. `pace`: milliseconds between moves of bots. `quiet`: seconds after which a silent seat may be
 * given to a bot, 0 for never. `name`: mine, if it is not known yet; friends must be told. `packs`: those that are
 * switched on, in the order in which they are applied. `ready`: I want to play at once, and the set-up is answered for
 * me. `eased`: habits are on, unless somebody turns them off. */
export interface NewTable {
  game: string;
  packs?: readonly string[];
  settings?: Readonly<Record<string, string | number | null>>;
  seats: readonly NewSeat[];
  pace?: number;
  quiet?: number;
  curtain?: boolean;
  ready?: boolean;
  eased?: boolean;
  name?: string;
}

/** A range of numbers. */
export interface NumbersShown {
  least: number;
  most: number;
}

/** Another setting, and the value it must have for this one to matter. */
export interface OnlyWith {
  name: string;
  value: string | number | null;
}

/** A pack that was added, and a report for its players. */
export interface PackAdded {
  pack: PackShown;
  report: readonly PartShown[];
}

/** A pack: what it replaces in the game and what it adds, by name. `flaw` says why it cannot be switched on; "" if
 * it can. `removable`: the visitor may remove it. */
export interface PackShown {
  name: string;
  title: string;
  summary: string;
  author: string;
  replaces: readonly string[];
  adds: readonly string[];
  flaw: string;
  removable: boolean;
}

/** A part of a report: a heading, and sentences under it. */
export interface PartShown {
  heading: string;
  sentences: readonly string[];
}

/** What went wrong, in the words of the person who saw it. */
export interface ProblemReport {
  text?: string;
}

/** The token of a program: it goes into the header `Authorization: Bearer …`. */
export interface Program {
  token: string;
}

/** A link that signs in another device as this person. It works once. */
export interface Recovery {
  link: string;
  minutes: number;
}

/** How each seat stood before an entry of the log, from 0 to 1, as far as I could tell. */
export interface ReviewPoint {
  n: number;
  chances: readonly number[];
}

/** The review. `together`: all seats stand and fall together, so there is one curve. */
export interface ReviewShown {
  seats: readonly number[];
  names: readonly string[];
  together: boolean;
  points: readonly ReviewPoint[];
  moments: readonly DecisiveMoment[];
}

/** What the visitor may do with packs, how many bytes one may have, and why some folders among them are not packs.
 * Only somebody at the machine itself sees the last. */
export interface Rights {
  add: boolean;
  largest: number;
  flaws: readonly string[];
}

/** One rule. */
export interface RuleShown {
  id: string;
  html: string;
}

/** The plain text of a rule, to search in. */
export interface RuleText {
  id: string;
  text: string;
}

/** A rulebook. `html` is all of it but the title; each rule is an element with its id. */
export interface RulebookShown {
  title: string;
  html: string;
  rules: readonly RuleText[];
}

/** How a table is run; what is left out stays as it is. `called`: the name of the table, "" for that of the game. */
export interface Running {
  pace?: number | null;
  quiet?: number | null;
  called?: string | null;
}

/** A seat in a list of tables. */
export interface SeatListed {
  name: string;
  kind: SeatKind;
}

/** A seat at a table. */
export interface SeatThere {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string;
  mine: boolean;
}

/** A setting of the game and what was chosen. */
export interface SettingChosen {
  label: string;
  value: string;
}

/** A setting that the table agrees on before the game. `rule` is the rule behind it; `origin` tells whether it is
 * printed (`seed`), known from elsewhere (`public`) or ours (`original`). With `numbers`, the one number among the
 * values is an example: any number of the range can be chosen in its place. */
export interface SettingShown {
  name: string;
  label: string;
  explanation: string;
  rule: string;
  origin: string;
  default: string | number | null;
  values: readonly SettingValueShown[];
  only_with: OnlyWith | null;
  numbers: NumbersShown | null;
}

/** A value of a setting. `seats` are the numbers of seats that it is for; `effect` is what it brings, "" if the
 * setting says it all. */
export interface SettingValueShown {
  value: string | number | null;
  label: string;
  seats: readonly number[];
  effect: string;
}

/** Whether I want to see a table among the others. */
export interface Shelf {
  put_away: boolean;
}

/** A table, without the game on it. `makes`: whether something is made there rather than played. `invited`: I am the
 * host, and links to seats work. `drawing`: the table at which the quest that I try here is drawn. `private`: I play
 * there alone and may take the game along. `told`: what everybody must know who plays there (see
 * `lanterne.server.told`). */
export interface TableFound {
  id: string;
  game: string;
  title: string;
  status: Status;
  host: boolean;
  mine: readonly number[];
  seats: readonly SeatThere[];
  packs: readonly PackShown[];
  settings: readonly SettingChosen[];
  pace: number;
  quiet: number;
  curtain: boolean;
  lesson: string;
  makes: boolean;
  imported: boolean;
  link: string;
  read_only: string;
  commitment: string;
  invited: boolean;
  private: boolean;
  told: readonly string[];
  drawing: string;
}

/** One of my tables. `called` is the name that its host has given it, "" if none; `put_away`: I do not want to see
 * it among the others. `waiting` says whom a running game waits for; `ending` how a finished one ended, and `winners`
 * who won it; where something is made (`makes`), nobody waits or wins. `updated` in milliseconds since 1970. */
export interface TableListed {
  id: string;
  game: string;
  title: string;
  called: string;
  put_away: boolean;
  status: Status;
  waits_for_me: boolean;
  waiting: string;
  ending: string;
  winners: readonly string[];
  seats: readonly SeatListed[];
  updated: number;
  lesson: boolean;
  makes: boolean;
  host: boolean;
}

/** The id of a table. */
export interface TableMade {
  id: string;
}

/** A value to choose, and its name. */
export interface ValueShown {
  value: string | number | null;
  label: string;
}

/** Something that a seat may choose before the game. */
export interface WishShown {
  name: string;
  label: string;
  values: readonly ValueShown[];
}
