/* Short sentences that come and go: copied, could not be done. */

import { signal } from "@preact/signals";
import { sentenceOf } from "../core/api";

type Line = { n: number; text: string; kind: "said" | "error" };

const STAYS = 6000;

const lines = signal<readonly Line[]>([]);
let told = 0;

/** Tell the reader something in passing. */
export function toast(text: string, kind: Line["kind"] = "said"): void {
  const line = { n: ++told, text, kind };
  lines.value = [...lines.value.filter((other) => other.text !== text), line];
  setTimeout(() => drop(line.n), STAYS);
}

/** Tell the reader what went wrong. */
export function toastError(error: unknown): void {
  toast(sentenceOf(error), "error");
}

/** Where the sentences appear; once on the page. */
export function Toasts() {
  return (
    <div class="toasts" role="status">
      {lines.value.map((line) => (
        <p key={line.n} class={`toast toast-${line.kind}`} onClick={() => drop(line.n)}>
          {line.text}
        </p>
      ))}
    </div>
  );
}

function drop(n: number): void {
  lines.value = lines.value.filter((line) => line.n !== n);
}
