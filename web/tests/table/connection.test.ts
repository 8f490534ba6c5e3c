import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Now } from "../../src/messages";
import { createLine } from "../../src/table/connection";
import { createTable, type Table } from "../../src/table/store";

const NOW: Now = { type: "now", entry: 7, choice: 7, seat: 0, whole: true, told: [{ n: 7, text: "Seven." }] };

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: unknown[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.fall(1000);
  }

  fall(code: number) {
    this.readyState = 3;
    this.onclose({ code });
  }

  say(message: FromServer) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const newest = () => FakeSocket.all.at(-1) as FakeSocket;
const language = signal<"en" | "fr">("en");
let table: Table;
let close: () => void;
let ended = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  ended = 0;
  language.value = "en";
  const line = createLine("abc");
  table = createTable(line.send);
  close = line.connect(
    table,
    () => language.value,
    (code) => {
      ended = code;
    },
  );
});

afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the first update shows the table", () => {
  expect(newest().url).toContain("/api/tables/abc/play?lang=en");
  newest().say(NOW);
  expect(table.connection.value).toBe("open");
  expect(table.now.value?.entry).toBe(7);
});

test("a lost connection comes back by itself", () => {
  newest().say(NOW);
  newest().fall(1006);
  expect(table.connection.value).toBe("lost");
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  newest().say(NOW);
  expect(table.connection.value).toBe("open");
});

test("it waits longer each time, and never longer than a few seconds", () => {
  for (let times = 0; times < 12; times++) {
    newest().fall(1006);
    vi.advanceTimersByTime(6500);
  }
  expect(FakeSocket.all).toHaveLength(13);
  newest().fall(1006);
  vi.advanceTimersByTime(3000);
  expect(FakeSocket.all).toHaveLength(13);
});

test("a server that wants no more is not asked again", () => {
  newest().fall(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(ended).toBe(4404);
  expect(table.connection.value).toBe("ended");
});

test("requests are numbered, and nothing is sent into a lost connection", () => {
  table.send({ do: "undo" });
  table.send({ do: "redo" });
  expect(newest().sent).toEqual([
    { do: "undo", id: 1 },
    { do: "redo", id: 2 },
  ]);
  const first = newest();
  first.fall(1006);
  table.busy.value = true;
  table.send({ do: "undo" });
  expect(first.sent).toHaveLength(2);
  expect(table.busy.value).toBe(false);
});

test("another language is spoken at once, and again after a reconnect", () => {
  newest().say(NOW);
  language.value = "fr";
  expect(newest().sent).toEqual([{ do: "speak", language: "fr", id: 1 }]);
  newest().fall(1006);
  vi.advanceTimersByTime(400);
  expect(newest().url).toContain("lang=fr");
});

test("a page that is left does not come back", () => {
  close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
