import { render } from "preact";
import { beforeEach, expect, test } from "vitest";
import type { FromClient, Option, ShownDraft } from "../../src/messages";
import { moved, placed, Slots } from "../../src/table/Slots";
import { receive } from "../../src/table/inbox";
import { createTable, type Table, TableContext } from "../../src/table/store";

const pick = (what: string, verb = "order"): Option => ({ label: what, answer: [verb, what], verb });
const [food, dig, mine] = [pick("food"), pick("dig"), pick("mine")] as [Option, Option, Option];
const dummy = pick("imps", "dummy");

test("a pick dropped on a place takes the place of one of its kind; elsewhere it comes last", () => {
  expect(placed([food, dig], mine, 0)).toEqual([mine, dig]);
  expect(placed([food, dig], mine, 2)).toEqual([food, dig, mine]);
  expect(placed([food], mine, 2)).toEqual([food, mine]);
  expect(placed([food, dig, mine], dummy, 1)).toEqual([food, dig, mine, dummy]);
});

test("two picks of a kind change places; nothing else does", () => {
  const picked = [food, dig, mine, dummy];
  expect(moved(picked, 0, 2)).toEqual([mine, dig, food, dummy]);
  expect(moved(picked, 0, 3)).toBe(picked);
  expect(moved(picked, 0, -1)).toBe(picked);
  expect(moved([food, dig], 0, 5)).toEqual([dig, food]);
});

let table: Table;
let sent: FromClient[];
let place: HTMLElement;

async function show(draft: ShownDraft): Promise<void> {
  receive(table, { type: "now", entry: 1, choice: 1, seat: 0, whole: true, asked: [0], draft });
  render(
    <TableContext.Provider value={table}>
      <Slots draft={draft} />
    </TableContext.Provider>,
    place,
  );
  await new Promise((done) => setTimeout(done, 0));
}

beforeEach(() => {
  table = createTable((request) => sent.push(request));
  sent = [];
  place = document.createElement("div");
});

const THREE: ShownDraft = { shape: "slots", label: "", answer: ["program"], places: 3, why: "Too few." };

test("there are as many places as picks are wanted, and the next one says so", async () => {
  await show({ ...THREE, picked: [food], picks: [dig, mine] });
  const places = [...place.querySelectorAll(".slot-place")];
  expect(places).toHaveLength(3);
  expect(places.map((each) => each.classList.contains("filled"))).toEqual([true, false, false]);
  expect(places[1]?.querySelector(".slot-empty")?.textContent).not.toBe("");
  expect(places[2]?.querySelector(".slot-empty")?.textContent).toBe("");
});

test("arrow keys move a pick, a click takes it out", async () => {
  await show({ ...THREE, picked: [food, dig], picks: [mine] });
  const first = place.querySelector<HTMLElement>(".picked");
  first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(sent.at(-1)).toEqual({ do: "draft", choice: 1, seat: 0, picked: [dig.answer, food.answer] });
  first?.click();
  // What only fitted after it goes with it, such as a dummy's order after three of one's own.
  expect(sent.at(-1)).toEqual({ do: "draft", choice: 1, seat: 0, picked: [dig.answer], fitting: true });
});

test("a choice and a pick are dropped on places", async () => {
  await show({ ...THREE, picked: [food, dig], picks: [mine] });
  const drop = (to: number, kind: string, what: string) => {
    const event = new Event("drop", { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { getData: (of: string) => (of.endsWith(kind) ? what : "") } });
    place.querySelectorAll(".slot-place")[to]?.dispatchEvent(event);
  };
  drop(0, "-pick", "0");
  expect(sent.at(-1)).toEqual({ do: "draft", choice: 1, seat: 0, picked: [mine.answer, dig.answer] });
  drop(1, "-picked", "0");
  expect(sent.at(-1)).toEqual({ do: "draft", choice: 1, seat: 0, picked: [dig.answer, food.answer] });
});
