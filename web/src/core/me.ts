/* The person at this browser. */

import { signal } from "@preact/signals";
import { del, get, post, put } from "./api";
import { forgetAll } from "./settings";
import { language } from "./words";

/** `webhooks`: whether this server calls an address of mine when it is my turn. */
export type Me = { known: boolean; name: string; language: string; webhook: string; webhooks: boolean };

const NOBODY: Me = { known: false, name: "", language: "", webhook: "", webhooks: false };

export const me = signal<Me>(NOBODY);

export async function meetMe(): Promise<void> {
  me.value = await get<Me>("me");
}

/** Take another name; a browser that has none yet becomes a person by it. */
export async function callMe(name: string): Promise<void> {
  const words = { name, language: language.value };
  await (me.value.known ? put("me", words) : post("me", words));
  await meetMe();
}

/** This browser is nobody again. */
export async function forgetMe(): Promise<void> {
  await del("me");
  forgetAll();
  me.value = NOBODY;
}
