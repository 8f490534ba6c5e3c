/** Pan and zoom of a plane by mouse, touch, and callers of the `zoom` and `move` it returns. */

import { useEffect, useRef } from "preact/hooks";
import type { Point } from "../messages";
import type { Carrying } from "./useCarry";
import {
  closeUp,
  type Focus,
  fitted,
  focused,
  following,
  held,
  homeView,
  isInView,
  LARGE_ENOUGH,
  legible,
  middleOf,
  moved,
  type Rect,
  showing,
  type View,
  zoomed,
} from "./view";

/** How far a pointer may stray during a click, in pixels. */
const STRAY = 6;

/** What a plane is shown around, and the side of its places; and its focus, if the game names one. */
export interface Around {
  points: readonly Point[];
  side: number;
  focus: Focus | null;
}

export interface Viewing {
  zoom: (factor: number) => void;
  fit: () => void;
  move: (dx: number, dy: number) => void;
  show: (at: Point) => void;
  /** Bring all these points into view, from farther away if need be. */
  showAll: (points: readonly Point[]) => void;
  /** Zoom in on a point until a side of this length takes this many pixels. */
  closeUp: (at: Point, side: number, pixels: number) => void;
  /** Go back to the view before zooming in. */
  withdraw: () => void;
  /** Show what matters, and where something happens, unless the reader has moved the plane. */
  follow: (happening: readonly Rect[]) => void;
  /** Show what matters even if the reader has moved the plane, and follow it again. */
  home: () => void;
  /** The plane has shifted: things were this far to the left and above before. Keep the same things in view. */
  shift: (dx: number, dy: number) => void;
  /** Whether the plane is still moving. */
  glides: () => boolean;
  /** Whether the pointer has just moved the plane, so that what follows is no click. */
  dragged: () => boolean;
}

/** Who has moved the plane: nobody, a reader who wanted to see all of it, or one who moved it by hand. */
type Wish = "none" | "whole" | "own";

interface Shown {
  view: View;
  wish: Wish;
}

/** What the component passes in at every render. */
interface Given {
  size: Point;
  around: () => Around;
  carrying: Carrying;
}

/** Let the plane in `plane` be moved within the box `box`. Until the reader moves it, it is shown `around` what matters
 * and follows it; without that it is shown whole, unless its places would be too small. */
