/** What server and page say to each other at a table. Made by tools/wire.py from the types of the server:
 * change them there. Fields that have a default there are left out when they have it, and are optional. */

// --- lanterne.languages ----------------------------------------------------------------------------------------------

export type Language = "en" | "fr";

// --- lanterne.engine.choice ------------------------------------------------------------------------------------------

/** How screens ask for a draft: a "set" of picks in any order, "slots" that are filled in order, an "amount", an "offer"
 * with two sides, a "text" that is typed, or the text of a "file". */
export type DraftShape = "set" | "slots" | "amount" | "offer" | "text" | "file";

// --- lanterne.scene --------------------------------------------------------------------------------------------------

/** A place on a plane, or an extent: across, then down. */
export type Point = readonly [number, number];

/** On a plane things have their place; a list has an order. */
export type PanelKind = "plane" | "list";

/** How a line is drawn. A "free" or "blocked" one joins two nodes. A "wall" is between tiles; so is a "ledge", which one
 * can look over. */
export type LineStyle = "free" | "blocked" | "wall" | "ledge";

// --- lanterne.server.messages ----------------------------------------------------------------------------------------

/** An answer or a pick by names: `["step_dwarf", "red-w1", "ruins-07"]`; a combined answer holds its picks as lists. */
export type EncodedCall = readonly (string | number | EncodedCall)[];

/** A small value with an icon: `value` is shown, `label` says what it is. A `dim` one exists but cannot be used. One
 * with a `tone` is somebody's share: a slot in their colour, with their letter as its `mark`. */
export interface ShownFact {
  icon: string;
  value: string;
  label: string;
  dim?: boolean;
  tone?: string;
  mark?: string;
}

/** One thing on a panel.
 *
 * On a plane `at` is its centre and `size` its extent; in a list both are left out. `shape` names how it is drawn,
 * `tone` is its colour, `icon` its picture, `mark` one to three characters that tell it apart without colour (a letter
 * of its name is said in a language), and `badge` the one number that matters. `label` says what it is, `detail` the
 * rest. `on` is the node it stands on, which may stand on another: only these may overlap, but a door also the tile on
 * its other side. `indent` sets a node of a list under the one before it. `thing` is what it shows, where that is not
 * its own id (the same card on the board and in a list). `does` names the steps that it does, and `takes` those that
 * are done to it, if their calls need not name it: screens let it be carried to whatever those steps are done to, and
 * let whatever does the others be carried to it. `signs` are the icons of the states it is in (asleep, in a pit),
 * which `detail` tells in words. `of` is the seat it belongs to (`seat:1`). */
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
  does?: readonly string[];
  takes?: readonly string[];
  signs?: readonly string[];
  of?: string;
}

/** A line on a plane. A blocked one shows by its icon why. What it `joins` is for checks, and is not shown. */
export interface ShownLine {
  id: string;
  points: readonly Point[];
  style: LineStyle;
  label: string;
  joins?: readonly string[];
  icon?: string;
}

/** A part of the table: a plane of `size` on which things have their place, or a list in reading order. `near` are
 * the ids of what matters now, the most important first: they are shown where the whole plane would be too small.
 * Without any, a plane is shown as a whole. The things of a list that is `spread` are cards to look at, as in a shop:
 * they lie where the boards are while the question is about them. */
export interface ShownPanel {
  id: string;
  title: string;
  kind: PanelKind;
  nodes?: readonly ShownNode[];
  size?: Point;
  lines?: readonly ShownLine[];
  near?: readonly string[];
  spread?: boolean;
}

/** What an answer would lay on a panel: the `nodes` and `lines` that would be there. Answers with the same `turns`
 * lay the same tile in the same place, turned: they are tried one after the other. Without it, the ghost is seen while
 * the answer is pointed at. */
export interface ShownGhost {
  panel: string;
  nodes: readonly ShownNode[];
  lines?: readonly ShownLine[];
  turns?: string;
}

/** A line of a sheet, in somebody's colour. `own`: it is the reader's. */
export interface ShownSheetRow {
  label: string;
  cells: readonly string[];
  tone?: string;
  own?: boolean;
}

/** What a question is about, as a table: before and after. */
export interface ShownSheet {
  title: string;
  columns: readonly string[];
  rows: readonly ShownSheetRow[];
}

