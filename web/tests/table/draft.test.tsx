import { render } from "preact";
import { beforeEach, expect, test, vi } from "vitest";
import type { FromClient, Option, ShownDraft } from "../../src/messages";
import { fitting } from "../../src/table/AmountField";
import { PromptBox } from "../../src/table/Prompt";
import { receive } from "../../src/table/inbox";
import { createTable, type Table, TableContext } from "../../src/table/store";

const pick = (verb: string, what: string | number): Option => ({
  label: `${verb} ${what}`,
  answer: [verb, what],
  verb,
});

let table: Table;
let sent: FromClient[];
let place: HTMLElement;

async function show(draft: ShownDraft): Promise<void> {
  receive(table, {
    type: "now",
    entry: 1,
    choice: 1,
    seat: 0,
    whole: true,
    asked: [0],
    draft,
    verbs: { give: "Give", take: "Take" },
  });
  await settled();
}

async function told(draft: ShownDraft): Promise<void> {
  receive(table, { type: "draft", choice: 1, draft });
  await settled();
}

const settled = () => new Promise((done) => setTimeout(done, 0));
const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
const press = async (selector: string) => {
  place.querySelector<HTMLElement>(selector)?.click();
  await settled();
};
const picked = () => {
  const last = sent.at(-1);
  table.busy.value = false;
  return last?.do === "draft" ? last.picked : undefined;
};

beforeEach(() => {
  table = createTable((request) => sent.push(request));
  sent = [];
  place = document.createElement("div");
  render(
    <TableContext.Provider value={table}>
      <PromptBox />
    </TableContext.Provider>,
    place,
  );
});

test("a set: picks are added, taken out, and confirmed when it is complete", async () => {
  const draft: ShownDraft = {
    shape: "set",
    label: "Nobody",
    answer: ["group"],
    picks: [pick("recruit", "w")],
    why: "Too few.",
  };
  await show(draft);
  expect(place.textContent).toContain("Too few.");
  await press(".draft .button-gold");
  expect(sent).toEqual([]);
  await press(".pick button");
  expect(picked()).toEqual([["recruit", "w"]]);
  await told({ ...draft, picked: [pick("recruit", "w")], answer: ["group", ["recruit", "w"]], why: "" });
  await press(".picked");
  expect(picked()).toEqual([]);
  await press(".draft .button-gold");
  expect(sent.at(-1)).toEqual({ do: "answer", choice: 1, seat: 0, answer: ["group", ["recruit", "w"]] });
});

test("an amount whose numbers are picks of their own: one replaces the other", async () => {
  const numbers = [pick("pay", 1), pick("pay", 2), pick("pay", 3)];
  const draft: ShownDraft = { shape: "amount", label: "Pay", answer: ["pay_all"], picks: numbers };
  await show(draft);
  await press(".stepper button:last-child");
  expect(picked()).toEqual([["pay", 1]]);
  await told({ ...draft, picked: [pick("pay", 1)], picks: [] });
  await press(".stepper button:last-child");
  expect(picked()).toEqual([["pay", 2]]);
  await told({ ...draft, picked: [pick("pay", 2)], picks: [] });
  await press(".stepper button:first-child");
  expect(picked()).toEqual([["pay", 1]]);
});

test("an amount of equal picks: more adds one, fewer takes one out", async () => {
  const coin = pick("coin", "gold");
  const draft: ShownDraft = { shape: "amount", label: "Pay", answer: ["pay"], picks: [coin] };
  await show(draft);
  await told({ ...draft, picked: [coin, coin] });
  expect(place.querySelector("output")?.textContent).toBe("2");
  await press(".stepper button:last-child");
  expect(picked()).toHaveLength(3);
  await press(".stepper button:first-child");
  expect(picked()).toHaveLength(1);
});

