/** What server and client say to each other at a table: the same as `src/lanterne/server/messages.py`
 * and `requests.py`, in TypeScript.
 *
 * Fields that have a default there are left out when they have it, and are optional here.
 */

/** An answer or a pick by names; a combined answer holds its picks as lists. */
export type Words = readonly (string | number | Words)[];
export type Point = readonly [number, number];

// --- what is shown ---------------------------------------------------------------------------------------------------

export interface ShownFact {
  icon: string;
  value: string;
  label: string;
  dim?: boolean;
}

export interface ShownNode {
  id: string;
  shape: string;
  label: string;
  at?: Point;
  size?: Point;
  tone?: string;
  icon?: string;
  mark?: string;
  badge?: string;
  detail?: readonly string[];
  facts?: readonly ShownFact[];
  on?: string;
  thing?: string;
  indent?: number;
  dim?: boolean;
  active?: boolean;
  /** The verbs of what it does, and of what is done to it, where options need not name it. */
  does?: readonly string[];
  takes?: readonly string[];
}

export interface ShownLine {
  id: string;
  points: readonly Point[];
  style: "free" | "blocked" | "wall" | "ledge";
  label: string;
  icon?: string;
}

export interface ShownPanel {
  id: string;
  title: string;
  kind: "plane" | "list";
  nodes?: readonly ShownNode[];
  size?: Point;
  lines?: readonly ShownLine[];
}

/** What changed on a panel. `order` is that of all nodes, where it changed. */
export interface PanelChange {
  id: string;
  set?: readonly ShownNode[];
  gone?: readonly string[];
  order?: readonly string[];
  title?: string;
  lines?: readonly ShownLine[] | null;
}

export interface ShownDie {
  label: string;
  mark?: string;
  icon?: string;
  tone?: string;
}

export interface Told {
  n: number;
  text: string;
  kind?: "event" | "auto" | "undo" | "seat";
  rule?: string;
  things?: readonly string[];
  dice?: readonly ShownDie[];
  /** Of an undo: the sentences of entries after this one no longer stand. */
  to?: number;
}

// --- what is asked ---------------------------------------------------------------------------------------------------

export interface Prompt {
  title: string;
  text: string;
  rules?: readonly string[];
  /** The question by name, if the seat may wish not to be asked it any more, and what is answered then. */
  spare?: string;
  spared?: string;
}

export interface Option {
  label: string;
  answer: Words;
  verb: string;
  things?: readonly string[];
  warning?: string;
  note?: string;
}

export interface Closed {
  label: string;
  verb: string;
  why: string;
  rule: string;
  things?: readonly string[];
}

/** A number that is asked for; the pick is `pick` with the number at its end. */
export interface ShownAmount {
  least: number;
  most: number;
  step: number;
  pick: Words;
}

export interface ShownDraft {
  shape: string;
  label: string;
  answer: Words;
  picked?: readonly Option[];
  picks?: readonly Option[];
  why?: string;
  rule?: string;
  amount?: ShownAmount | null;
  /** Of ordered picks: how many places there are. */
  places?: number;
  /** What the answer would lead to, as far as one can tell. */
  foreseen?: readonly string[];
  /** That can be asked for, by picking the same again. */
  ahead?: boolean;
  /** Of a text: what stood there. */
  before?: string;
}

export interface NotePage {
  text: string;
  rules?: readonly string[];
  things?: readonly string[];
}

/** What a lesson says before the next move, page by page; the last page stays. */
export interface Note {
  pages: readonly NotePage[];
  place: number;
  of: number;
}

export interface Asked {
  what: "undo" | "motion";
  text: string;
  by: number;
  waits_for?: readonly number[];
}

export interface MotionOpen {
  name: string;
  label: string;
  seat: number;
  why?: string;
  rule?: string;
  /** Some words are said with it, a name for instance. */
  words?: boolean;
}

export interface Place {
  seat: number;
  place: number;
  name: string;
  told?: readonly string[];
}

export interface Ending {
  text: string;
  places: readonly Place[];
  turning_points?: readonly string[];
}

/** A moment on the way to a `Now`: what changed since the one before, or all panels if they are not the same ones. So
 * many sentences at the end of the `Now` are untold yet. */
