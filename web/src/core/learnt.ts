/** The lessons that were finished in this browser. */

import { signal } from "@preact/signals";

const KEPT = "lanterne-learnt";

const done = signal<ReadonlySet<string>>(new Set((localStorage.getItem(KEPT) ?? "").split(" ").filter(Boolean)));

export const learnt = {
  has: (game: string, lesson: string): boolean => done.value.has(`${game}/${lesson}`),
  add: (game: string, lesson: string): void => {
    if (learnt.has(game, lesson)) return;
    done.value = new Set([...done.value, `${game}/${lesson}`]);
    localStorage.setItem(KEPT, [...done.value].join(" "));
  },
};
