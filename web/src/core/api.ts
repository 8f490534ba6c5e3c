/* Requests to the server. A refusal is a sentence in the language of the page. */

import { language, t } from "./words";

/** The server refused, or could not be reached (`status` 0). `sentence` can be shown to people. */
export class ApiError extends Error {
  readonly sentence: string;
  readonly status: number;

  constructor(sentence: string, status: number) {
    super(sentence);
    this.sentence = sentence;
    this.status = status;
  }
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const put = <T>(path: string, body?: unknown): Promise<T> => call<T>("PUT", path, body);
export const del = <T>(path: string): Promise<T> => call<T>("DELETE", path);

/** Send JSON, or a file unchanged. */
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);

/** The address of something under /api, in the language of the page. */
export function address(path: string): string {
  return `/api/${path}${path.includes("?") ? "&" : "?"}lang=${language.value}`;
}

/** What to tell a person about an error. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.sentence : t("error-unknown");
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(address(path), request(method, body)).catch(() => {
    throw new ApiError(t("error-offline"), 0);
  });
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(detail(told), answer.status);
  return told as T;
}

function request(method: string, body: unknown): RequestInit {
  if (body === undefined) return { method };
  if (body instanceof Blob) return { method, body };
  return { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

function detail(told: unknown): string {
  if (typeof told === "object" && told !== null && "detail" in told && typeof told.detail === "string") {
    return told.detail;
  }
  return t("error-unknown");
}
