/** Where on the screen a plane lies: a point p of the plane is shown at p × scale + (x, y). Pure. */

import type { Point } from "../messages";

export interface View {
  scale: number;
  x: number;
  y: number;
}

/** How far the frame of a plane extends beyond it. */
export const FRAME = 30;
const CLOSEST = 6;

/** The whole plane with its frame, centred in a box. */
export function fitted(plane: Point, box: Point): View {
  const scale = Math.max(0.01, Math.min(box[0] / (plane[0] + 2 * FRAME), box[1] / (plane[1] + 2 * FRAME)));
  return { scale, x: (box[0] - plane[0] * scale) / 2, y: (box[1] - plane[1] * scale) / 2 };
}

/** How much larger than the plane its numbers are drawn, to be readable at this scale. */
export function legible(scale: number): number {
  return Math.min(1.6, Math.max(1, 0.64 / scale));
}

/** A scale at which a side of this length takes this many pixels, around a point; never smaller than fitted. */
export function closeUp(view: View, at: Point, side: number, pixels: number, plane: Point, box: Point): View {
  const factor = Math.max(1, pixels / (side * view.scale));
  return centred(zoomed(view, factor, box[0] / 2, box[1] / 2, plane, box), at, plane, box);
}

/** Zoomed by a factor, with the point under (x, y) staying in place; never smaller than fitted. */
export function zoomed(view: View, factor: number, x: number, y: number, plane: Point, box: Point): View {
  const least = fitted(plane, box).scale;
  const scale = Math.min(least * CLOSEST, Math.max(least, view.scale * factor));
  const by = scale / view.scale;
  const to = { scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
  return scale > least && isBeyond(view, plane, box) ? to : held(to, plane, box);
}

/** Moved by this many pixels, as far as the plane goes, or as far beyond it as the view already was. */
export function moved(view: View, dx: number, dy: number, plane: Point, box: Point): View {
  const to = { ...view, x: view.x + dx, y: view.y + dy };
  const end = held(to, plane, box);
  const [lowX, highX, lowY, highY] = [view.x, end.x, view.y, end.y];
  const between = (at: number, one: number, other: number) =>
    Math.min(Math.max(one, other), Math.max(Math.min(one, other), at));
  return { ...view, x: between(to.x, lowX, highX), y: between(to.y, lowY, highY) };
}

/** Whether a view shows more than needed beyond the frame of the plane. */
function isBeyond(view: View, plane: Point, box: Point): boolean {
  const inside = held(view, plane, box);
  return Math.abs(inside.x - view.x) > 1 || Math.abs(inside.y - view.y) > 1;
}

/** The view with as much of the plane in the box as possible. */
export function held(view: View, plane: Point, box: Point): View {
  return {
    scale: view.scale,
    x: heldAlong(view.x, plane[0] * view.scale, box[0], FRAME * view.scale),
    y: heldAlong(view.y, plane[1] * view.scale, box[1], FRAME * view.scale),
  };
}

function heldAlong(start: number, long: number, room: number, frame: number): number {
  if (long + 2 * frame <= room + 0.5) return (room - long) / 2;
  return Math.min(frame, Math.max(room - long - frame, start));
}

/** Moved so that a point of the plane is well inside the box, this far from its edge. */
export function showing(
  view: View,
  at: Point,
  plane: Point,
  box: Point,
  edge = Math.min(60, box[0] / 4, box[1] / 4),
): View {
  const x = at[0] * view.scale + view.x;
  const y = at[1] * view.scale + view.y;
  const dx = x < edge ? edge - x : x > box[0] - edge ? box[0] - edge - x : 0;
  const dy = y < edge ? edge - y : y > box[1] - edge ? box[1] - edge - y : 0;
  return dx || dy ? moved(view, dx, dy, plane, box) : view;
}

/** A part of a plane: left, top, right, bottom. */
export type Rect = readonly [number, number, number, number];

/** What a plane too large for the box is shown around: what matters, the most important first; everything known of the
 * plane; the side of a place, and that of a figure. */
export interface Focus {
  near: readonly Rect[];
  known: Rect;
  side: number;
  figure: number;
}

/** The least and greatest width in pixels of a figure where something happens, in a box of this height. */
export function figureWidths(high: number): readonly [number, number] {
  const least = Math.min(56, Math.max(29, 0.062 * high));
  return [least, 1.4 * least];
}

/** What matters, so near that its figures are large: everything known of the plane if the figures are still large then,
 * otherwise what is around the acting figure. */
export function focused({ near, known, side, figure }: Focus, plane: Point, box: Point): View {
  const [least, most] = figureWidths(box[1]).map((width) => width / figure) as [number, number];
  const whole = fitted(plane, box).scale;
  const limited = (rect: Rect, margin: number) => {
    const [wide, high] = [rect[2] - rect[0] + 2 * margin, rect[3] - rect[1] + 2 * margin];
    return Math.max(whole, Math.min(most, box[0] / wide, box[1] / high));
  };
  const all = limited(known, side);
  if (all >= least) return within({ scale: all, x: 0, y: 0 }, known, side, box);
  const seen = around(near);
  const scale = Math.max(least, limited(seen, 2.5 * side));
  const middle: Point = [(seen[0] + seen[2]) / 2, (seen[1] + seen[3]) / 2];
  const shown = { scale, x: box[0] / 2 - middle[0] * scale, y: box[1] / 2 - middle[1] * scale };
  // If not everything fits, the first points win.
  const [first] = near;
  const view = first ? intoView(shown, first, side, box) : shown;
  return within(view, known, side, box);
}

/** Whether these parts of the plane are well inside the box. */
export function isInView(view: View, rects: readonly Rect[], side: number, box: Point): boolean {
  return rects.every((rect) => intoView(view, rect, side / 2, box) === view);
}

/** The smallest rectangle around some others. */
export function around(rects: readonly Rect[]): Rect {
  const along = (place: 0 | 1 | 2 | 3) => rects.map((rect) => rect[place]);
  return [Math.min(...along(0)), Math.min(...along(1)), Math.max(...along(2)), Math.max(...along(3))];
}

/** Moved as little as possible so that a part of the plane is in the box, with some of its surroundings. */
function intoView(view: View, rect: Rect, margin: number, box: Point): View {
  const shift = (from: number, to: number, room: number) =>
    from < 0 || to - from > room ? -from : to > room ? room - to : 0;
  const dx = shift((rect[0] - margin) * view.scale + view.x, (rect[2] + margin) * view.scale + view.x, box[0]);
  const dy = shift((rect[1] - margin) * view.scale + view.y, (rect[3] + margin) * view.scale + view.y, box[1]);
  return dx || dy ? { scale: view.scale, x: view.x + dx, y: view.y + dy } : view;
}

/** Moved so that the box shows this part of the plane and as little as possible beyond it. */
function within(view: View, rect: Rect, margin: number, box: Point): View {
  const along = (start: number, from: number, to: number, room: number) => {
    const [low, high] = [(from - margin) * view.scale, (to + margin) * view.scale];
    return high - low <= room ? (room - low - high) / 2 : Math.min(-low, Math.max(room - high, start));
  };
  return {
    scale: view.scale,
    x: along(view.x, rect[0], rect[2], box[0]),
    y: along(view.y, rect[1], rect[3], box[1]),
  };
}

/** How wide in pixels a place must be to be told from its neighbours; and how wide it is made if it is not. */
const TOO_SMALL = 26;
export const LARGE_ENOUGH = 36;

/** The default view of a plane: as a whole, or, if its places would be too small, near enough around these points.
 * `side` is that of a place. */
export function homeView(around: readonly Point[], side: number, plane: Point, box: Point): View {
  const whole = fitted(plane, box);
  if (!around.length || side * whole.scale >= TOO_SMALL) return whole;
  return closeUp(whole, middleOf(around), side, LARGE_ENOUGH, plane, box);
}

/** The middle of the smallest box around some points. */
export function middleOf(points: readonly Point[]): Point {
  const along = (axis: 0 | 1) => points.map((point) => point[axis]);
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2;
  return [middle(along(0)), middle(along(1))];
}

/** Moved so that these points are in view, as many as possible together; always the last one. */
export function following(view: View, points: readonly Point[], plane: Point, box: Point): View {
  const edge = Math.min(...box) / 4;
  return points.reduce((seen, point) => showing(seen, point, plane, box, edge), view);
}

function centred(view: View, at: Point, plane: Point, box: Point): View {
  const [x, y] = [box[0] / 2 - at[0] * view.scale, box[1] / 2 - at[1] * view.scale];
  return held({ scale: view.scale, x, y }, plane, box);
}

export interface Placed {
  id: string;
  at: Point;
}

/** The next thing from `from` in a direction (a unit vector): near ones first, those to the side later; undefined if
 * there is none. */
export function nextTowards(from: Point, direction: Point, things: readonly Placed[]): Placed | undefined {
  let best: Placed | undefined;
  let least = Infinity;
  for (const thing of things) {
    const [dx, dy] = [thing.at[0] - from[0], thing.at[1] - from[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    if (ahead <= 1 || aside > 3 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
