/** A table as this browser knows it: what the server told, and what the person has begun to do. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type {
  ChatLine,
  ClosedNow,
  FromClient,
  FromServer,
  Now,
  Option,
  People,
  Point,
  Refused,
  SeenFrom,
  ShownDie,
  ShownDraft,
  ShownNode,
  ShownPanel,
  Told,
  Words,
} from "../messages";
import type { Film } from "./film";
import { patched, toldAfter } from "./patch";
import { goalsOf, type Goals, rolesAround } from "./carry";
import { type Costs, onlyBeginning, touchable } from "./touch";

export type Connection = "opening" | "open" | "lost" | "ended";

/** Options that stand open at a thing. `at` is where on the screen it is; null if the thing can go on to others, which
 * the menu must not hide: then it stands at the edge of the board. */
export interface MenuAt {
  thing: string;
  options: readonly Option[];
  at: DOMRect | null;
}

/** A thing of a board in somebody's hand: where on the screen it was taken up, how wide it is there, by what pointer, and
 * the picks of the draft before, if it was taken out of there. */
export interface Carried {
  node: ShownNode;
  at: Point;
  width: number;
  by: string;
  picks?: readonly Words[];
}

export interface Table {
  now: Signal<Now | null>;
  panels: Signal<readonly ShownPanel[]>;
  told: Signal<readonly Told[]>;
  people: Signal<People | null>;
  chat: Signal<readonly ChatLine[]>;
  draft: Signal<ShownDraft | null>;
  ways: Signal<Readonly<Record<string, Costs>>>;
  /** The thing whose lines of sight are shown, "" while a touch is awaited that says which; null if nobody asks for
   * any. */
  looking: Signal<string | null>;
  /** What is in sight of it, as far as the server has told. */
  seen: Signal<SeenFrom | null>;
  /** Dice that have just fallen; `n` tells one roll from the next. */
  rolled: Signal<{ n: number; dice: readonly ShownDie[] } | null>;
  /** The things that what was told last speaks of: there it happens. */
  happening: Signal<readonly string[]>;
  /** The film that runs before the next question is asked. */
  film: Signal<Film | null>;
  /** What the server has said since the film began. */
  coming: readonly Now[];
  refused: Signal<Refused | null>;
  connection: Signal<Connection>;
  /** An answer is on its way: nothing else can be done until the server has spoken. */
  busy: Signal<boolean>;

  selected: Signal<string>;
  /** What is shown in passing: the things of an option under the pointer, of a sentence of the log. */
  pointed: Signal<readonly string[]>;
  /** The thing under the pointer. */
  hovered: Signal<string>;
  menu: Signal<MenuAt | null>;
  carried: Signal<Carried | null>;
  /** The node or thing on which what is carried would be dropped. */
  over: Signal<string>;
  /** The nodes that were carried into the draft, or carried something there, in this order. */
  laid: Signal<readonly string[]>;
  /** An option that was chosen but has a warning: it is done when chosen again. */
  warned: Signal<Option | null>;
  /** The page of the lesson's note that is read. */
  notePage: Signal<number>;
  /** The verb whose options stand open in the prompt. */
  opened: Signal<string>;

  /** What may be chosen now: the next picks of a draft, and options, also instead of a draft. */
  options: ReadonlySignal<readonly Option[]>;
  /** The things that may be touched. */
  lit: ReadonlySignal<ReadonlySet<string>>;
  /** Where what is carried can be dropped. */
  goals: ReadonlySignal<Goals>;
  /** Who walks when a far place is touched: the carried or selected thing if it can go anywhere, else "" for whoever has the turn. */
  walker: ReadonlySignal<string>;
  /** Far destinations of the walker. */
  costs: ReadonlySignal<Costs>;
  /** The nodes of all panels by the thing they show; a thing may be shown twice. */
  shown: ReadonlySignal<ReadonlyMap<string, readonly ShownNode[]>>;
  /** The seat that answers: asked, and mine. -1 if I am not asked. */
  seat: ReadonlySignal<number>;

  /** Send a request; the number under which it may be refused, 0 if it could not be sent. */
  send: (request: FromClient) => number;
}

