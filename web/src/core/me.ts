/* The person at this browser. */

import { signal } from "@preact/signals";
import { del, get, post, put } from "./api";
import type { Me } from "./http";
import { forgetAll } from "./settings";
import { language } from "./words";

const NOBODY: Me = { known: false, name: "", language: "", webhook: "", webhooks: false };

export const me = signal<Me>(NOBODY);

export async function meetMe(): Promise<void> {
  me.value = await get<Me>("me");
}

/** Change my name; a browser without a person becomes one. */
export async function callMe(name: string): Promise<void> {
  const words = { name, language: language.value };
  await (me.value.known ? put("me", words) : post("me", words));
  await meetMe();
}

/** Forget who this browser is. */
export async function forgetMe(): Promise<void> {
  await del("me");
  forgetAll();
  me.value = NOBODY;
}
