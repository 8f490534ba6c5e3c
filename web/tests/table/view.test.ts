import { expect, test } from "vitest";
import type { Point } from "../../src/messages";
import { layoutOf } from "../../src/table/layout";
import { beside } from "../../src/table/Place";
import {
  closeUp,
  type Focus,
  FRAME,
  figureWidths,
  fitted,
  focused,
  following,
  homeView,
  isInView,
  LARGE_ENOUGH,
  legible,
  moved,
  nextTowards,
  showing,
  zoomed,
} from "../../src/table/view";

const PLANE: Point = [1000, 1000];
const BOX: Point = [800, 600];

test("a plane fits with its frame, in the middle", () => {
  const view = fitted(PLANE, BOX);
  expect((1000 + 2 * FRAME) * view.scale).toBeCloseTo(600);
  expect(view.x + 500 * view.scale).toBeCloseTo(400);
  expect(view.y + 500 * view.scale).toBeCloseTo(300);
});

test("zooming leaves the point under the pointer where it is", () => {
  const view = zoomed(fitted(PLANE, BOX), 4, 300, 280, PLANE, BOX);
  const before = fitted(PLANE, BOX);
  const point = (300 - before.x) / before.scale;
  expect(point * view.scale + view.x).toBeCloseTo(300);
});

test("zooming out ends where everything fits", () => {
  expect(zoomed(fitted(PLANE, BOX), 0.1, 0, 0, PLANE, BOX)).toEqual(fitted(PLANE, BOX));
});

test("a plane cannot be pushed out of sight", () => {
  const close = zoomed(fitted(PLANE, BOX), 4, 400, 300, PLANE, BOX);
  const pushed = moved(close, 1e6, -1e6, PLANE, BOX);
  expect(pushed.x).toBeCloseTo(FRAME * pushed.scale);
  expect(pushed.y + (1000 + FRAME) * pushed.scale).toBeCloseTo(600);
});

test("a fitted plane stays where it is", () => {
  const view = fitted(PLANE, BOX);
  expect(moved(view, 50, 50, PLANE, BOX)).toEqual(view);
});

test("a point that the focus goes to is brought into sight", () => {
  const close = moved(zoomed(fitted(PLANE, BOX), 5, 400, 300, PLANE, BOX), 1e6, 1e6, PLANE, BOX);
  const view = showing(close, [900, 900], PLANE, BOX);
  expect(900 * view.scale + view.x).toBeLessThan(800);
  expect(900 * view.scale + view.y).toBeLessThan(600);
});

test("an arrow goes to the nearest thing in its direction, straight ones before those aside", () => {
  const things = [
    { id: "near-aside", at: [30, 40] as const },
    { id: "straight", at: [60, 0] as const },
    { id: "behind", at: [-10, 0] as const },
  ];
  expect(nextTowards([0, 0], [1, 0], things)?.id).toBe("straight");
  expect(nextTowards([0, 0], [-1, 0], things)?.id).toBe("behind");
  expect(nextTowards([0, 0], [0, -1], things)).toBeUndefined();
});

test("the layout follows the room", () => {
  expect([layoutOf(1440, 860), layoutOf(1024, 700), layoutOf(390, 844), layoutOf(844, 390)]).toEqual([
    "wide",
    "desk",
    "upright",
    "flat",
  ]);
});

test("a box stands beside a thing, where there is room", () => {
  const room = { left: 0, top: 0, right: 400, bottom: 400 };
  const at = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 });
  expect(beside(at(50, 100), 100, 40, room)[0]).toBe(80);
  expect(beside(at(350, 100), 100, 40, room)[0]).toBe(240);
  const [x, y] = beside(at(190, 100), 380, 40, room);
  expect([x, y]).toEqual([10, 130]);
});

const PHONE: Point = [390, 390];

