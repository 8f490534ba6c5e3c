import { expect, test } from "vitest";
import { roleOf, span, usualBot } from "../src/core/games";
import type { GameShown, SettingShown } from "../src/core/http";
import * as form from "../src/pages/new/form";

const GAME: GameShown = {
  name: "cellar",
  packs: [],
  title: "Cellar",
  summary: "",
  mood: "",
  begin: "",
  minutes: [30, 60],
  seats: [2, 3, 4],
  secrets: true,
  lessons: [],
  settings: [
    {
      name: "rounds",
      label: "Rounds",
      explanation: "",
      rule: "CEL-1",
      origin: "seed",
      default: null,
      values: [
        { value: null, label: "No limit", seats: [2, 3, 4], effect: "" },
        { value: 30, label: "30", seats: [2, 3, 4], effect: "" },
      ],
      only_with: null,
      numbers: null,
    },
  ],
  bots: [
    { name: "random", label: "", explanation: "" },
    { name: "steady", label: "", explanation: "" },
  ],
  wishes: [{ name: "colour", label: "Colour", values: [{ value: "red", label: "Red" }] }],
  roles: [
    ["", ""],
    ["", "", ""],
    ["", "", "", "Ghost"],
  ],
  alone: [true, false, false],
  files: { endings: [".zip"], hint: "", asks: [], several: false },
};

test("any whole number of a range can be chosen, and is kept", () => {
  const clock = {
    ...GAME.settings[0],
    name: "clock",
    values: [
      { value: null, label: "None", seats: [2, 3, 4], effect: "" },
      { value: 12, label: "12 rounds", seats: [2], effect: "" },
    ],
    numbers: { least: 5, most: 200 },
  } as SettingShown;
  const game = { ...GAME, settings: [clock] };
  const chosen = form.setSetting(form.usualForm(game), game, "clock", 57);
  expect(chosen.settings).toEqual({ clock: 57 });
  expect(chosen.seats.length, "as many as its example is for").toBe(2);
  expect(form.keptForm(game, JSON.stringify(chosen)).settings).toEqual({ clock: 57 });
  const beyond = { ...chosen, settings: { clock: 201 } };
  expect(form.keptForm(game, JSON.stringify(beyond)).settings).toEqual({ clock: null });
  expect(["57", "4", "1e9", "8.6", "", "x"].map((text) => form.numberOf(clock, text))).toEqual([57, 5, 200, 9, 12, 12]);
});

test("what is new with a pack that was just added is chosen, with what it needs", () => {
  const quest = (values: readonly unknown[]) => ({
    ...GAME.settings[0],
    name: "quest",
    default: values[0],
    values: values.map((value) => ({ value, label: "", seats: [2, 3, 4], effect: "" })),
    only_with: { name: "rounds", value: 30 },
  });
  const before = { ...GAME, settings: [...GAME.settings, quest([1, 2])] } as GameShown;
  const after = { ...GAME, packs: ["deep"], settings: [...GAME.settings, quest(["deep", 1, 2])] } as GameShown;
  const chosen = form.setSetting(form.usualForm(before), before, "quest", 2);
  expect(form.withNew(chosen, before, after).settings).toEqual({ rounds: 30, quest: "deep" });
  expect(form.repacked(chosen, before, after).settings).toEqual({ rounds: null, quest: 2 });
  expect(form.withNew(chosen, after, after).settings).toEqual(chosen.settings);
});

const usual = () => form.usualForm(GAME);
const whats = (made: form.Form) => form.problems(made, GAME).map((problem) => problem.what);

test("a setting that means nothing beside the others is not shown, and sent as it usually is", () => {
  const quest = { ...GAME.settings[0], name: "quest", default: 1, only_with: { name: "rounds", value: 30 } };
  const game: GameShown = { ...GAME, settings: [...GAME.settings, quest] as GameShown["settings"] };
  const idle = form.setSetting(form.usualForm(game), game, "quest", 5);
  expect(game.settings.map((setting) => form.counts(idle, setting))).toEqual([true, false]);
  expect(form.wanted(idle, game, "Ida").settings).toEqual({ rounds: null, quest: 1 });
  const counting = form.setSetting(idle, game, "rounds", 30);
  expect(game.settings.map((setting) => form.counts(counting, setting))).toEqual([true, true]);
  expect(form.wanted(counting, game, "Ida").settings).toEqual({ rounds: 30, quest: 5 });
});

test("a usual table is me and the game's own bots, with every setting at its default", () => {
  expect(usual().seats.map(({ kind, bot }) => [kind, bot])).toEqual([
    ["me", "steady"],
    ["bot", "steady"],
    ["bot", "steady"],
  ]);
  expect(usual().settings).toEqual({ rounds: null });
  expect(whats(usual())).toEqual([]);
});

