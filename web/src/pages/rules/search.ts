/* Search in the texts of rules. */

import type { RuleText } from "../../core/http";

/** A part of a text, and whether it matches. */
export type Piece = { text: string; found: boolean };

/** Words that people use for the same thing ("run away", "flee", "escape"). */
export type Alike = readonly (readonly string[])[];

/** The rules that contain all words of the query, best first: those whose id is meant, those in a chapter named like
 * it, those with words that begin with it, the others; each in the order of the book. Then those that say it in other
 * words. */
export function search(
  rules: readonly RuleText[],
  question: string,
  chapters: ReadonlyMap<string, string> = new Map(),
  alike: Alike = [],
): readonly RuleText[] {
  const found = inTheseWords(rules, question, chapters);
  for (const other of otherWords(question, alike)) {
    found.push(...inTheseWords(rules, other, chapters).filter((rule) => !found.includes(rule)));
  }
  return found;
}

function inTheseWords(rules: readonly RuleText[], question: string, chapters: ReadonlyMap<string, string>): RuleText[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const found = rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.text} ${chapters.get(rule.id) ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  const meant = plain(question.trim());
  const all = (text: string) => words.every((word) => begins(text, word));
  const rank = ({ id, text }: RuleText) => {
    if (plain(id) === meant) return 0;
    if (plain(id).startsWith(meant)) return 1;
    if (all(chapters.get(id) ?? "")) return 2;
    return all(text) ? 3 : 4;
  };
  return found.sort((one, other) => rank(one) - rank(other));
}

/** The query in other words: with one expression replaced by those that mean the same. */
export function otherWords(question: string, alike: Alike): readonly string[] {
  const asked = ` ${wordsOf(question).join(" ")} `;
  return alike.flatMap((group) => {
    const said = group.find((each) => asked.includes(` ${plain(each)} `));
    if (said === undefined) return [];
    return group.filter((each) => each !== said).map((each) => asked.replace(` ${plain(said)} `, ` ${each} `).trim());
  });
}

/** The groups of words in a message: separated by commas, the groups by semicolons. */
export function alikeIn(message: string): Alike {
  return message.split(";").map((group) => group.split(",").map((each) => each.trim()).filter(Boolean));
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
