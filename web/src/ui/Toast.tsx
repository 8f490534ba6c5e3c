/* Toasts: short messages such as "copied" that disappear by themselves. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { sentenceOf } from "../core/api";

type Line = { n: number; text: string; kind: "said" | "error" };

const STAYS = 6000;

const lines = signal<readonly Line[]>([]);
let told = 0;

/** Show a message. */
export function toast(text: string, kind: Line["kind"] = "said"): void {
  const line = { n: ++told, text, kind };
  lines.value = [...lines.value.filter((other) => other.text !== text), line];
  setTimeout(() => drop(line.n), STAYS);
}

/** Show an error. */
export function toastError(error: unknown): void {
  toast(sentenceOf(error), "error");
}

/** Where the messages appear; once on the page. */
export function Toasts() {
  const place = useRef<HTMLDivElement>(null);
  const count = lines.value.length;
  useEffect(() => {
    if (count === 0) return;
    // A popover shown last is on top, even above a dialog.
    place.current?.showPopover();
    return () => place.current?.hidePopover();
  }, [lines.value]);
  return (
    <div ref={place} class="toasts" role="status" popover="manual">
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