test("one who plays alone has the seats that the game says, and bots the others", () => {
  const party = { ...GAME, alone: [true, true, true, false] };
  expect(form.usualForm(party).seats.map((row) => row.kind)).toEqual(["me", "me", "me", "bot"]);
  expect(form.personsHere(form.usualForm(party))).toBe(1);
  expect(form.wanted(form.usualForm(party), party, "Ariane").curtain).toBe(false);
});

test("some numbers and bots have names", () => {
  expect(usualBot({ ...GAME, bots: GAME.bots.slice(0, 1) })).toBe("random");
  expect(span([2, 3, 4])).toBe("2–4");
  expect(span([4])).toBe("4");
});

test("seats are added, removed and moved, and keep who they are", () => {
  let made = form.changeSeat(form.addSeat(usual(), GAME), 3, { kind: "here", name: "Basile" });
  made = form.moveSeat(made, 3, -1);
  expect(made.seats.map((row) => row.kind)).toEqual(["me", "bot", "here", "bot"]);
  expect(new Set(made.seats.map((row) => row.key)).size).toBe(4);
  expect(form.removeSeat(made, 0).seats.map((row) => row.kind)).toEqual(["bot", "here", "bot"]);
});

test("I may have several seats, and am one person", () => {
  const made = form.changeSeat(usual(), 2, { kind: "me" });
  expect(made.seats.map((row) => row.kind)).toEqual(["me", "bot", "me"]);
  expect(form.problems(made, GAME)).toEqual([]);
  expect(form.personsHere(made)).toBe(1);
  expect(form.personsAtAll(form.changeSeat(made, 1, { kind: "friend" }))).toBe(2);
  const shared = form.changeSeat(made, 1, { kind: "here", name: "Basile" });
  expect(form.personsHere(shared)).toBe(2);
  expect(form.wanted(shared, GAME, "Ariane").curtain).toBe(true);
});

test("where there are no secrets a curtain is drawn only if it was wanted", () => {
  const open = { ...GAME, secrets: false };
  const usual = form.usualForm(open);
  expect(usual.curtain).toBe(false);
  expect(form.keptForm(open, JSON.stringify({ ...usual, curtain: true })).curtain).toBe(true);
  expect(form.keptForm(GAME, JSON.stringify({ ...usual, curtain: undefined })).curtain).toBe(true);
});

test("a seat whose role is settled has a name, and nothing to wish for", () => {
  const red = { kind: "me" as const, wishes: { colour: "red" } };
  const made = form.changeSeat(form.changeSeat(form.addSeat(usual(), GAME), 3, red), 0, red);
  expect(roleOf(GAME, 4, 3)).toBe("Ghost");
  expect(roleOf(GAME, 3, 2)).toBe("");
  expect(roleOf(GAME, 9, 2)).toBe("");
  expect(form.problems(made, GAME)).toEqual([]);
  expect(form.wanted(made, GAME, "Ariane").seats.map((seat) => seat.wishes)).toEqual([{ colour: "red" }, {}, {}, {}]);
});

test("a table for too few, too many or no persons is not asked for", () => {
  const lonely = form.removeSeat(form.removeSeat(usual(), 2), 1);
  expect(whats(lonely)).toEqual(["too-few"]);
  const crowd = form.addSeat(form.addSeat(usual(), GAME), GAME);
  expect(whats(crowd)).toEqual(["too-many"]);
  expect(whats(form.changeSeat(usual(), 0, { kind: "bot" }))).toEqual(["no-person"]);
  expect(whats(form.changeSeat(usual(), 0, { kind: "friend" }))).toEqual([]);
});

test("persons here need names of their own", () => {
  const one = form.changeSeat(usual(), 1, { kind: "here", name: " " });
  expect(form.problems(one, GAME)).toEqual([{ what: "no-name", place: 1 }]);
  const named = form.changeSeat(one, 1, { name: "Basile" });
  const two = form.changeSeat(named, 2, { kind: "here", name: "basile " });
  expect(form.problems(two, GAME)).toEqual([{ what: "same-name", place: 2 }]);
});

test("two persons cannot have the same wish; what a bot once wished does not count", () => {
  const red = { wishes: { colour: "red" } };
  const one = form.changeSeat(form.changeSeat(usual(), 0, red), 1, { ...red, kind: "friend" });
  expect(form.problems(one, GAME)).toEqual([{ what: "same-wish", place: 1, wish: "colour" }]);
  expect(whats(form.changeSeat(one, 1, { kind: "bot" }))).toEqual([]);
});

test("what is sent names me, gives bots no wishes, and draws a curtain only between persons here", () => {
  const red = form.changeSeat(usual(), 1, { wishes: { colour: "red" } });
  const alone = form.wanted(red, GAME, "Ariane");
  expect(alone.seats[0]).toEqual({ kind: "me", name: "Ariane", bot: "", wishes: {} });
  expect(alone.seats[1]).toEqual({ kind: "bot", name: "", bot: "steady", wishes: {} });
  expect(alone.curtain).toBe(false);
  const shared = form.wanted(form.changeSeat(red, 1, { kind: "here", name: " Basile " }), GAME, "Ariane");
  expect(shared.seats[1]).toEqual({ kind: "here", name: "Basile", bot: "", wishes: { colour: "red" } });
  expect(shared.curtain).toBe(true);
});

