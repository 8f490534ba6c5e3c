/* Tells the reader when it becomes their turn while they are not looking at the page. */

import { computed, effect } from "@preact/signals";
import { notifications, sound } from "../core/settings";
import { t } from "../core/words";
import type { Table } from "../table/store";
import { chime } from "./chime";

const MARK = "● ";

/** Whether the game waits for somebody at this browser. */
export function isMyTurn(table: Table): boolean {
  return table.seat.value >= 0 && table.people.value?.status === "playing" && !table.now.value?.ending;
}

/** Watch a table. Returns the function that stops it. */
export function watchTurn(table: Table): () => void {
  const mine = computed(() => isMyTurn(table));
  let told = true; // a question that waits when the page is opened needs no notification
  const stop = effect(() => {
    if (!mine.value) told = false;
    else if (!told) {
      told = true;
      if (document.hidden) tell(table.now.peek()?.title ?? "", table.now.peek()?.prompt?.text ?? "");
    }
  });
  document.addEventListener("visibilitychange", unmark);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", unmark);
    unmark();
  };
}

function tell(title: string, prompt: string): void {
  if (!document.title.startsWith(MARK)) document.title = `${MARK}${t("your-turn")} · ${document.title}`;
  if (sound.value === "on") chime();
  if (notifications.value === "on") notify(title, prompt);
}

function unmark(): void {
  const mark = `${MARK}${t("your-turn")} · `;
  if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
}

function notify(title: string, prompt: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(`${t("your-turn")} · ${title}`, { body: prompt, tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones show notifications only for installed pages; the mark in the title remains.
  }
}
