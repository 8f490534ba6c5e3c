import { useEffect, useRef, useState } from "preact/hooks";
import { callMe, me } from "../core/me";
import { language, t } from "../core/words";
import type { ChatLine } from "../messages";
import { type Table, useTable } from "../table/store";
import { Button, IconButton } from "../ui/Button";
import { Field } from "../ui/Field";
import { toastError } from "../ui/Toast";
import { Disc } from "./Disc";
import { readAll, unread } from "./said";

/** The longest line that the server accepts. */
const LONGEST = 500;

/** The label of the chat's tab, with the number of unread lines. */
export function chatTitle(table: Table): string {
  const count = countUnread(table);
  return count ? t("chat-unread", { count }) : t("chat");
}

export const hasUnread = (table: Table): boolean => countUnread(table) > 0;

function countUnread(table: Table): number {
  return unread(table.chat.value, mySeats(table)).length;
}

/** My seats. */
export function mySeats(table: Table): readonly number[] {
  return table.people.value?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
}

/** The chat. Names and words are shown as plain text. */
export function Chat() {
  const table = useTable();
  const lines = table.chat.value;
  const box = useRef<HTMLDivElement>(null);
  const down = useRef(true);
  useEffect(() => {
    const list = box.current;
    if (list && down.current) list.scrollTop = list.scrollHeight;
    readAll(lines);
  }, [lines]);
  const scrolled = () => {
    const list = box.current;
    if (list) down.current = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  };
  return (
    <div class="chat">
      {lines.length === 0 && <p class="quiet">{t("chat-empty")}</p>}
      <div class="chat-lines" role="log" aria-label={t("chat")} ref={box} onScroll={scrolled} tabIndex={0}>
        <ol>
          {lines.map((line) => (
            <Line key={line.n} line={line} />
          ))}
        </ol>
      </div>
      {me.value.known ? <Saying /> : <WhoSpeaks />}
    </div>
  );
}

function Line({ line }: { line: ChatLine }) {
  const at = new Date(line.at);
  const day = isToday(at) ? {} : ({ dateStyle: "short" } as const);
  const time = at.toLocaleString(language.value, { ...day, timeStyle: "short" });
  return (
    <li class="chat-line">
      <Disc seat={line.seat ?? -1} />
      <p>
        <strong>{line.name}</strong> <time dateTime={at.toISOString()}>{time}</time>
        <br />
        {line.text}
      </p>
    </li>
  );
}

function isToday(at: Date): boolean {
  return at.toDateString() === new Date().toDateString();
}

function Saying() {
  const table = useTable();
  const [text, setText] = useState("");
  const last = useRef({ request: 0, words: "" });
  const refused = table.refused.value;
  // A line that was refused (too fast, or not saved) goes back into the field.
  useEffect(() => {
    if (refused && refused.to === last.current.request) setText((begun) => begun || last.current.words);
  }, [refused]);
  const say = (event: Event) => {
    event.preventDefault();
    const words = text.trim();
    // Without a connection it would be lost, so it stays in the field.
    if (!words || table.connection.value !== "open") return;
    last.current = { request: table.send({ do: "say", text: words }), words };
    setText("");
  };
  return (
    <form class="chat-say" onSubmit={say}>
      <input
        type="text"
        autocomplete="off"
        maxLength={LONGEST}
        aria-label={t("chat-say")}
        placeholder={t("chat-say")}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <IconButton type="submit" icon="onward" label={t("chat-send")} disabled={!text.trim()} />
    </form>
  );
}

/** A spectator without a name can read, but not speak. */
function WhoSpeaks() {
  const [name, setName] = useState("");
  const keep = (event: Event) => {
    event.preventDefault();
    // The connection was opened without a name; reload to open one with it.
    callMe(name.trim()).then(() => location.reload(), toastError);
  };
  return (
    <form class="chat-who" onSubmit={keep}>
      <Field label={t("my-name")} hint={t("chat-who")} value={name} onValue={setName} maxLength={30} />
      <Button type="submit" disabled={!name.trim()}>
        {t("keep")}
      </Button>
    </form>
  );
}