test("the choices of last time come back", () => {
  const made = form.setSetting(form.changeSeat({ ...usual(), pace: 2000 }, 1, { kind: "friend" }), GAME, "rounds", 30);
  expect(form.keptForm(GAME, JSON.stringify(made))).toEqual(made);
});

test("what the game no longer knows is forgotten, and nonsense is no form at all", () => {
  const made = form.changeSeat(form.setSetting(usual(), GAME, "rounds", 77), 1, { bot: "gone", wishes: { colour: "pink" } });
  const back = form.keptForm(GAME, JSON.stringify({ ...made, pace: 3 }));
  expect(back).toEqual(usual());
  expect(form.keptForm(GAME, "{")).toEqual(usual());
  expect(form.keptForm(GAME, null)).toEqual(usual());
});

const PRACTICE: GameShown = {
  ...GAME,
  seats: [1, 2, 3, 4],
  settings: [
    ...GAME.settings.map((setting) => ({ ...setting, values: setting.values.map((one) => ({ ...one, seats: [1, 2, 3, 4] })) })),
    {
      name: "practice",
      label: "Practice",
      explanation: "",
      rule: "CEL-2",
      origin: "original",
      default: null,
      values: [
        { value: null, label: "None", seats: [2, 3, 4], effect: "" },
        { value: "alone", label: "Alone", seats: [1], effect: "" },
      ],
      only_with: null,
      numbers: null,
    },
  ],
  roles: [[""], ...GAME.roles],
};

const kinds = (made: form.Form) => made.seats.map((row) => row.kind);

test("a setting for one leaves one seat, mine before all, and without it the usual number is back", () => {
  const start = form.moveSeat(form.changeSeat(form.usualForm(PRACTICE), 1, { kind: "here", name: "Basile" }), 0, 1);
  expect(kinds(start)).toEqual(["here", "me", "bot"]);
  expect(form.seatsWith(start, PRACTICE)).toEqual([2, 3, 4]);
  const alone = form.setSetting(start, PRACTICE, "practice", "alone");
  expect(kinds(alone)).toEqual(["me"]);
  expect(form.seatsWith(alone, PRACTICE)).toEqual([1]);
  expect(form.problems(alone, PRACTICE)).toEqual([]);
  expect(kinds(form.setSetting(alone, PRACTICE, "practice", null))).toEqual(["me", "bot", "bot"]);
});

test("a setting that is for as many as there are leaves the seats as they are", () => {
  const two = form.removeSeat(form.usualForm(PRACTICE), 2);
  expect(form.setSetting(two, PRACTICE, "rounds", 30).seats).toEqual(two.seats);
});

test("too many or too few for the settings cannot be sent", () => {
  const kept = { ...form.usualForm(PRACTICE), settings: { rounds: null, practice: "alone" } };
  expect(form.problems(kept, PRACTICE)).toEqual([{ what: "too-many", seats: [1] }]);
  const few = { ...form.usualForm(PRACTICE), seats: form.usualForm(PRACTICE).seats.slice(0, 1) };
  expect(form.problems(few, PRACTICE)).toEqual([{ what: "too-few", seats: [2, 3, 4] }]);
});

test("other packs keep what was chosen, and bring their own usual choices", () => {
  const [rounds] = GAME.settings;
  if (!rounds) throw new Error("the game has a setting");
  const more = { value: 50, label: "50", seats: [2, 3, 4], effect: "" };
  const packed: GameShown = {
    ...GAME,
    packs: ["deep"],
    settings: [{ ...rounds, default: 50, values: [...rounds.values, more] }],
  };
  const usual = form.usualForm(GAME);
  expect(form.repacked(usual, GAME, packed)).toMatchObject({ packs: ["deep"], settings: { rounds: 50 } });
  const chosen = form.setSetting(usual, GAME, "rounds", 30);
  expect(form.repacked(chosen, GAME, packed).settings).toEqual({ rounds: 30 });
  const back = form.repacked(form.repacked(usual, GAME, packed), packed, GAME);
  expect(back).toEqual(usual);
  expect(form.wanted(form.repacked(usual, GAME, packed), packed, "Ann").packs).toEqual(["deep"]);
});

test("packs of last time are switched on if they are still there", () => {
  const kept = JSON.stringify({ ...form.usualForm(GAME), packs: ["gone", "deep"] });
  expect(form.keptPacks(["deep", "other"], kept)).toEqual(["deep"]);
  expect(form.keptPacks(["deep"], null)).toEqual([]);
  expect(form.keptPacks(["deep"], JSON.stringify({ seats: [], settings: {} }))).toEqual([]);
});
