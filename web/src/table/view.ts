/** Where on the screen a plane lies: a point p of the plane is shown at p × scale + (x, y). Pure. */

import type { Point } from "../messages";

export interface View {
  scale: number;
  x: number;
  y: number;
}

/** How far the frame of a plane stands out beyond it. */
export const FRAME = 30;
const CLOSEST = 6;

/** The whole plane with its frame in the middle of a box. */
export function fitted(plane: Point, box: Point): View {
  const scale = Math.max(0.01, Math.min(box[0] / (plane[0] + 2 * FRAME), box[1] / (plane[1] + 2 * FRAME)));
  return { scale, x: (box[0] - plane[0] * scale) / 2, y: (box[1] - plane[1] * scale) / 2 };
}

/** How much larger than the plane its numbers are drawn, to be read at this scale. */
export function legible(scale: number): number {
  return Math.min(1.6, Math.max(1, 0.64 / scale));
}

/** So large that a side of the plane of this length takes so many pixels, around a point; never smaller than it is. */
export function closeUp(view: View, at: Point, side: number, pixels: number, plane: Point, box: Point): View {
  const factor = Math.max(1, pixels / (side * view.scale));
  return centred(zoomed(view, factor, box[0] / 2, box[1] / 2, plane, box), at, plane, box);
}

/** Larger or smaller by a factor, with the point under (x, y) staying where it is; never smaller than fitted. */
export function zoomed(view: View, factor: number, x: number, y: number, plane: Point, box: Point): View {
  const least = fitted(plane, box).scale;
  const scale = Math.min(least * CLOSEST, Math.max(least, view.scale * factor));
  const by = scale / view.scale;
  return held({ scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by }, plane, box);
}

/** Moved by so many pixels, as far as the plane goes. */
export function moved(view: View, dx: number, dy: number, plane: Point, box: Point): View {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, plane, box);
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

/** Moved so that a point of the plane can be seen well inside the box, so far from its edge. */
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

/** So wide, in pixels, must a place be to be told from its neighbours; and so wide it is made if it is not. */
const TOO_SMALL = 26;
export const LARGE_ENOUGH = 36;

/** How a plane is shown unless somebody wants it otherwise: as a whole, or, if its places would be too small, so near
 * that they are not, around these points. `side` is that of a place. */
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

/** Moved so that these points are seen, as far as they can be together; the last one surely. */
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
