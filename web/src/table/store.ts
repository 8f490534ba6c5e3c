/** A table as this browser knows it: what the server has sent, and what the reader has begun to do. */

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type {
  ChatLine,
  ClosedNow,
  EncodedCall,
  FromClient,
  LogLine,
  Now,
  Option,
  People,
  Point,
  Hint,
  RequestRefusedMessage,
  SeenFrom,
  ShownChapter,
  ShownDraft,
  ShownNode,
  ShownPanel,
} from "../messages";
import type { Cue, Rolled, Staged } from "./drama";
import type { Film } from "./film";
import { goalsOf, type Goals, type Roles, rolesAround } from "./carry";
import { ghostly } from "./ghosts";
import { isToRead } from "./lesson";
import { type Costs, touchable } from "./touch";

export type Connection = "opening" | "open" | "lost" | "ended";

/** Options shown at a thing. `at` is where on the screen it is; null if the thing can go on to others, which the menu
 * must not hide: then it is at the edge of the board. */
export interface MenuAt {
  thing: string;
  options: readonly Option[];
  at: DOMRect | null;
}

/** A thing of a board being carried: where on the screen it was picked up, how wide it is there, by what pointer, and
 * the picks of the draft before, if it came from there. */
export interface Carried {
  node: ShownNode;
  at: Point;
  width: number;
  by: string;
  picks?: readonly EncodedCall[];
}

export interface Table {
  now: Signal<Now | null>;
  panels: Signal<readonly ShownPanel[]>;
  told: Signal<readonly LogLine[]>;
  people: Signal<People | null>;
  chat: Signal<readonly ChatLine[]>;
  draft: Signal<ShownDraft | null>;
  /** What may not be answered now, and how far things can go, once the server has sent it. */
  closed: Signal<ClosedNow | null>;
  /** The thing whose lines of sight are shown, "" while the reader has yet to touch one; null if not looking. */
  looking: Signal<string | null>;
  /** What is in sight of it, as far as the server has sent it. */
  seen: Signal<SeenFrom | null>;
  /** Dice that have just fallen, for readers who watch no films; `n` tells one roll from the next. */
  rolled: Signal<{ n: number; rolled: readonly Rolled[] } | null>;
  /** Cards just drawn, for readers who watch no films. */
  drawn: Signal<{ n: number; cards: readonly Staged[] } | null>;
  /** What the film shows before the changes: a card, dice, harm. */
  cue: Signal<Cue | null>;
  /** The things that the last sentences mention: that is where it happens. */
  happening: Signal<readonly string[]>;
  /** The nodes that changed in the film that has just ended, until the reader does something. */
  changed: Signal<ReadonlySet<string>>;
  /** The words for the moment of the film being shown. */
  captions: Signal<readonly LogLine[]>;
  /** The film that runs before the next question. */
  film: Signal<Film | null>;
  /** What has come to an end, while it is read. */
  chapter: Signal<ShownChapter | null>;
  /** Messages of the server since the film or the chapter began. */
  coming: readonly Now[];
  refused: Signal<RequestRefusedMessage | null>;
  /** The coach's answer, if it was asked. */
  hint: Signal<Hint | null>;
  /** Bots that think were told not to, until a person is asked again. */
  hurried: Signal<boolean>;
  /** The coach is thinking about a hint. */
  thinking: Signal<boolean>;
  /** The option that the coach checks before it is chosen. */
  doubted: Signal<Option | null>;
  connection: Signal<Connection>;
  /** An answer is being sent: nothing else can be done until the server replies. */
  busy: Signal<boolean>;

  selected: Signal<string>;
  /** Selected by the reader since the last update. */
  byHand: Signal<boolean>;
  /** What is highlighted for a moment: the things of an option or log sentence under the pointer. */
  pointed: Signal<readonly string[]>;
  /** The thing under the pointer. */
  hovered: Signal<string>;
  menu: Signal<MenuAt | null>;
  carried: Signal<Carried | null>;
  /** The node or thing on which the carried thing would be dropped. */
  over: Signal<string>;
  /** The nodes that were carried into the draft, or carried something there, in this order. */
  laid: Signal<readonly string[]>;
  /** A chosen option with a warning: choosing it again does it. */
  warned: Signal<Option | null>;
  /** The way to lay a tile that is tried; "" for the first. */
  tried: Signal<string>;
  /** The current page of the lesson's note. */
  notePage: Signal<number>;
  /** The opening before the first decision has been read. */
  begun: Signal<boolean>;
  /** The verb whose options are open in the prompt. */
  opened: Signal<string>;

  /** What may be chosen now: the next picks of a draft, and options, also those instead of a draft. */
  options: ReadonlySignal<readonly Option[]>;
  /** The acts of the things around the selected one, and the acts done to them. */
  roles: ReadonlySignal<Roles>;
  /** The things that may be touched. */
  lit: ReadonlySignal<ReadonlySet<string>>;
  /** Those that may be touched only for something seldom wanted, until that is chosen. */
  aside: ReadonlySignal<ReadonlySet<string>>;
  /** The option whose ghost is seen on the board. */
  ghost: ReadonlySignal<Option | null>;
  /** Where the carried thing can be dropped. */
  goals: ReadonlySignal<Goals>;
  /** Who walks when a far place is touched: the carried or selected thing if it can go anywhere, else "" for the thing
   * that has the turn. */
  walker: ReadonlySignal<string>;
  /** How far things can go; "" is the thing that has the turn. */
  ways: ReadonlySignal<Ways>;
  /** Far destinations of the walker. */
  costs: ReadonlySignal<Costs>;
  /** The nodes of all panels by the thing they show; a thing may have several. */
  shown: ReadonlySignal<ReadonlyMap<string, readonly ShownNode[]>>;
  /** The seat that answers, asked and mine; -1 if I am not asked. */
  seat: ReadonlySignal<number>;

