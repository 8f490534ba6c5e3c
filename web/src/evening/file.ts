/* Downloads: files made by the server or the page. */

import { address, ApiError } from "../core/api";
import { t } from "../core/words";

/** Fetch a file; with a body, by POST. Throws ApiError. */
export async function fetchFile(path: string, body?: unknown): Promise<Blob> {
  const sent = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await fetch(address(path), body === undefined ? {} : sent).catch(() => {
    throw new ApiError(t("error-offline"), 0);
  });
  if (answer.ok) return answer.blob();
  const told = (await answer.json().catch(() => ({}))) as { detail?: unknown };
  throw new ApiError(typeof told.detail === "string" ? told.detail : t("error-unknown"), answer.status);
}

/** Download a file. */
export function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