/** What changed on a panel: nodes that are new or different, the ids of those that are gone, and their order if that
 * changed. A node that is set with another `at` moves there. `near`: what matters now, if that changed. */
export interface PanelChange {
  id: string;
  set?: readonly ShownNode[];
  gone?: readonly string[];
  order?: readonly string[];
  title?: string;
  lines?: readonly ShownLine[] | null;
  near?: readonly string[] | null;
}

/** Whether a die counts. */
export type DieCounts = "" | "yes" | "no" | "gone";

/** A die as it fell: its face as a mark of one or two characters or as an icon, and what it says. It may `count` or
 * not, if the game says which dice do; "gone" is a die that was rolled again. `tone` is its colour, "" for bone. */
export interface ShownDie {
  label: string;
  mark?: string;
  icon?: string;
  counts?: DieCounts;
  tone?: string;
}

/** Something that everybody should read: a card that is drawn, a spell, a quest that is won. `heading` says what it
 * is; a `title` is missing where it has words only. `sound` is the sound played with it. */
export interface ShownCard {
  heading: string;
  icon: string;
  title?: string;
  text?: readonly string[];
  sound?: "card" | "spell" | "victory" | "doom";
}

/** What a seat did in a chapter, in figures. */
export interface SeatDeeds {
  seat: number;
  name: string;
  facts?: readonly ShownFact[];
}

/** What has come to an end before the game does, such as a quest or a year: how it ended (`outcome`, `told`), what
 * decided it, what comes next, and who did what. A `passing` one goes on by itself once it has been read. */
export interface ShownChapter {
  title: string;
  icon: string;
  outcome?: "" | "won" | "lost";
  told?: readonly string[];
  moments?: readonly string[];
  coming?: readonly string[];
  deeds?: readonly SeatDeeds[];
  passing?: boolean;
}

/** What a log line is about: an "event" of the game, a "remark" of a bot, an answer that was given for a seat ("auto":
 * by a preference, for a bot that failed), an "undo", a "seat" that somebody else plays now, that the seed was "shown" to
 * somebody, or that the "rules" have changed. */
export type LineKind = "event" | "remark" | "auto" | "undo" | "seat" | "shown" | "rules";

/** A sentence of the log. `n` is the entry it belongs to, `things` what it speaks of; the first of them has rolled
 * the `dice`, if there are any. With `cancels`, each of these that counts cancels one of the roll before. `stage` is
 * what it puts before everybody's eyes. Of an undo: the sentences of entries after `to` no longer hold. Of neighbours
 * with the same `thread`, the last says it all: the steps of a walk. Of dice, `needs` is what each had to show at
 * least, and `odds` how likely it was to count, in per cent; 0 if the game does not say. `befalls` are those of the
 * `things` to whom it happened without their doing: they want to know. `chapter` is what
 * ended with it. */
export interface LogLine {
  n: number;
  text: string;
  kind?: LineKind;
  rule?: string;
  things?: readonly string[];
  dice?: readonly ShownDie[];
  to?: number;
  thread?: string;
  cancels?: boolean;
  stage?: ShownCard | null;
  needs?: number;
  odds?: number;
  befalls?: readonly string[];
  chapter?: ShownChapter | null;
}

/** A moment on the way to a `Now`, for those who want to watch it: `changes` since the beat before (the first one:
 * since the last `Now`), or all `panels` if they are not the same ones. The last `untold` sentences of the `Now` come
 * after it. */
export interface ShownBeat {
  untold: number;
  status?: readonly string[];
  focus?: string;
  changes?: readonly PanelChange[];
  panels?: readonly ShownPanel[];
}

/** The question that waits, or whom the game waits for. `title` says who is asked. `spare` names the question if the
 * seat may wish not to be asked it any more (see `SetAutoAnswer`), and `spared` tells what is answered then. `cards`
 * are what it is about, and so is the `sheet`. */
export interface Prompt {
  title: string;
  text: string;
  rules?: readonly string[];
  spare?: string;
  spared?: string;
  cards?: readonly ShownCard[];
  sheet?: ShownSheet | null;
}

/** Something that may be answered or picked. `verb` is the step; `things` are what it points at, in the order of its
 * arguments; `warning` is a reason to think twice, `note` what it would lead to. A `grave` one costs or harms: a touch
 * on a thing shows it first. One that is `aside` is seldom wanted: its things are not highlighted. A `great` one
 * stands before all others. `ghost` is what it would lay on the board. */
