import { afterEach, expect, test } from "vitest";
import type { FromClient, Now } from "../../src/messages";
import { receive } from "../../src/table/inbox";
import { listen } from "../../src/table/keys";
import { createTable } from "../../src/table/store";

const NOW: Now = {
  type: "now",
  entry: 1,
  choice: 1,
  seat: 0,
  asked: [0],
  options: [{ label: "Rest", answer: ["rest"], verb: "rest" }],
};

afterEach(() => document.body.replaceChildren());

test("no move is made by keys under a window, though the focus got lost", () => {
  const sent: FromClient[] = [];
  const table = createTable((request) => sent.push(request));
  receive(table, NOW);
  sent.length = 0; // what the page asks at once
  const stop = listen(table, () => {});
  const press = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  expect([press("1"), press("Escape")]).toEqual([false, false]);
  expect(sent).toEqual([]);
  dialog.remove();
  press("1");
  expect(sent.map((request) => request.do)).toEqual(["answer"]);
  stop();
});
