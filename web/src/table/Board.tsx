import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import type { Point, ShownNode, ShownPanel } from "../messages";
import { Icon } from "../ui/Icon";
import { lookFrom, toggleLooking, touch, turnFurther } from "./acts";
import { boxOf, waysToLay } from "./ghosts";
import { Ghost } from "./Ghost";
import { noted } from "./lesson";
import { Plane } from "./Plane";
import { SightLegend } from "./Sight";
import { type Table, thingOf, useTable } from "./store";
import { comes, dropTip, hideTip, sayWhyNot, showTip } from "./Tip";
import { useCarry } from "./useCarry";
import { type Around, useView, type Viewing } from "./useView";
import { isFloor } from "./Token";
import { around, type Focus, nextTowards, type Rect } from "./view";

/** How wide a thing among others must be, in pixels, to be hit by a mouse or by a finger. */
const HITTABLE = { mouse: 16, finger: 30 };
/** How near to a lit thing a finger has to come, in pixels. */
const REACH = 24;
const HOLD = 450;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A plane of the table: shown, moved, zoomed and touched. */
export function Board({ panel }: { panel: ShownPanel }) {
  const table = useTable();
  const box = useRef<HTMLDivElement>(null);
  const plane = useRef<SVGGElement>(null);
  const holding = useRef(0);
  const close = useRef(false);
  const pressed = useRef<ShownNode | undefined>(undefined);
  const [tab, setTab] = useState("");
  const whom = () => aroundWhom(table, panel);
  const nodeOf = (target: EventTarget | null) => nodeAt(panel, target);
  const carrying = useCarry(panel, nodeOf);
  const viewing = useView(box, plane, panel.size ?? [1, 1], whom, carrying);
  const lit = readingOrder((panel.nodes ?? []).filter((node) => table.lit.value.has(thingOf(node))));
  const reached = lit.find((node) => node.id === tab) ?? lit[0];
  useZoomKeys(viewing);
  useShifting(viewing, plane, panel);
  useFollowing(viewing, table, panel);
  usePointing(viewing, table, panel);

  /** A lit node itself, or the lit one that it stands on, directly or indirectly. */
  const litOf = (hit: ShownNode | undefined): ShownNode | undefined =>
    hit && (lit.find((node) => node === hit) ?? litOf(panel.nodes?.find((node) => node.id === hit.on)));
  const click = (event: MouseEvent) => {
    if (viewing.dragged()) return;
    // The board may have moved between press and release; what was pressed counts. Without a pointer nothing was
    // pressed.
    if ((event.target as Element).closest(".laid-hit")) {
      turnFurther(table);
      return;
    }
    const meant = event.detail ? pressed.current : undefined;
    const hit = meant && panel.nodes?.find((each) => each.id === meant.id) ? meant : nodeOf(event.target);
    pressed.current = undefined;
    const node = litOf(hit) ?? nearby(plane.current, lit, event);
    const element = node && elementOf(plane.current, node.id);
    dropTip();
    if (table.looking.value !== null) {
      if (hit) lookFrom(table, thingOf(hit));
      return;
    }
    if (node && element && !close.current && crowded(lit, node, element, event)) {
      close.current = true;
      viewing.closeUp(node.at ?? [0, 0], node.size?.[0] ?? 1, 2 * HITTABLE.finger);
    } else if (node && element) {
      setTab(node.id);
      touch(table, thingOf(node), element.getBoundingClientRect());
      // After zooming in only to tell things apart, the view goes back to where it was.
      if (close.current) viewing.withdraw();
      close.current = false;
    } else if (!hit && !viewing.glides()) {
      table.menu.value = null;
      table.selected.value = "";
    } else if (hit) {
      const touched = elementOf(plane.current, hit.id);
      if (touched) sayWhyNot(hit, touched);
    }
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType === "touch" || table.carried.value) return;
    const node = nodeOf(event.target);
    table.hovered.value = node ? thingOf(node) : "";
    const element = node && elementOf(plane.current, node.id);
    if (node && element && comes(event)) showTip(node, element, "soon");
    else hideTip();
  };
  const hold = (event: PointerEvent) => {
    window.clearTimeout(holding.current);
    const node = nodeOf(event.target);
    pressed.current = node;
    const element = node && elementOf(plane.current, node.id);
    if (event.pointerType !== "touch" || !node || !element) return;
    holding.current = window.setTimeout(() => {
      if (viewing.dragged()) return;
      table.hovered.value = thingOf(node);
      showTip(node, element, "now");
    }, HOLD);
  };
  const leave = () => {
    window.clearTimeout(holding.current);
    table.hovered.value = "";
    hideTip();
  };
  const focus = (event: FocusEvent) => {
    const node = nodeOf(event.target);
    const element = event.target as Element;
    if (!node || !element.matches(":focus-visible")) return;
    setTab(node.id);
    table.hovered.value = thingOf(node);
    viewing.show(node.at ?? [0, 0]);
    showTip(node, element, "soon");
  };
  const keys = (event: KeyboardEvent) => {
    const node = nodeOf(event.target);
    const arrow = ARROWS[event.key];
    if (arrow && (event.shiftKey || !node)) viewing.move(-60 * arrow[0], -60 * arrow[1]);
    else if (arrow && node) {
      const placed = lit.map((each) => ({ id: each.id, at: each.at ?? ([0, 0] as const) }));
      const next = nextTowards(node.at ?? [0, 0], arrow, placed);
      if (next) elementOf(plane.current, next.id)?.focus();
    } else if ((event.key === "Enter" || event.key === " ") && (event.target as Element).closest(".laid-hit")) {
      turnFurther(table);
    } else if ((event.key === "Enter" || event.key === " ") && node) {
      touch(table, thingOf(node), (event.target as Element).getBoundingClientRect());
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const selected = lit.find((node) => thingOf(node) === table.selected.value);
  useKeptFocus(box, table, (selected ?? reached)?.id ?? "");
  return (
    <div
      class={`board${table.looking.value === null ? "" : " looking"}${table.carried.value ? " carrying" : ""}`}
      ref={box}
      onClick={click}
      onPointerOver={over}
      onPointerDown={hold}
      onPointerUp={() => window.clearTimeout(holding.current)}
      onPointerLeave={leave}
      onFocusIn={focus}
      onFocusOut={hideTip}
      onKeyDown={keys}
    >
      <svg class="board-picture" role="group" aria-label={panel.title}>
        <g ref={plane} class="plane">
          <Plane panel={panel} tab={reached?.id ?? ""} />
        </g>
      </svg>
      <Ghost />
      <SightLegend />
      <div class="board-tools" role="group" aria-label={t("table-zoom")}>
        {table.now.value?.sight && (
          <button
            type="button"
            class={noted(table).includes("page:sight") ? "board-sight noted" : "board-sight"}
            title={`${t("table-sight")} (V)`}
            aria-label={t("table-sight")}
            aria-pressed={table.looking.value !== null}
            onClick={() => toggleLooking(table)}
          >
            <Icon name="eye" />
          </button>
        )}
        <button
          type="button"
          title={`${t("table-closer")} (+)`}
          aria-label={t("table-closer")}
          onClick={() => viewing.zoom(1.4)}
        >
          +
        </button>
        <button
          type="button"
          class="board-farther"
          title={`${t("table-farther")} (−)`}
          aria-label={t("table-farther")}
          onClick={() => viewing.zoom(1 / 1.4)}
        >
          −
        </button>
        <button
          type="button"
          class="board-home"
          title={`${t("table-home")} (⇱)`}
          aria-label={t("table-home")}
          onClick={viewing.home}
        >
          <Icon name="home" />
        </button>
        <button
          type="button"
          class="board-fit"
          title={`${t("table-fit")} (0)`}
          aria-label={t("table-fit")}
          onClick={() => {
            close.current = false;
            viewing.fit();
          }}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}

/** The boxes of things on this plane. */
function placesOf(nodes: readonly ShownNode[]): readonly Point[] {
  return nodes.map((node) => node.at ?? ([0, 0] as const));
}

/** The thing on this plane that has the turn, or else what may be touched; and the usual side of a place. */
function aroundWhom(table: Table, panel: ShownPanel): Around {
  const nodes = panel.nodes ?? [];
  const sides = nodes.filter(isFloor).map((node) => Math.min(...(node.size ?? [0, 0])));
  const active = nodes.filter((node) => node.active && !isFloor(node));
  const lit = nodes.filter((node) => table.lit.value.has(thingOf(node)));
  const side = sides.sort((a, b) => a - b)[sides.length >> 1] ?? Number.POSITIVE_INFINITY;
  return { points: placesOf(active.length ? active : lit), side, focus: focusOf(panel, side, laidOn(table, panel)) };
}

/** The focus of a plane, if the game says what matters. */
function focusOf(panel: ShownPanel, side: number, laid: readonly Rect[]): Focus | null {
  const nodes = panel.nodes ?? [];
  const near = (panel.near ?? []).flatMap((id) => nodes.find((node) => node.id === id) ?? []);
  const known = nodes.filter((node) => isFloor(node) && !node.dim);
  if (!near.length || !known.length) return null;
  const figure = Math.max(...near.map((node) => Math.min(...(node.size ?? [1, 1]))));
  return { near: [...near.map(rectOf), ...laid.slice(0, 1)], known: around([...known.map(rectOf), ...laid]), side, figure };
}

/** Where a tile may be laid on this plane: as it is tried now, then in the other ways. */
function laidOn(table: Table, panel: ShownPanel): readonly Rect[] {
  const now = table.ghost.value?.ghost;
  if (!now?.turns || now.panel !== panel.id) return [];
  return [now, ...waysToLay(table.options.value).flatMap((option) => option.ghost ?? [])].map(boxOf);
}

function rectOf({ at = [0, 0], size = [0, 0] }: ShownNode): Rect {
  return [at[0] - size[0] / 2, at[1] - size[1] / 2, at[0] + size[0] / 2, at[1] + size[1] / 2];
}

/** Follow what happens, and then the seat that is asked, if not all of the plane is in view. */
function useFollowing(viewing: Viewing, table: Table, panel: ShownPanel): void {
  const now = table.now.value;
  const happening = table.happening.value;
  const ghost = table.ghost.value?.ghost;
  // Before anything is painted, so that the reader sees the board move before it changes.
  useLayoutEffect(() => {
    const nodes = panel.nodes ?? [];
    const things = nodes.filter((node) => !isFloor(node) && happening.includes(thingOf(node)));
    // An empty board: what follows is another game, or another part of this one.
    if (nodes.length || ghost?.turns) viewing.follow([...things.map(rectOf), ...laidOn(table, panel).slice(0, 1)]);
    else viewing.home();
  }, [now?.entry, now?.choice, now?.seat, happening, panel.near, ghost]);
}

/** What the lesson speaks of is brought into view. */
function usePointing(viewing: Viewing, table: Table, panel: ShownPanel): void {
  const spoken = noted(table).join(" ");
  useEffect(() => {
    const nodes = (panel.nodes ?? []).filter((node) => spoken.split(" ").includes(thingOf(node)));
    if (nodes.length) viewing.showAll(nodes.map((node) => node.at ?? [0, 0]));
  }, [spoken, table.notePage.value, table.now.value?.entry]);
}

/** A plane that grows to the left or to the top moves everything on it; the view moves with it. */
function useShifting(viewing: Viewing, plane: { current: SVGGElement | null }, panel: ShownPanel): void {
  const before = useRef(panel);
  useLayoutEffect(() => {
    const [old, size] = [before.current, panel.size];
    before.current = panel;
    if (old.size?.[0] === size?.[0] && old.size?.[1] === size?.[1]) return;
    const floors = new Map((old.nodes ?? []).filter(isFloor).map((node) => [node.id, node.at ?? [0, 0]]));
    const kept = (panel.nodes ?? []).find((node) => floors.has(node.id));
    const [[x, y], [oldX, oldY]] = [kept?.at ?? [0, 0], floors.get(kept?.id ?? "") ?? [0, 0]];
    if (!kept || (x === oldX && y === oldY)) return;
    plane.current?.classList.add("shifting");
    viewing.shift(x - oldX, y - oldY);
    plane.current?.getBoundingClientRect();
    requestAnimationFrame(() => plane.current?.classList.remove("shifting"));
  }, [panel]);
}

/** The keys + − 0 zoom wherever the focus is, and Home goes to the thing that has the turn, except in text fields. */
function useZoomKeys(viewing: Viewing): void {
  const newest = useRef(viewing);
  newest.current = viewing;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        (event.target as Element).closest("input, textarea, dialog")
      )
        return;
      if (event.key === "+" || event.key === "=") newest.current.zoom(1.4);
      else if (event.key === "-") newest.current.zoom(1 / 1.4);
      else if (event.key === "0") newest.current.fit();
      else if (event.key === "Home") newest.current.home();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

/** A player who uses keys stays on the board: when the focused thing can no longer be touched, the focus goes to the
 * selected one or the first that can. */
function useKeptFocus(box: { current: HTMLElement | null }, table: Table, first: string): void {
  const inside = useRef(false);
  useEffect(() => {
    // Not on the drawing, or browsers would make it focusable.
    const element = box.current;
    if (!element) return;
    const enter = (event: FocusEvent) => {
      inside.current = event.target instanceof SVGElement;
    };
    const leave = (event: FocusEvent) => {
      // A thing that can no longer be touched loses the focus to nothing; a reader who moves the focus takes it
      // somewhere.
      if (event.relatedTarget) inside.current = false;
    };
    const press = () => {
      inside.current = false;
    };
    element.addEventListener("focusin", enter);
    element.addEventListener("focusout", leave);
    document.addEventListener("pointerdown", press);
    return () => {
      element.removeEventListener("focusin", enter);
      element.removeEventListener("focusout", leave);
      document.removeEventListener("pointerdown", press);
    };
  }, []);
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement?.getAttribute("tabindex") === null;
    if (inside.current && lost && !table.menu.value) elementOf(box.current, first)?.focus();
  });
}