export interface Option {
  label: string;
  answer: EncodedCall;
  verb: string;
  things?: readonly string[];
  warning?: string;
  note?: string;
  aside?: boolean;
  grave?: boolean;
  great?: boolean;
  ghost?: ShownGhost | null;
}

/** Something that may not be answered now, why, and by which rule. Many answers of one step with the same reason are
 * one entry, with the heading of the step and all the `things` they point at. */
export interface Closed {
  label: string;
  verb: string;
  why: string;
  rule: string;
  things?: readonly string[];
}

/** A number that is asked for: from `least` to `most` by steps of `step`. The pick is `pick` with the number at its
 * end. */
export interface ShownAmount {
  least: number;
  most: number;
  step: number;
  pick: EncodedCall;
}

/** A combined answer that is being put together. `picked` are the picks so far, `picks` the legal next ones,
 * `closed` what may not be picked next, and why. To confirm, answer with `answer`; `why` (and its rule) says why that
 * is not possible yet, "" if it is; then `foreseen` is what it would lead to, as far as the seat can tell. Where a
 * number is asked for, `amount` stands for the picks. Where the order of picks counts, `places` says how many there
 * are. `ahead`: what it would lead to can be asked for, by picking the same again. `before`: where a text is asked
 * for, what stood there. */
export interface ShownDraft {
  shape: DraftShape;
  label: string;
  answer: EncodedCall;
  picked?: readonly Option[];
  picks?: readonly Option[];
  closed?: readonly Closed[];
  why?: string;
  rule?: string;
  amount?: ShownAmount | null;
  places?: number;
  foreseen?: readonly string[];
  ahead?: boolean;
  before?: string;
}

/** What a lesson says; `things` are what it points at, `rules` what it teaches. A `task` stays until it is done,
 * any other page until the learner goes on. */
export interface NotePage {
  text: string;
  rules?: readonly string[];
  things?: readonly string[];
  task?: boolean;
}

/** What the lesson of this name has said so far, page by page. Those before `first` were read at earlier moments,
 * those before `read` at this one. The learner has done `done` of `tasks` things. `answers` are those that lead on;
 * `stuck` says that nothing does until something is taken back. `over`: the lesson has nothing more to ask, and
 * `next` is the one that comes after it, "" if it is the last. */
export interface Note {
  name: string;
  pages: readonly NotePage[];
  first: number;
  read: number;
  done: number;
  tasks: number;
  answers?: readonly EncodedCall[];
  stuck?: string;
  over?: boolean;
  next?: string;
}

/** A request that people have to agree to: an undo beyond the barrier, or a motion. `waits_for`: seats that have not
 * agreed yet. */
export interface Asked {
  text: string;
  waits_for?: readonly number[];
}

/** A motion that this person's seat may raise; `why` says why not now, "" if it may. `words`: some are said with it,
 * a name for instance. `alone`: others would have
 * to agree, but this person holds all their seats. */
export interface MotionOpen {
  name: string;
  label: string;
  seat: number;
  why?: string;
  rule?: string;
  words?: boolean;
  alone?: boolean;
}

/** A seat at the end of the game, what its place rests on, and what it did, in figures. */
export interface Place {
  seat: number;
  place: number;
  name: string;
  told?: readonly string[];
  facts?: readonly ShownFact[];
}

/** How a game ended. `rematch`: what a new game with the same people is called, "" for the usual words.
 * `review`: the coach can look back at it. */
export interface Ending {
  text: string;
  places: readonly Place[];
  turning_points?: readonly string[];
  rematch?: string;
  review?: boolean;
}

/** Whether the last answer can be taken back: not at all (""), "free"ly, or if everybody agrees ("ask"). */
export type UndoKind = "" | "free" | "ask";

