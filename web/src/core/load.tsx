/* Data from the server and code that is loaded later. */

import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { ErrorNote, Waiting } from "../ui/Notes";
import { get, sentenceOf } from "./api";

export type Loaded<T> = { data: T | null; error: string; again: () => void };

/** Data from the server. It contains words, so it is fetched again when the language changes; until then the old data
 * is shown. */
export function useLoaded<T>(path: string): Loaded<T> {
  const data = useSignal<T | null>(null);
  const error = useSignal("");
  const asked = useSignal(0);
  const wanted = useSignal(path);
  wanted.value = path;
  useSignalEffect(() => {
    let old = false;
    void asked.value;
    get<T>(wanted.value).then(
      (found) => {
        if (old) return;
        error.value = "";
        data.value = found;
      },
      (failed: unknown) => {
        if (!old) error.value = sentenceOf(failed);
      },
    );
    return () => {
      old = true;
    };
  });
  return { data: data.value, error: error.value, again: () => asked.value++ };
}

/** A component whose code is fetched when it is first shown. */
export function lazily<P extends object>(fetchIt: () => Promise<ComponentType<P>>): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  let coming: Promise<void> | null = null;
  return function Lazy(props: P) {
    const [state, setState] = useState<"" | "here" | "failed">(found ? "here" : "");
    if (found) {
      const Found = found;
      return <Found {...props} />;
    }
    if (!coming) {
      coming = fetchIt().then((component) => {
        found = component;
      });
    }
    coming.then(
      () => setState("here"),
      () => setState("failed"),
    );
    return state === "failed" ? <ErrorNote again={() => location.reload()} /> : <Waiting />;
  };
}