  /** Send a request. Returns the number under which it may be refused, 0 if it could not be sent. */
  readonly send: Send;
}

export type Send = (request: FromClient) => number;
type Ways = Readonly<Record<string, Costs>>;

const NO_OPTIONS: readonly Option[] = [];
const NO_WAYS: Ways = {};
const NO_COSTS: Costs = {};
const NO_GOALS: Goals = new Map();
const NOTHING: ReadonlySet<string> = new Set();

export const thingOf = (node: ShownNode): string => node.thing || node.id;

/** A table about which nothing is known yet. `send` sends requests to the server and returns 0 if it cannot; without it
 * the table is read-only. */
export function createTable(send: Send = () => 0): Table {
  const now = signal<Now | null>(null);
  const panels = signal<readonly ShownPanel[]>([]);
  const draft = signal<ShownDraft | null>(null);
  const people = signal<People | null>(null);
  const closed = signal<ClosedNow | null>(null);
  const notePage = signal(0);
  const reads = computed(() => isToRead(now.value, notePage.value));
  const ways = computed(() => (reads.value ? NO_WAYS : (closed.value?.ways ?? NO_WAYS)));
  const selected = signal("");
  const seat = computed(() => {
    const asked = now.value?.asked ?? [];
    const looking = now.value?.seat ?? -1;
    if (asked.includes(looking)) return looking;
    return people.value?.seats.find((each) => each.mine && asked.includes(each.seat))?.seat ?? -1;
  });
  const shown = computed(() => nodesByThing(panels.value));
  const options = computed(() => (reads.value ? NO_OPTIONS : touchably(openNow(draft.value, now.value), shown.value, seat.value)));
  const carried = signal<Carried | null>(null);
  const goals = computed(() => (carried.value ? goalsFor(table, thingOf(carried.value.node)) : NO_GOALS));
  const walker = computed(() => {
    const who = carried.value ? thingOf(carried.value.node) : selected.value;
    return Object.keys(ways.value[who] ?? NO_COSTS).length ? who : "";
  });
  const costs = computed(() => ways.value[walker.value] ?? NO_COSTS);
  const roles = computed(() => rolesAround(selected.value, panels.value));
  const busy = signal(false);
  const table: Table = {
    now,
    panels,
    draft,
    people,
    closed,
    ways,
    roles,
    busy,
    selected,
    byHand: signal(false),
    seat,
    options,
    carried,
    goals,
    walker,
    costs,
    told: signal<readonly LogLine[]>([]),
    chat: signal<readonly ChatLine[]>([]),
    looking: signal(null),
    seen: signal(null),
    rolled: signal(null),
    drawn: signal(null),
    cue: signal(null),
    happening: signal<readonly string[]>([]),
    changed: signal<ReadonlySet<string>>(NOTHING),
    captions: signal<readonly LogLine[]>([]),
    film: signal(null),
    chapter: signal(null),
    coming: [],
    refused: signal(null),
    connection: signal<Connection>("opening"),
    pointed: signal<readonly string[]>([]),
    hovered: signal(""),
    menu: signal(null),
    over: signal(""),
    laid: signal<readonly string[]>([]),
    warned: signal(null),
    hint: signal(null),
    hurried: signal(false),
    thinking: signal(false),
    doubted: signal(null),
    tried: signal(""),
    notePage,
    opened: signal(""),
    begun: signal(false),
    lit: computed(() => touchable(options.value, selected.value, costs.value, roles.value)),
    aside: computed(() => {
      const meant = options.value.filter((option) => !option.aside || option.verb === table.opened.value);
      if (meant.length === options.value.length) return NOTHING;
      const shining = touchable(meant, selected.value, costs.value, roles.value);
      return new Set([...table.lit.value].filter((thing) => !shining.has(thing)));
    }),
    ghost: computed(() => {
      if (table.looking.value !== null || table.film.value) return null;
      const { tried, menu, pointed, hovered } = table;
      return ghostly(options.value, tried.value, menu.value?.options ?? NO_OPTIONS, pointed.value, hovered.value, selected.value);
    }),
    shown,
    send: (request) => {
      const number = send(request);
      if (!number) busy.value = false;
      return number;
    },
  };
  return table;
}

/** Whether what happens to a thing happens to me: to one of my seats, or to something that belongs to it. */
export function mineAt(table: Table): (thing: string) => boolean {
  const mine = new Set((table.people.value?.seats ?? []).filter((seat) => seat.mine).map((seat) => `seat:${seat.seat}`));
  const shown = table.shown.value;
  return (thing) => mine.has(thing) || (shown.get(thing) ?? []).some((node) => mine.has(node.of ?? ""));
}

/** Where a thing can be carried now. A thing that acts without being named can go wherever the thing that has the turn
 * can. */
export function goalsFor(table: Table, thing: string): Goals {
  const { panels, ways, options, shown } = table;
  const doer = shown.value.get(thing)?.some((node) => node.does?.length) ?? false;
  const far = { ...(doer ? ways.value[""] : NO_COSTS), ...ways.value[thing] };
  const found = goalsOf(thing, options.value, rolesAround(thing, panels.value), far);
  return new Map([...found].filter(([goal]) => shown.value.has(goal)));
}

/** The next picks, and the options instead of them. */
export function openNow(draft: ShownDraft | null | undefined, now: Now | null): readonly Option[] {
  const options = now?.options ?? NO_OPTIONS;
  const picks = draft?.picks;
  return picks?.length ? (options.length ? [...picks, ...options] : picks) : options;
}

/** The options with those of their things that can be touched: things that are shown, and not the answering seat if all
 * options name it. */
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
