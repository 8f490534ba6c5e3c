/* Was chance fixed before the game? The table published a fingerprint of its seed, and the log reveals the seed.
 * `lanterne verify` checks that all outcomes follow from it. */

/** What a log says about its seed. `fits`: whether the seed has that fingerprint; null if the browser cannot compute
 * it, over plain http. `shown`: somebody who played alone got the seed before the end. */
export type Chance = { fingerprint: string; number: string; fits: boolean | null; shown: boolean };

/** Read it from the text of a log. Null if the seed has not been revealed. */
export async function chanceOf(log: string): Promise<Chance | null> {
  const lines = log.split("\n").filter(Boolean);
  const fingerprint = word(lines[0], "commitment");
  const number = word(lines.at(-1), "seed");
  if (!fingerprint || !number) return null;
  const shown = lines.slice(1).some((line) => word(line, "type") === "seed-shown");
  return { fingerprint, number, fits: await fits(number, fingerprint), shown };
}

function word(line: string | undefined, name: string): string {
  const found = (JSON.parse(line ?? "{}") as Record<string, unknown>)[name];
  return typeof found === "string" ? found : "";
}

async function fits(number: string, fingerprint: string): Promise<boolean | null> {
  const bytes = number.match(/../g)?.map((digits) => Number.parseInt(digits, 16)) ?? [];
  if (!globalThis.crypto?.subtle) return null;
  const begin = new TextEncoder().encode("lanterne seed\n");
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array([...begin, ...bytes]));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === fingerprint;
}
