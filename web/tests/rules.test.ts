import { expect, test } from "vitest";
import { ago } from "../src/pages/lobby/ago";
import { bound } from "../src/pages/rules/book";
import { alikeIn, excerpt, plain, search } from "../src/pages/rules/search";

const RULES = [
  { id: "CEL-MOV-1", text: "Un nain se déplace d’une case." },
  { id: "CEL-MOV-10", text: "La porte fermée arrête le nain." },
  { id: "CEL-END-1", text: "La partie s’arrête à la dernière case, voir CEL-MOV-1." },
];
const ids = (question: string) => search(RULES, question).map((rule) => rule.id);

test("all words must be there, without regard to accents, capitals and apostrophes", () => {
  expect(ids("NAIN deplace")).toEqual(["CEL-MOV-1"]);
  expect(ids("d'une case")).toEqual(["CEL-MOV-1"]);
  expect(ids("nain partie")).toEqual([]);
  expect(ids("  ")).toEqual([]);
});

test("a rule that is meant by its id comes before those that cite it", () => {
  expect(ids("cel-end")).toEqual(["CEL-END-1"]);
  expect(search([...RULES].reverse(), "cel-mov-1").map((rule) => rule.id)).toEqual([
    "CEL-MOV-1",
    "CEL-MOV-10",
    "CEL-END-1",
  ]);
});

test("a word that begins so comes before one that only contains it", () => {
  const rules = [
    { id: "CEL-SET-1", text: "Une partie comporte dix manches." },
    { id: "CEL-DOO-1", text: "Deux portes se ferment." },
  ];
  expect(search(rules, "porte").map((rule) => rule.id)).toEqual(["CEL-DOO-1", "CEL-SET-1"]);
});

test("the rules of a chapter that is named so come before remarks elsewhere", () => {
  const rules = [
    { id: "CEL-BOX-1", text: "A sabotage marker." },
    { id: "CEL-SAB-1", text: "You may sabotage a battle." },
  ];
  const under = new Map([["CEL-BOX-1", "What is in the box"], ["CEL-SAB-1", "Sabotage"]]);
  expect(search(rules, "sabotage").map((rule) => rule.id)).toEqual(["CEL-BOX-1", "CEL-SAB-1"]);
  expect(search(rules, "sabotage", under).map((rule) => rule.id)).toEqual(["CEL-SAB-1", "CEL-BOX-1"]);
});

test("everyday words find what the rules call otherwise, after what they say in these words", () => {
  const rules = [
    { id: "CEL-ESC-1", text: "You may try to escape a monster." },
    { id: "CEL-BAN-1", text: "Bandits run away with the gold." },
  ];
  const alike = alikeIn("run away, flee, escape; money, gold");
  expect(search(rules, "run away", new Map(), alike).map((rule) => rule.id)).toEqual(["CEL-BAN-1", "CEL-ESC-1"]);
  expect(search(rules, "flee monster", new Map(), alike).map((rule) => rule.id)).toEqual(["CEL-ESC-1"]);
  expect(search(rules, "fleece", new Map(), alike)).toEqual([]);
});

test("the excerpt shows the find, marked, as it is written", () => {
  const text = `${"Bla ".repeat(60)}le DÉPART du nain ${"bla ".repeat(60)}`;
  const pieces = excerpt(text, "depart nain");
  expect(pieces.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(["DÉPART", "nain"]);
  expect(pieces.map((piece) => piece.text).join("").length).toBeLessThan(180);
});

test("a plain text is as long as the text", () => {
  for (const text of ["Éléphant ﬁn", "œuf 𝔘 İ"]) expect(plain(text).length).toBe(text.length);
});

test("chapters get addresses, rules a link to copy, tables a place to scroll in", () => {
  const book = bound(
    '<h2>Départ</h2><p id="CEL-1" class="rule"><strong><a href="/rules/cellar#CEL-1">CEL-1</a></strong> Voir ' +
      '<a href="/rules/cellar#CEL-2">CEL-2</a>.</p>' +
      "<h2>Fin</h2><table><thead><tr><th></th><th>x</th></tr></thead></table>",
    "Copier",
  );
  expect(book.chapters).toEqual([
    { id: "chapter-0", title: "Départ" },
    { id: "chapter-1", title: "Fin" },
  ]);
  expect([...book.under]).toEqual([["CEL-1", "Départ"]]);
  const page = document.createElement("div");
  page.innerHTML = book.html;
  expect([...page.querySelectorAll(".rule-id")].map((link) => link.textContent)).toEqual(["CEL-1"]);
  expect(page.querySelector(".book-table > table")).not.toBeNull();
  expect(page.querySelectorAll("th:empty").length).toBe(0);
});

test("how long ago", () => {
  const now = Date.UTC(2030, 0, 10);
  expect(ago(now - 30_000, now, "en")).toBe("now");
  expect(ago(now - 5 * 60_000, now, "en")).toBe("5 minutes ago");
  expect(ago(now - 26 * 3_600_000, now, "fr")).toBe("hier");
  expect(ago(now + 5_000, now, "en")).toBe("now");
});