const NO_OPTIONS: readonly Option[] = [];
const NO_WAYS: Costs = {};
const NO_GOALS: Goals = new Map();

export const thingOf = (node: ShownNode): string => node.thing || node.id;

/** A table about which nothing is known yet. */
export function createTable(): Table {
  const now = signal<Now | null>(null);
  const panels = signal<readonly ShownPanel[]>([]);
  const draft = signal<ShownDraft | null>(null);
  const people = signal<People | null>(null);
  const ways = signal<Readonly<Record<string, Costs>>>({});
  const selected = signal("");
  const seat = computed(() => {
    const asked = now.value?.asked ?? [];
    const looking = now.value?.seat ?? -1;
    if (asked.includes(looking)) return looking;
    return people.value?.seats.find((each) => each.mine && asked.includes(each.seat))?.seat ?? -1;
  });
  const shown = computed(() => nodesByThing(panels.value));
  const options = computed(() => touchably(openNow(draft.value, now.value), shown.value, seat.value));
  const carried = signal<Carried | null>(null);
  const goals = computed(() => (carried.value ? goalsFor(table, thingOf(carried.value.node)) : NO_GOALS));
  const walker = computed(() => {
    const who = carried.value ? thingOf(carried.value.node) : selected.value;
    return Object.keys(ways.value[who] ?? NO_WAYS).length ? who : "";
  });
  const costs = computed(() => ways.value[walker.value] ?? NO_WAYS);
  const table: Table = {
    now,
    panels,
    draft,
    people,
    ways,
    selected,
    seat,
    options,
    carried,
    goals,
    walker,
    costs,
    told: signal<readonly Told[]>([]),
    chat: signal<readonly ChatLine[]>([]),
    looking: signal(null),
    seen: signal(null),
    rolled: signal(null),
    happening: signal<readonly string[]>([]),
    film: signal(null),
    coming: [],
    refused: signal(null),
    connection: signal<Connection>("opening"),
    busy: signal(false),
    pointed: signal<readonly string[]>([]),
    hovered: signal(""),
    menu: signal(null),
    over: signal(""),
    laid: signal<readonly string[]>([]),
    warned: signal(null),
    notePage: signal(0),
    opened: signal(""),
    lit: computed(() => touchable(options.value, selected.value, costs.value, rolesAround(selected.value, panels.value))),
    shown,
    send: () => 0,
  };
  return table;
}

/** Where a thing can be carried now, of all that is shown. Whoever does something without being named goes wherever
 * whoever has the turn can. */
export function goalsFor(table: Table, thing: string): Goals {
  const { panels, ways, options, shown } = table;
  const doer = shown.value.get(thing)?.some((node) => node.does?.length) ?? false;
  const far = { ...(doer ? ways.value[""] : NO_WAYS), ...ways.value[thing] };
  const found = goalsOf(thing, options.value, rolesAround(thing, panels.value), far);
  return new Map([...found].filter(([goal]) => shown.value.has(goal)));
}

/** Take in what the server says. Of what a `now` tells, some may have been seen already; `unseen` is the rest. */
export function receive(table: Table, message: FromServer, unseen?: readonly Told[]): void {
  batch(() => {
    if (message.type === "now") takeNow(table, message, unseen);
    else if (message.type === "people") table.people.value = message;
    else if (message.type === "chat") takeChat(table, message.lines);
    else if (message.type === "closed") takeClosed(table, message);
    else if (message.type === "ways") table.ways.value = { ...table.ways.value, [message.thing]: message.to };
    else if (message.type === "seen") {
      if (message.thing === table.looking.value) table.seen.value = message;
    } else if (message.type === "draft") {
      table.busy.value = false;
      if (message.choice === table.now.value?.choice) table.draft.value = message.draft;
    } else {
      table.busy.value = false;
      table.warned.value = null;
      table.refused.value = message;
    }
  });
}

function takeClosed(table: Table, { choice, closed, verbs, ways }: ClosedNow): void {
  const now = table.now.value;
  if (now?.choice !== choice) return;
  table.now.value = { ...now, closed, verbs: { ...now.verbs, ...verbs } };
  // While nothing is selected that can go anywhere, whoever has the turn walks.
  if (ways) table.ways.value = { ...table.ways.value, "": ways };
}

