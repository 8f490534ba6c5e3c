/** The line to the server: it comes back by itself, and nothing said meanwhile is missed. */

import { effect } from "@preact/signals";
import type { Language } from "../core/words";
import type { FromClient, FromServer } from "../messages";
import { hear, stopUnwatched } from "./film";
import type { Table } from "./store";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** Reasons of the server not to be asked again. */
const FINAL = [4403, 4404, 4409];

export interface Line {
  close: () => void;
}

/** Connect a table to the server, again and again until `close`. `language` is read as a signal: when it changes, the
 * server goes on in the new one. `ended` is told the code if the server wants no more. */
export function connect(table: Table, id: string, language: () => Language, ended: (code: number) => void): Line {
  let socket: WebSocket | null = null;
  let spoken: Language | "" = "";
  let wait = FIRST_WAIT;
  let timer = 0;
  let requests = 0;
  let closed = false;

  const open = () => {
    window.clearTimeout(timer);
    if (closed || socket) return;
    spoken = language();
    const here = new WebSocket(address(id, spoken, lastTold(table)));
    socket = here;
    here.onmessage = (event: MessageEvent<string>) => {
      wait = FIRST_WAIT;
      table.connection.value = "open";
      hear(table, JSON.parse(event.data) as FromServer);
    };
    here.onclose = (event) => {
      if (socket !== here) return;
      socket = null;
      table.busy.value = false;
      if (closed) return;
      if (FINAL.includes(event.code)) {
        table.connection.value = "ended";
        ended(event.code);
        return;
      }
      table.connection.value = "lost";
      timer = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };

  table.send = (request: FromClient) => {
    if (socket?.readyState !== WebSocket.OPEN) {
      table.busy.value = false;
      return 0;
    }
    socket.send(JSON.stringify({ ...request, id: ++requests }));
    return requests;
  };

  const stopWatching = stopUnwatched(table);
  const back = () => {
    if (document.visibilityState === "visible" && !socket) open();
  };
  window.addEventListener("online", back);
  document.addEventListener("visibilitychange", back);
  const stopSpeaking = effect(() => {
    const wanted = language();
    if (!spoken || wanted === spoken) return;
    spoken = wanted;
    table.send({ do: "speak", language: wanted });
  });
  open();

  return {
    close: () => {
      closed = true;
      window.clearTimeout(timer);
      window.removeEventListener("online", back);
      document.removeEventListener("visibilitychange", back);
      stopSpeaking();
      stopWatching();
      socket?.close();
    },
  };
}

function address(id: string, language: string, since: number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/play?lang=${language}&since=${since}`;
}

function lastTold(table: Table): number {
  return table.told.value.at(-1)?.n ?? -1;
}
