import { afterEach, expect, test, vi } from "vitest";
import { createFilm, placeOf, worthSeeing } from "../../src/evening/replay/film";
import { createPlayer, press, runOn, stopAt, turnRunning } from "../../src/evening/replay/player";

const MOMENTS = [0, 2, 3, 7].map((n) => ({ n, said: [`${n}`] }));

function playing() {
  const player = createPlayer();
  player.moments.value = MOMENTS;
  return player;
}

afterEach(() => vi.unstubAllGlobals());

test("moments in which nothing was told are passed over, but not the ends", () => {
  const silent = [0, 1, 2, 3].map((n) => ({ n, said: n === 2 ? ["Something."] : [] }));
  expect(worthSeeing(silent).map((moment) => moment.n)).toEqual([0, 2, 3]);
});

test("a link to a moment that is passed over leads to the one before", () => {
  expect(placeOf(MOMENTS, 2)).toBe(1);
  expect(placeOf(MOMENTS, 5)).toBe(2);
  expect(placeOf(MOMENTS, Number.POSITIVE_INFINITY)).toBe(3);
  expect(placeOf(MOMENTS, -1)).toBe(0);
});

test("keys step, and stop at both ends", () => {
  const player = playing();
  const after = (key: string) => {
    expect(press(player, key)).toBe(true);
    return player.place.value;
  };
  expect(["ArrowLeft", "ArrowRight", "End", "ArrowRight", "ArrowLeft", "PageUp", "Home"].map(after)).toEqual([
    0, 1, 3, 3, 2, 0, 0,
  ]);
  expect(press(player, "x")).toBe(false);
});

test("space runs it; at the end it stops, and then begins again", () => {
  const player = playing();
  stopAt(player, 2);
  press(player, " ");
  expect(player.running.value).toBe(true);
  runOn(player);
  expect([player.place.value, player.running.value]).toEqual([3, false]);
  turnRunning(player);
  expect([player.place.value, player.running.value]).toEqual([0, true]);
});

test("a step by hand stops it", () => {
  const player = playing();
  turnRunning(player);
  press(player, "ArrowRight");
  expect(player.running.value).toBe(false);
});

test("a frame is fetched once, before it is needed, and again if that failed", async () => {
  const asked: string[] = [];
  let works = false;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address.replace(/.*moments\/(\d+).*/, "$1"));
    return new Response("{}", { status: works ? 200 : 500 });
  });
  const film = createFilm("t");
  await expect(film.frame(2, 0)).rejects.toThrow();
  works = true;
  await film.frame(2, 0);
  film.ahead(MOMENTS, 0, 0);
  await film.frame(7, 0);
  expect(asked).toEqual(["2", "2", "3", "7"]);
});
