import { expect, test } from "vitest";
import { chanceOf } from "../../src/evening/chance";

// SHA-256 of "lanterne seed\n" and 32 bytes of zero, as the engine computes it.
const FINGERPRINT = "550ff4473f4a20ebac7f3da7ac0d26863a908f4780d0065141ea34c7728146f0";
const ZEROS = "0".repeat(64);

const log = (commitment: string, seed: string) =>
  `{"lanterne":1,"commitment":"${commitment}"}\n{"type":"setup","n":0}\n{"type":"seed","n":1,"seed":"${seed}"}\n`;

test("a number fits its own fingerprint", async () => {
  expect(await chanceOf(log(FINGERPRINT, ZEROS))).toEqual({
    fingerprint: FINGERPRINT,
    number: ZEROS,
    fits: true,
    shown: false,
  });
});

test("that somebody had the number before the end is said", async () => {
  const [header, setup, seed] = log(FINGERPRINT, ZEROS).split("\n");
  const shown = '{"type":"seed-shown","n":1,"seat":0,"how":"taken-along"}';
  expect((await chanceOf([header, setup, shown, seed].join("\n")))?.shown).toBe(true);
});

test("another number does not", async () => {
  expect((await chanceOf(log(FINGERPRINT, `1${ZEROS.slice(1)}`)))?.fits).toBe(false);
});

test("a log that opens no number proves nothing", async () => {
  expect(await chanceOf(`{"lanterne":1,"commitment":"${FINGERPRINT}"}\n{"type":"setup","n":0}\n`)).toBeNull();
});