export interface ShownBeat {
  untold: number;
  status?: readonly string[];
  focus?: string;
  changes?: readonly PanelChange[];
  panels?: readonly ShownPanel[];
}

/** The table as one person sees it, everything at first, later what changed: `Now` and `Own` of the server in one. */
export interface Now {
  type: "now";
  entry: number;
  choice: number;
  seat: number;
  whole?: boolean;
  title?: string;
  status?: readonly string[];
  pending?: readonly string[];
  focus?: string;
  panels?: readonly ShownPanel[];
  changes?: readonly PanelChange[];
  told?: readonly Told[];
  asked?: readonly number[];
  seat_names?: readonly string[];
  prompt?: Prompt | null;
  options?: readonly Option[];
  verbs?: Readonly<Record<string, string>>;
  /** Asked for apart, by `{ do: "closed" }`. */
  closed?: readonly Closed[];
  draft?: ShownDraft | null;
  undo?: "" | "free" | "ask";
  redo?: boolean;
  motions?: readonly MotionOpen[];
  request?: Asked | null;
  note?: Note | null;
  curtain?: string;
  ending?: Ending | null;
  /** The game has lines of sight: `{ do: "seen" }` asks for them. */
  sight?: boolean;
  /** What happened one after the other, if a long part has played by itself. */
  beats?: readonly ShownBeat[];
}

// --- other things the server says ------------------------------------------------------------------------------------

/** A question that a seat may wish not to be asked, and what is answered then. */
export interface SpareShown {
  name: string;
  label: string;
  effect: string;
  spared?: boolean;
}

export interface SeatShown {
  seat: number;
  name: string;
  kind: "person" | "bot" | "free";
  bot?: string;
  online?: boolean;
  mine?: boolean;
  passing?: string;
  spares?: readonly SpareShown[];
}

export type Status = "gathering" | "playing" | "paused" | "over" | "closed";

export interface People {
  type: "people";
  status: Status;
  seats: readonly SeatShown[];
  host?: boolean;
  watching?: number;
  quiet?: number;
  since?: number;
}

export interface Ways {
  type: "ways";
  thing: string;
  to: Readonly<Record<string, number>>;
}

/** What is in sight of a thing; without `here`, nobody can look from there. */
export interface SeenFrom {
  type: "seen";
  thing: string;
  here?: string;
  places?: readonly string[];
  figures?: readonly string[];
  hidden?: readonly string[];
}

/** What is closed to a seat in a choice. */
export interface ClosedNow {
  type: "closed";
  choice: number;
  closed: readonly Closed[];
  verbs: Readonly<Record<string, string>>;
  ways?: Readonly<Record<string, number>>;
}

export interface DraftNow {
  type: "draft";
  choice: number;
  draft: ShownDraft;
}

export interface ChatLine {
  n: number;
  at: number;
  name: string;
  text: string;
  seat?: number;
}

export interface Chat {
  type: "chat";
  lines: readonly ChatLine[];
}

export interface Refused {
  type: "refused";
  to: number;
  sentence: string;
  rule?: string;
  stale?: boolean;
}

export type FromServer = Now | People | Ways | SeenFrom | ClosedNow | DraftNow | Chat | Refused;

// --- what a client says ----------------------------------------------------------------------------------------------

/** A request; the connection gives each its `id`. */
export type FromClient =
  | { do: "answer"; choice: number; seat: number; answer: Words }
  | { do: "walk"; choice: number; seat: number; thing: string; to: string }
  | { do: "ways"; seat: number; thing: string }
  | { do: "seen"; thing: string }
  | { do: "closed"; choice: number; seat: number }
  | { do: "draft"; choice: number; seat: number; picked: readonly Words[] }
  | { do: "undo" }
  | { do: "redo" }
  | { do: "motion"; seat: number; name: string; words?: string }
  | { do: "agree"; seat: number; yes: boolean }
  | { do: "say"; text: string }
  | { do: "look"; seat: number }
  | { do: "speak"; language: "en" | "fr" }
  | { do: "spare"; seat: number; question: string; spare: boolean }
  | { do: "prefer"; seat: number; passing: "" | "turn" | "always" };
