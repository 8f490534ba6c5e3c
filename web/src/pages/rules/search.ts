/* Search in the texts of rules. */

import type { RuleText } from "../../core/http";

/** A part of a text, and whether it matches. */
export type Piece = { text: string; found: boolean };

/** The rules that contain all words of the query: first those whose id matches, then those with words that begin with
 * it, each in the order of the book. */
export function search(rules: readonly RuleText[], question: string): readonly RuleText[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const found = rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.text}`);
    return words.every((word) => text.includes(word));
  });
  const meant = plain(question.trim());
  const rank = ({ id, text }: RuleText) =>
    plain(id) === meant ? 0 : plain(id).startsWith(meant) ? 1 : words.every((word) => begins(text, word)) ? 2 : 3;
  return [...found].sort((one, other) => rank(one) - rank(other));
}

/** Whether some word of a text begins with this. */
function begins(text: string, word: string): boolean {
  return plain(text)
    .split(/[^\p{L}\d]+/u)
    .some((part) => part.startsWith(word));
}

/** The text around the first match, with all matches marked. */
export function excerpt(text: string, question: string, length = 160): readonly Piece[] {
  const words = wordsOf(question);
  const first = Math.min(...words.map((word) => plain(text).indexOf(word)).filter((at) => at >= 0), text.length);
  const far = first > length / 2 && first < text.length;
  const begin = far ? text.lastIndexOf(" ", first - length / 4) + 1 : 0;
  const end = text.length > begin + length ? text.lastIndexOf(" ", begin + length) : text.length;
  const piece = `${begin > 0 ? "… " : ""}${text.slice(begin, end)}${end < text.length ? " …" : ""}`;
  return marked(piece, words);
}

/** Without accents and capitals, but of the same length, so that positions agree. */
export function plain(text: string): string {
  return [...text].map((letter) => bare(letter)).join("");
}

function bare(letter: string): string {
  const simple = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (simple === "’") return "'";
  return simple.length === letter.length ? simple : letter;
}

function wordsOf(question: string): readonly string[] {
  return plain(question).split(/\s+/).filter(Boolean);
}

function marked(text: string, words: readonly string[]): readonly Piece[] {
  const simple = plain(text);
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ word, place: simple.indexOf(word, at) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place || other.word.length - one.word.length)[0];
    if (!next) break;
    if (next.place > at) pieces.push({ text: text.slice(at, next.place), found: false });
    at = next.place + next.word.length;
    pieces.push({ text: text.slice(next.place, at), found: true });
  }
  if (at < text.length) pieces.push({ text: text.slice(at), found: false });
  return pieces;
}
