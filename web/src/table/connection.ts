/** The connection to the server: it reconnects by itself, and no message is lost. */

import { effect } from "@preact/signals";
import type { FromServer, Language } from "../messages";
import { receive } from "./inbox";
import type { Send, Table } from "./store";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** Close codes after which the page must not reconnect. */
const FINAL = [4403, 4404, 4409];

export interface Line {
  /** Send a request. Returns the number under which it may be refused, 0 if there is no connection. */
  send: Send;
  /** Connect a table to the server, again and again until the returned function is called. `language` is read as a
   * signal: when it changes, the server continues in the new one. `ended` gets the code if the server wants no more
   * connections. */
  connect: (table: Table, language: () => Language, ended: (code: number) => void) => () => void;
}

/** The connection of the table with this id. */
export function createLine(id: string): Line {
  let socket: WebSocket | null = null;
  let requests = 0;

  const send: Send = (request) => {
    if (socket?.readyState !== WebSocket.OPEN) return 0;
    socket.send(JSON.stringify({ ...request, id: ++requests }));
    return requests;
  };

  const connect: Line["connect"] = (table, language, ended) => {
    let spoken: Language | "" = "";
    let wait = FIRST_WAIT;
    let timer = 0;
    let closed = false;

    const open = () => {
      window.clearTimeout(timer);
      if (closed || socket) return;
      spoken = language();
      const here = new WebSocket(address(id, spoken));
      socket = here;
      here.onmessage = (event: MessageEvent<string>) => {
        wait = FIRST_WAIT;
        table.connection.value = "open";
        receive(table, JSON.parse(event.data) as FromServer);
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

    return () => {
      closed = true;
      window.clearTimeout(timer);
      window.removeEventListener("online", back);
      document.removeEventListener("visibilitychange", back);
      stopSpeaking();
      socket?.close();
    };
  };

  return { send, connect };
}

function address(id: string, language: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/play?lang=${language}`;
}