function takeNow(table: Table, now: Now, unseen: readonly Told[] | undefined): void {
  const before = table.now.value;
  const same = before !== null && before.choice === now.choice && before.seat === now.seat;
  table.panels.value = patched(table.panels.value, now);
  table.told.value = toldAfter(now.whole ? [] : table.told.value, now.told ?? []);
  table.now.value = now;
  // What is told of a table that is shown anew happened long ago.
  const fresh = unseen ?? (before && !now.whole ? (now.told ?? []) : []);
  const dice = fresh.flatMap((told) => told.dice ?? []);
  if (dice.length) table.rolled.value = { n: now.entry, dice };
  table.happening.value = fresh.flatMap((told) => told.things ?? []);
  if (before?.note?.place !== now.note?.place) table.notePage.value = 0;
  // Where several answer the same question, what comes may be about another's answer: mine is still on its way.
  table.busy.value = table.busy.value && same && (now.asked ?? []).includes(now.seat);
  table.menu.value = null;
  table.carried.value = null;
  table.over.value = "";
  table.warned.value = null;
  table.pointed.value = [];
  table.refused.value = null;
  table.ways.value = {};
  // What was half put together stays, if it is still asked: a reader may have come or gone meanwhile.
  const unfinished = same && now.draft && table.draft.value?.picked?.length && !now.whole;
  if (!unfinished) {
    table.draft.value = now.draft ?? null;
    table.laid.value = [];
  }
  if (!same) table.opened.value = "";
  keepSelection(table, now, before?.seat === now.seat);
  if (!unfinished && now.draft?.ahead) {
    const picked = (now.draft.picked ?? []).map((option) => option.answer);
    table.send({ do: "draft", choice: now.choice, seat: table.seat.value, picked });
  }
}

/** The next picks, and what may be answered instead. */
function openNow(draft: ShownDraft | null | undefined, now: Now | null): readonly Option[] {
  const options = now?.options ?? NO_OPTIONS;
  const picks = draft?.picks;
  return picks?.length ? (options.length ? [...picks, ...options] : picks) : options;
}

/** A thing stays selected while the same seat can do something with it; if all begins with one thing, that one is
 * selected. */
function keepSelection(table: Table, now: Now, sameSeat: boolean): void {
  const options = openNow(now.draft, now);
  const still = options.some((option) => option.things?.[0] === table.selected.value);
  if (!still || !sameSeat) table.selected.value = onlyBeginning(options);
}

function takeChat(table: Table, lines: readonly ChatLine[]): void {
  const fresh = new Set(lines.map((line) => line.n));
  const all = [...table.chat.value.filter((line) => !fresh.has(line.n)), ...lines];
  table.chat.value = all.sort((a, b) => a.n - b.n);
}

/** The options with those of their things that can be touched: of a kind that is shown, and not merely whose answer it
 * is, as the seat that all of them name. */
function touchably(
  options: readonly Option[],
  shown: ReadonlyMap<string, readonly ShownNode[]>,
  seat: number,
): readonly Option[] {
  const kinds = new Set([...shown.keys()].map(kindOf));
  const seats = new Set(options.flatMap((option) => option.things ?? []).filter((thing) => kindOf(thing) === "seat"));
  const answers = seats.size === 1 ? `seat:${seat}` : "";
  return options.map((option) => {
    const things = option.things ?? [];
    const left = things.filter((thing) => kinds.has(kindOf(thing)) && thing !== answers);
    const hidden = !left.length && !things.includes(answers);
    return hidden || left.length === things.length ? option : { ...option, things: left };
  });
}

const kindOf = (thing: string): string => thing.slice(0, thing.indexOf(":"));

function nodesByThing(panels: readonly ShownPanel[]): ReadonlyMap<string, readonly ShownNode[]> {
  const found = new Map<string, ShownNode[]>();
  for (const node of panels.flatMap((panel) => panel.nodes ?? [])) {
    const same = found.get(thingOf(node));
    if (same) same.push(node);
    else found.set(thingOf(node), [node]);
  }
  return found;
}

/** The table that the page is about. */
export const TableContext = createContext<Table>(createTable());
export const useTable = (): Table => useContext(TableContext);
