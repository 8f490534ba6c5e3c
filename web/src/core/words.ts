/* The words of the page, in the language of the reader. Components that call `t` are drawn again when it changes. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import type { Language } from "../messages";

export const LANGUAGES: readonly Language[] = ["fr", "en"];

const KEPT = "lanterne-language";

const bundles = signal<Partial<Record<Language, FluentBundle>>>({});
const current = signal<Language>(firstLanguage(localStorage.getItem(KEPT), navigator.languages));

/** The language of the page. Its words are there. */
export const language = computed(() => current.value);

/** The language chosen before, else the browser's first language that we have, else English. */
export function firstLanguage(kept: string | null, wanted: readonly string[]): Language {
  for (const name of [kept ?? "", ...wanted]) {
    const found = LANGUAGES.find((known) => known === name.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}

/** A message of the page with its arguments. An unknown message is shown as its id. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = bundles.value[current.value];
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** Switch to this language. Rejects, and changes nothing, if its words cannot be fetched. */
export async function setLanguage(wanted: Language): Promise<void> {
  await fetchWords(wanted);
  localStorage.setItem(KEPT, wanted);
  speak(wanted);
}

/** Fetch the words of the first language. */
export async function firstWords(): Promise<void> {
  await fetchWords(current.value);
  speak(current.value);
}

/** Add these words. Tests pass their own. */
export function learn(spoken: Language, words: string): void {
  // Isolation marks around arguments are only needed for right-to-left scripts.
  const bundle = new FluentBundle(spoken, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  bundles.value = { ...bundles.value, [spoken]: bundle };
}

async function fetchWords(wanted: Language): Promise<void> {
  if (bundles.value[wanted]) return;
  const answer = await fetch(`/words/${wanted}.ftl`);
  if (!answer.ok) throw new Error(`no words for ${wanted}`);
  learn(wanted, await answer.text());
}

function speak(spoken: Language): void {
  document.documentElement.lang = spoken;
  current.value = spoken;
}