/** The table after entry `entry` of the log, for one person.
 *
 * `choice` identifies the question, and answers quote it. `seat` is the seat this person looks through, -1 for a
 * spectator or behind a curtain. `whole`: `panels` is everything; otherwise `changes` is what changed since the last
 * update of this connection. `told` are the new log lines, or the last ones if `whole`. `sight`: the game has lines of
 * sight, see `AskSeen`. `beats`: what happened one after the other, if a long part has played by itself; the update is
 * the last beat and is complete without the others.
 *
 * From `prompt` on, the fields are about this person only. `verbs` are the headings of the steps among the `options`.
 * `curtain` is the name of the person the screen is for, if somebody else has to look away first. `opening` is what
 * they should read before the first decision, if the set-up was answered for them. */
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
  told?: readonly LogLine[];
  asked?: readonly number[];
  seat_names?: readonly string[];
  request?: Asked | null;
  note?: Note | null;
  sight?: boolean;
  beats?: readonly ShownBeat[];
  prompt?: Prompt | null;
  options?: readonly Option[];
  verbs?: Readonly<Record<string, string>>;
  draft?: ShownDraft | null;
  undo?: UndoKind;
  redo?: boolean;
  motions?: readonly MotionOpen[];
  curtain?: string;
  opening?: ShownPanel | null;
  ending?: Ending | null;
}

/** A question that a seat may wish not to be asked: its name, what it is about, what is answered then, and whether
 * the seat is `spared` it. */
export interface SpareShown {
  name: string;
  label: string;
  effect: string;
  spared?: boolean;
}

/** Who sits at a seat; a "free" one waits for a friend. */
export type SeatKind = "person" | "bot" | "free";

/** When a seat passes in reactions: never, "turn" until it is asked for something that is not a reaction, "always". */
export type Passing = "" | "turn" | "always";

/** Who sits where. `mine`: this person's. `thinks`: how many seconds a bot may think about a decision, 0 if it
 * answers at once. */
export interface SeatShown {
  seat: number;
  name: string;
  kind: SeatKind;
  bot?: string;
  online?: boolean;
  mine?: boolean;
  passing?: Passing;
  spares?: readonly SpareShown[];
  thinks?: number;
}

export type Status = "gathering" | "playing" | "paused" | "over" | "closed";

/** Who is at the table. `host`: this person is the host. `watching` counts spectators. `quiet`: seconds after which
 * a silent seat may be given to a bot, 0 for never; the game has been waiting since `since` (milliseconds since
 * 1970). `told`: what everybody must know who plays here, see `lanterne.server.told`. `coach`: this person may ask for
 * hints. */
export interface People {
  type: "people";
  status: Status;
  seats: readonly SeatShown[];
  host?: boolean;
  watching?: number;
  quiet?: number;
  since?: number;
  told?: readonly string[];
  coach?: boolean;
}

/** What is in sight of a thing: see `lanterne.engine.Seen`. Without `here`, nobody can look from there. */
export interface SeenFrom {
  type: "seen";
  thing: string;
  here?: string;
  places?: readonly string[];
  figures?: readonly string[];
  hidden?: readonly string[];
}

/** Several answers by one choice: its name, and what it does in a few words and in a sentence. */
export interface ShownShortcut {
  name: string;
  label: string;
  effect: string;
}

/** What is closed to a seat in a choice, with the headings of the steps. `ways`: for each thing that can go further
 * than one option takes it, where to, and what that costs. The thing "" is the figure whose turn it is, if the options
 * need not say who walks. `via`: for each of these destinations the last place before it, if there is one between.
 * `shortcuts`: what can be done by several answers at once. */
export interface ClosedNow {
  type: "closed";
  choice: number;
  closed: readonly Closed[];
  verbs: Readonly<Record<string, string>>;
  ways?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  via?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  shortcuts?: readonly ShownShortcut[];
}

/** What the coach would answer, in words, why, and the things it points at. */
export interface Hint {
  type: "hint";
  choice: number;
  seat: number;
  text: string;
  why?: readonly string[];
  things?: readonly string[];
}

/** The coach's objection to the answer that was asked about; "" if none. */
export interface SecondThought {
  type: "second-thought";
  choice: number;
  text?: string;
}

/** The draft after the picks that were sent. */
export interface DraftNow {
  type: "draft";
  choice: number;
  draft: ShownDraft;
}

/** Something a person said; `at` in milliseconds since 1970. */
export interface ChatLine {
  n: number;
  at: number;
  name: string;
  text: string;
  seat?: number;
}

/** What was said at the table. */
export interface Chat {
  type: "chat";
  lines: readonly ChatLine[];
}

/** Something could not be done; nothing was changed. `to` is the `id` of the request. `stale`: the choice was closed
 * already; the next `Now` shows what waits instead. */
export interface RequestRefusedMessage {
  type: "refused";
  to: number;
  sentence: string;
  rule?: string;
  stale?: boolean;
}