export function useView(
  box: { current: HTMLElement | null },
  plane: { current: SVGGElement | null },
  size: Point,
  around: () => Around,
  carrying: Carrying,
): Viewing {
  const state = useRef<Shown & Given & { room: Point; dragged: boolean; before: Shown | null; known: Rect | null; legible: string }>({
    view: { scale: 1, x: 0, y: 0 },
    wish: "none",
    room: [1, 1],
    dragged: false,
    size,
    around,
    carrying,
    before: null,
    known: null,
    legible: "",
  });
  const s = state.current;
  s.size = size;
  s.around = around;
  s.carrying = carrying;

  const isZoomed = (view: View) => view.scale > fitted(s.size, s.room).scale * 1.001;
  const set = (view: View, wish: Wish = "own", gliding = false) => {
    s.wish = wish === "own" && !isZoomed(view) ? "whole" : wish;
    s.wish = wish === "own" && !isZoomed(view) ? "whole" : wish;
    const picture = plane.current?.ownerSVGElement ?? null;
    const from = gliding && picture ? looks(s.view, picture) : view;
    s.view = view;
    if (picture) glide(picture, from, view);
    plane.current?.style.setProperty("transform", `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
    // Everything on the plane inherits it, so it is set only when the difference would show.
    const size = legible(view.scale).toFixed(1);
    if (size !== s.legible) plane.current?.style.setProperty("--legible", size);
    s.legible = size;
    box.current?.classList.toggle("zoomed", isZoomed(view));
  };
  const unmoved = () => {
    const { points, side, focus } = s.around();
    if (s.wish === "whole") return fitted(s.size, s.room);
    return focus ? focused(focus, s.size, s.room) : homeView(points, side, s.size, s.room);
  };
  /** Where the plane goes by itself: nowhere as long as what matters is in view. */
  const followed = (happening: readonly Rect[]): View => {
    const { points, focus } = s.around();
    if (focus) {
      const near = [...happening, ...focus.near];
      const known = s.known;
      s.known = focus.known;
      const view = focused({ ...focus, near }, s.size, s.room);
      const same = known !== null && known.every((edge, place) => edge === focus.known[place]);
      const large = s.view.scale > 0.95 * view.scale && s.view.scale < 1.3 * view.scale;
      return same && large && isInView(s.view, near.slice(0, 6), focus.side, s.room) ? s.view : view;
    }
    const near = isZoomed(s.view) ? s.view : unmoved();
    const middles = happening.map(([left, top, right, bottom]): Point => [(left + right) / 2, (top + bottom) / 2]);
    return isZoomed(near) ? following(near, [...middles, ...points.slice(0, 1)], s.size, s.room) : near;
  };
  const viewing: Viewing = {
    zoom: (factor) => set(zoomed(s.view, factor, s.room[0] / 2, s.room[1] / 2, s.size, s.room)),
    fit: () => set(fitted(s.size, s.room), "whole", true),
    move: (dx, dy) => set(moved(s.view, dx, dy, s.size, s.room)),
    show: (at) => set(showing(s.view, at, s.size, s.room), s.wish),
    showAll: (points) => {
      const spans = [0, 1].map((axis) => {
        const all = points.map((point) => point[axis] ?? 0);
        return Math.max(...all) - Math.min(...all);
      });
      const near = spans.every((span, axis) => span * s.view.scale < 0.75 * (s.room[axis] ?? 0));
      const from = near ? s.view : fitted(s.size, s.room);
      set(points.reduce((view, at) => showing(view, at, s.size, s.room), from), near ? s.wish : "none", true);
    },
    closeUp: (at, side, pixels) => {
      s.before = { view: s.view, wish: s.wish };
      set(closeUp(s.view, at, side, pixels, s.size, s.room));
    },
    withdraw: () => {
      if (s.before) set(s.before.view, s.before.wish);
      s.before = null;
    },
    follow: (happening) => {
      if (s.wish === "none") set(followed(happening), "none", true);
    },
    home: () => {
      const { points, side, focus } = s.around();
      s.wish = "none";
      const near = () => closeUp(s.view, middleOf(points), side, LARGE_ENOUGH, s.size, s.room);
      set(focus || !points.length ? unmoved() : near(), "none", true);
    },
    shift: (dx, dy) => set({ ...s.view, x: s.view.x - dx * s.view.scale, y: s.view.y - dy * s.view.scale }, s.wish),
    glides: () => plane.current?.ownerSVGElement?.getAnimations().some((each) => each.playState === "running") ?? false,
    dragged: () => s.dragged,
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const resize = () => {
      s.room = [element.clientWidth, element.clientHeight];
      set(s.wish === "own" ? held(s.view, s.size, s.room) : unmoved(), s.wish);
    };
    const seen = new ResizeObserver(resize);
    seen.observe(element);
    resize();
    const stop = followPointers(element, {
      begin: () => {
        s.dragged = false;
      },
      drag: (dx, dy) => {
        s.dragged = true;
        viewing.move(dx, dy);
      },
      zoom: (factor, x, y) => set(zoomed(s.view, factor, x, y, s.size, s.room)),
      takes: (event) => s.carrying.takes(event),
      goes: (event) => {
        s.dragged = true;
        s.carrying.goes(event);
      },
      ends: (event) => s.carrying.ends(event),
    });
    return () => {
      seen.disconnect();
      stop();
    };
  }, []);
  useEffect(() => {
    set(s.wish === "own" ? s.view : unmoved(), s.wish, true);
  }, [size[0], size[1]]);
  return viewing;
}

/** How the plane looks now: on its way, if its picture glides. */
function looks(view: View, picture: SVGSVGElement): View {
  const { a, e, f } = new DOMMatrix(getComputedStyle(picture).transform);
  return { scale: a * view.scale, x: a * view.x + e, y: a * view.y + f };
}

/** Let the plane, which has its new place already, glide there from where it was. Its picture as a whole is moved: a
 * browser does that without painting anything again. */
function glide(picture: SVGSVGElement, from: View, to: View): void {
  const by = from.scale / to.scale;
  const start = `translate(${from.x - by * to.x}px, ${from.y - by * to.y}px) scale(${by})`;
  picture.classList.remove("gliding");
  picture.style.transform = from === to ? "" : start;
  if (from === to) return;
  picture.getBoundingClientRect();
  picture.classList.add("gliding");
  picture.style.transform = "translate(0px, 0px) scale(1)";
}

interface Follow extends Carrying {
  begin: () => void;
  drag: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void;
}

/** Detect drags of one pointer, on something that can be carried or not, pinches with two, and turns of the wheel over
 * an element. */
function followPointers(element: HTMLElement, follow: Follow): () => void {
  const down = new Map<number, Point>();
  let strayed = 0;
  let carrying = false;
  const at = (event: { clientX: number; clientY: number }): Point => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const press = (event: PointerEvent) => {
    if (event.button || (event.target as Element).closest("button:not(g), .thing-menu")) return;
    if (!down.size) {
      strayed = 0;
      follow.begin();
      carrying = follow.takes(event);
    } else end(null);
    down.set(event.pointerId, at(event));
  };
  const drag = (event: PointerEvent) => {
    const from = down.get(event.pointerId);
    if (!from) return;
    const to = at(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    strayed += Math.hypot(to[0] - from[0], to[1] - from[1]);
    down.set(event.pointerId, to);
    if (strayed < STRAY) return;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    if (carrying) {
      follow.goes(event);
      return;
    }
    follow.drag((to[0] - from[0]) / down.size, (to[1] - from[1]) / down.size);
    if (other) {
      const before = Math.hypot(from[0] - other[0], from[1] - other[1]);
      const after = Math.hypot(to[0] - other[0], to[1] - other[1]);
      if (before > 0) follow.zoom(after / before, (to[0] + other[0]) / 2, (to[1] + other[1]) / 2);
    }
  };
  const end = (event: PointerEvent | null) => {
    if (carrying) follow.ends(event);
    carrying = false;
  };
  const lift = (event: PointerEvent) => {
    if (down.delete(event.pointerId)) end(event);
  };
  const cancel = (event: PointerEvent) => {
    if (down.delete(event.pointerId)) end(null);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    follow.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), ...at(event));
  };
  element.addEventListener("pointerdown", press);
  element.addEventListener("pointermove", drag);
  element.addEventListener("pointerup", lift);
  element.addEventListener("pointercancel", cancel);
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    element.removeEventListener("pointerdown", press);
    element.removeEventListener("pointermove", drag);
    element.removeEventListener("pointerup", lift);
    element.removeEventListener("pointercancel", cancel);
    element.removeEventListener("wheel", wheel);
  };
}