test("an offer has two sides, each with its own picks", async () => {
  const picks = [pick("give", "sword"), pick("take", "gold"), pick("give", "helm")];
  await show({ shape: "offer", label: "Offer", answer: ["offer"], picks, picked: [pick("take", "gem")] });
  const sides = all(".offer section").map((side) => side.textContent ?? "");
  expect(sides).toHaveLength(2);
  const give = sides.find((side) => side.startsWith("Give")) ?? "";
  const take = sides.find((side) => side.startsWith("Take")) ?? "";
  expect(give).toContain("give helm");
  expect(give).not.toContain("gold");
  expect(take).toContain("take gem");
});

test("a text is confirmed as it was written", async () => {
  await show({ shape: "text", label: "Name it", answer: ["name"] });
  const field = place.querySelector("textarea") as HTMLTextAreaElement;
  field.value = "Durin";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
  await press(".draft .button-gold");
  expect(sent.at(-1)).toEqual({ do: "answer", choice: 1, seat: 0, answer: ["name", "Durin"] });
});

test("a number within bounds is written, previewed and confirmed; what does not fit says what would", async () => {
  const amount = { least: 0, most: 40, step: 5, pick: ["coins", "dwarf"] };
  const draft: ShownDraft = { shape: "amount", label: "Give gold", answer: ["give"], why: "How much?", amount };
  const given = (gold: number): ShownDraft => ({
    ...draft,
    label: `Give ${gold}`,
    answer: ["give", ["coins", "dwarf", gold]],
    picked: [{ label: `${gold}`, answer: ["coins", "dwarf", gold], verb: "coins" }],
    why: "",
  });
  await show(draft);
  await vi.waitFor(() => expect(picked()).toEqual([["coins", "dwarf", 0]]));
  await told(given(0));
  await press(".stepper button:last-child");
  await vi.waitFor(() => expect(picked()).toEqual([["coins", "dwarf", 5]]));
  await told(given(5));
  expect(place.textContent).toContain("Give 5");
  const field = place.querySelector<HTMLInputElement>("input[type=number]");
  const write = async (words: string) => {
    if (field) field.value = words;
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    await settled();
  };
  await write("41");
  await vi.waitFor(() => expect(picked()).toEqual([]));
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  await told(draft);
  await write("40");
  await vi.waitFor(() => expect(picked()).toEqual([["coins", "dwarf", 40]]));
  await told(given(40));
  await press(".draft .button-gold");
  expect(sent.at(-1)).toEqual({ do: "answer", choice: 1, seat: 0, answer: ["give", ["coins", "dwarf", 40]] });
});

test("only whole steps within bounds fit", () => {
  const amount = { least: 5, most: 20, step: 5, pick: ["coins"] };
  const fit = (words: string) => fitting(amount, words);
  expect(["5", "20", "1e1"].map(fit)).toEqual([5, 20, 10]);
  for (const words of ["7", "25", "0", "", "x", "5.5"]) expect(fit(words)).toBeUndefined();
});

test("an option stands beside the draft, with the next key, and is answered instead of it", async () => {
  const wait = pick("wait", "");
  receive(table, {
    type: "now",
    entry: 1,
    choice: 1,
    seat: 0,
    whole: true,
    asked: [0],
    options: [wait],
    draft: { shape: "set", label: "Plan", answer: ["plan"], picks: [pick("lay", "trap")] },
  });
  await settled();
  expect(all(".instead button").map((button) => button.textContent)).toEqual(["wait 2"]);
  await press(".pick button");
  expect(picked()).toEqual([["lay", "trap"]]);
  await press(".instead button");
  expect(sent.at(-1)).toEqual({ do: "answer", choice: 1, seat: 0, answer: ["wait", ""] });
});

test("what an answer would lead to is told beside it", async () => {
  const draft: ShownDraft = { shape: "set", label: "Plan", answer: ["plan"], picks: [pick("lay", "trap")] };
  await show({ ...draft, foreseen: ["The thief is captured.", "The tile falls."] });
  expect(all(".foreseen li").map((line) => line.textContent)).toEqual(["The thief is captured.", "The tile falls."]);
  await told({ ...draft, picked: [pick("lay", "trap")] });
  expect(all(".foreseen")).toEqual([]);
});