export type FromServer =
  | Now
  | People
  | SeenFrom
  | ClosedNow
  | Hint
  | SecondThought
  | DraftNow
  | Chat
  | RequestRefusedMessage;

// --- lanterne.server.requests ----------------------------------------------------------------------------------------

/** Answer the choice that waits. */
export interface Answer {
  do: "answer";
  choice: number;
  seat: number;
  answer: EncodedCall;
  id?: number;
}

/** Walk a thing to a far destination by single options; it stops at the first surprise. The thing "" is the figure
 * whose turn it is. */
export interface Walk {
  do: "walk";
  choice: number;
  seat: number;
  thing: string;
  to: string;
  id?: number;
}

/** Give several answers by one choice (`ClosedNow.shortcuts`), up to the first surprise. */
export interface TakeShortcut {
  do: "shortcut";
  choice: number;
  seat: number;
  name: string;
  id?: number;
}

/** What is in sight of this thing? Answered by `SeenFrom`. */
export interface AskSeen {
  do: "seen";
  thing: string;
  id?: number;
}

/** What may I not answer, and why, and how far can things go? Answered by `ClosedNow`. Explaining takes longer than
 * playing, so it is asked for by those who show it to somebody. */
export interface AskClosed {
  do: "closed";
  choice: number;
  seat: number;
  id?: number;
}

/** What would be a good answer? Answered by `Hint`, after some seconds. */
export interface AskHint {
  do: "hint";
  choice: number;
  seat: number;
  id?: number;
}

/** Is there a clearly better answer than this one? Answered by `SecondThought`; nothing is decided yet. */
export interface AskSecondThought {
  do: "second-thought";
  choice: number;
  seat: number;
  answer: EncodedCall;
  id?: number;
}

/** What follows these picks? Answered by `DraftNow`; nothing is decided yet. `fitting`: one was taken out, and
 * picks that only fitted after it go with it. */
export interface Pick {
  do: "draft";
  choice: number;
  seat: number;
  picked: readonly EncodedCall[];
  fitting?: boolean;
  id?: number;
}

/** Take back the last answer; beyond the barrier everybody is asked. */
export interface TakeBack {
  do: "undo";
  id?: number;
}

/** Go back before what was chosen for this person so that they could play at once (`Now.opening`). */
export interface ChooseOneself {
  do: "choose";
  id?: number;
}

/** Answer again what was just taken back. */
export interface Redo {
  do: "redo";
  id?: number;
}

/** Raise a motion, with words where it needs some. */
export interface Raise {
  do: "motion";
  seat: number;
  name: string;
  words?: string;
  id?: number;
}

/** Agree to the request that waits (an undo, a motion), or let it fall. */
export interface Agree {
  do: "agree";
  seat: number;
  yes?: boolean;
  id?: number;
}

/** Say something to the table. */
export interface SayAloud {
  do: "say";
  text: string;
  id?: number;
}

/** Look through this seat of mine (the curtain is drawn aside). */
export interface LookAs {
  do: "look";
  seat: number;
  id?: number;
}

/** Go on in this language. */
export interface Speak {
  do: "speak";
  language: Language;
  id?: number;
}

/** Pass in all reactions, when `lanterne.server.messages.Passing` says. */
export interface Prefer {
  do: "prefer";
  seat: number;
  passing: string;
  id?: number;
}

/** Do not ask this seat the question of this name any more, or ask it again. */
export interface SetAutoAnswer {
  do: "spare";
  seat: number;
  question: string;
  spare?: boolean;
  id?: number;
}

/** I have read what the lesson says: this many pages of all that it has said (`Note.pages`). */
export interface GoOn {
  do: "read";
  seat: number;
  pages: number;
  id?: number;
}

/** I want no lesson any more: this goes on as an ordinary game. */
export interface PlayFreely {
  do: "leave-lesson";
  seat: number;
  id?: number;
}

/** Bots that think ahead answer with the best they have found, until a person is asked again. */
export interface PlayNow {
  do: "now";
  id?: number;
}

export type FromClient =
  | Answer
  | Walk
  | TakeShortcut
  | AskSeen
  | AskClosed
  | AskHint
  | AskSecondThought
  | Pick
  | TakeBack
  | ChooseOneself
  | Redo
  | Raise
  | Agree
  | SayAloud
  | LookAs
  | Speak
  | Prefer
  | SetAutoAnswer
  | GoOn
  | PlayFreely
  | PlayNow;