function nodeAt(panel: ShownPanel, target: EventTarget | null): ShownNode | undefined {
  const id = (target as Element | null)?.closest("[data-node]")?.getAttribute("data-node");
  return id ? panel.nodes?.find((node) => node.id === id) : undefined;
}

/** The part of a node that is touched and has the focus. */
function elementOf(plane: Element | null, id: string): SVGElement | null {
  return id ? (plane?.querySelector<SVGElement>(`[data-node="${CSS.escape(id)}"] .hit`) ?? null) : null;
}

/** Whether this node is among others that may be touched and too small for this pointer to tell apart. */
function crowded(lit: readonly ShownNode[], node: ShownNode, element: Element, event: MouseEvent): boolean {
  const pointer = (event as PointerEvent).pointerType === "touch" ? "finger" : "mouse";
  const among = lit.some((other) => other !== node && other.on && other.on === node.on);
  const { width, height } = element.getBoundingClientRect();
  return among && Math.max(width, height) < HITTABLE[pointer];
}

/** The lit node nearest to where a finger touched, if it is near enough. */
function nearby(plane: SVGGElement | null, lit: readonly ShownNode[], event: MouseEvent): ShownNode | undefined {
  let [best, least]: [ShownNode | undefined, number] = [undefined, REACH];
  for (const node of lit) {
    const box = elementOf(plane, node.id)?.getBoundingClientRect();
    if (!box) continue;
    const far = Math.hypot(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
    if (far < least) [best, least] = [node, far];
  }
  return best;
}

function readingOrder(nodes: readonly ShownNode[]): readonly ShownNode[] {
  const at = (node: ShownNode) => node.at ?? [0, 0];
  return [...nodes].sort((a, b) => at(a)[1] - at(b)[1] || at(a)[0] - at(b)[0]);
}
