/** Pan and zoom of a plane by mouse, touch, and whatever calls the `zoom` and `move` it gives. */

import { useEffect, useRef } from "preact/hooks";
import type { Point } from "../messages";
import { closeUp, fitted, held, legible, moved, showing, type View, zoomed } from "./view";

/** So far a pointer may stray in a click. */
const STRAY = 6;

export interface Viewing {
  zoom: (factor: number) => void;
  fit: () => void;
  move: (dx: number, dy: number) => void;
  show: (at: Point) => void;
  /** Come so close to a point that a side of this length takes so many pixels. */
  closeUp: (at: Point, side: number, pixels: number) => void;
  /** Whether the pointer has just moved the plane: then what follows is no click. */
  dragged: () => boolean;
}

/** Let the plane in `plane` be moved within the box `box`. It fits at first, and after the window has changed if nobody
 * has moved it. */
export function useView(
  box: { current: HTMLElement | null },
  plane: { current: SVGGElement | null },
  size: Point,
): Viewing {
  const state = useRef<{ view: View; room: Point; own: boolean; dragged: boolean; size: Point }>({
    view: { scale: 1, x: 0, y: 0 },
    room: [1, 1],
    own: false,
    dragged: false,
    size,
  });
  const s = state.current;
  s.size = size;

  const set = (view: View, own = true) => {
    s.own = own && view.scale > fitted(s.size, s.room).scale * 1.001;
    s.view = view;
    plane.current?.style.setProperty("transform", `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
    plane.current?.style.setProperty("--legible", String(legible(view.scale)));
    box.current?.classList.toggle("zoomed", s.own);
  };
  const viewing: Viewing = {
    zoom: (factor) => set(zoomed(s.view, factor, s.room[0] / 2, s.room[1] / 2, s.size, s.room)),
    fit: () => set(fitted(s.size, s.room), false),
    move: (dx, dy) => set(moved(s.view, dx, dy, s.size, s.room)),
    show: (at) => set(showing(s.view, at, s.size, s.room)),
    closeUp: (at, side, pixels) => set(closeUp(s.view, at, side, pixels, s.size, s.room)),
    dragged: () => s.dragged,
  };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const resize = () => {
      s.room = [element.clientWidth, element.clientHeight];
      set(s.own ? held(s.view, s.size, s.room) : fitted(s.size, s.room), s.own);
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
    });
    return () => {
      seen.disconnect();
      stop();
    };
  }, [size[0], size[1]]);
  return viewing;
}

interface Follow {
  begin: () => void;
  drag: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void;
}

/** Tell drags of one pointer, pinches of two and turns of the wheel over an element. */
function followPointers(element: HTMLElement, follow: Follow): () => void {
  const down = new Map<number, Point>();
  let strayed = 0;
  const at = (event: { clientX: number; clientY: number }): Point => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const press = (event: PointerEvent) => {
    if (event.button || (event.target as Element).closest("button:not(g), .thing-menu")) return;
    if (!down.size) {
      strayed = 0;
      follow.begin();
    }
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
    follow.drag((to[0] - from[0]) / down.size, (to[1] - from[1]) / down.size);
    if (other) {
      const before = Math.hypot(from[0] - other[0], from[1] - other[1]);
      const after = Math.hypot(to[0] - other[0], to[1] - other[1]);
      if (before > 0) follow.zoom(after / before, (to[0] + other[0]) / 2, (to[1] + other[1]) / 2);
    }
  };
  const lift = (event: PointerEvent) => down.delete(event.pointerId);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    follow.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), ...at(event));
  };
  element.addEventListener("pointerdown", press);
  element.addEventListener("pointermove", drag);
  element.addEventListener("pointerup", lift);
  element.addEventListener("pointercancel", lift);
  element.addEventListener("wheel", wheel, { passive: false });
  return () => {
    element.removeEventListener("pointerdown", press);
    element.removeEventListener("pointermove", drag);
    element.removeEventListener("pointerup", lift);
    element.removeEventListener("pointercancel", lift);
    element.removeEventListener("wheel", wheel);
  };
}