test("coming close to a thing makes it as wide as asked, in the middle, and never smaller", () => {
  const whole = fitted(PLANE, PHONE);
  const near = closeUp(whole, [500, 400], 40, 60, PLANE, PHONE);
  expect(40 * near.scale).toBeCloseTo(60);
  expect(500 * near.scale + near.x).toBeCloseTo(195);
  expect(400 * near.scale + near.y).toBeCloseTo(195);
  expect(closeUp(near, [500, 400], 40, 10, PLANE, PHONE).scale).toBe(near.scale);
});

test("numbers are drawn larger on a small plane, and to size on a large one", () => {
  expect(legible(1)).toBe(1);
  expect(legible(0.5)).toBeCloseTo(1.28);
  expect(legible(0.1)).toBe(1.6);
});

test("a plane whose places are large enough is shown as a whole", () => {
  expect(homeView([[900, 900]], 60, PLANE, BOX)).toEqual(fitted(PLANE, BOX));
  expect(homeView([], 10, PLANE, BOX)).toEqual(fitted(PLANE, BOX));
});

test("a plane whose places would be too small is shown around those who act", () => {
  const view = homeView([[480, 500], [520, 560]], 40, PLANE, BOX);
  expect(40 * view.scale).toBeCloseTo(LARGE_ENOUGH);
  expect(500 * view.scale + view.x).toBeCloseTo(400);
  expect(530 * view.scale + view.y).toBeCloseTo(300);
});

test("what happens is followed as far as it goes together, the last of it surely", () => {
  const close = zoomed(fitted(PLANE, BOX), 4, 400, 300, PLANE, BOX);
  const seen = (view: typeof close, at: Point) => {
    const [x, y] = [at[0] * view.scale + view.x, at[1] * view.scale + view.y];
    return x > 0 && x < 800 && y > 0 && y < 600;
  };
  const both = following(close, [[200, 200], [300, 300]], PLANE, BOX);
  expect([seen(both, [200, 200]), seen(both, [300, 300])]).toEqual([true, true]);
  const far = following(close, [[10, 10], [990, 990]], PLANE, BOX);
  expect([seen(far, [10, 10]), seen(far, [990, 990])]).toEqual([false, true]);
  expect(following(close, [], PLANE, BOX)).toBe(close);
});

const FIGURE: Focus = { near: [[104, 104, 136, 136]], known: [80, 80, 240, 200], side: 40, figure: 32 };

test("what is known of a plane is shown in the middle, if figures are large enough then", () => {
  const view = focused(FIGURE, PLANE, BOX);
  expect(32 * view.scale).toBeGreaterThanOrEqual(figureWidths(600)[0]);
  expect(160 * view.scale + view.x).toBeCloseTo(400);
  expect(140 * view.scale + view.y).toBeCloseTo(300);
});

test("if much is known, the view is around the acting figure, and shows nothing that is not known", () => {
  const view = focused({ ...FIGURE, known: [0, 0, 1000, 1000] }, PLANE, BOX);
  expect(32 * view.scale).toBeGreaterThanOrEqual(figureWidths(600)[0]);
  expect(isInView(view, FIGURE.near, 40, BOX)).toBe(true);
  expect(view.x).toBeLessThanOrEqual(40 * view.scale + 0.01);
});

test("who comes first is seen, whatever else matters far away", () => {
  const far = focused({ ...FIGURE, near: [...FIGURE.near, [900, 900, 932, 932]], known: [0, 0, 1000, 1000] }, PLANE, BOX);
  expect(isInView(far, FIGURE.near, 40, BOX)).toBe(true);
  expect(32 * far.scale).toBeGreaterThanOrEqual(figureWidths(600)[0]);
});

test("a view that shows what is beyond the plane is moved without a leap", () => {
  const corner = focused({ ...FIGURE, known: [0, 0, 120, 120] }, PLANE, BOX);
  const there = moved(corner, -5, -5, PLANE, BOX);
  expect([there.x - corner.x, there.y - corner.y]).toEqual([-5, -5]);
  expect(zoomed(corner, 1.01, 400, 300, PLANE, BOX).x).toBeCloseTo(400 - (400 - corner.x) * 1.01);
});
