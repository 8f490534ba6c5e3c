/* The rulebook as the server sends it, made ready to be read: chapters with addresses, rules with links to copy. */

export type Chapter = { id: string; title: string };

export type Book = { html: string; chapters: readonly Chapter[] };

/** Give every chapter an address, the name of every rule its own look, every table a place to scroll in. Chapters are
 * numbered, so that they have the same address in both languages. */
export function bound(html: string, copyLabel: string): Book {
  const book = new DOMParser().parseFromString(html, "text/html");
  const chapters = [...book.querySelectorAll("h2")].map((heading, place): Chapter => {
    heading.id ||= `chapter-${place}`;
    return { id: heading.id, title: heading.textContent ?? "" };
  });
  for (const link of book.querySelectorAll<HTMLAnchorElement>(".rule > strong:first-child > a")) {
    link.className = "rule-id";
    link.title = copyLabel;
  }
  // The corner of a table heads nothing.
  for (const corner of book.querySelectorAll("th:empty")) corner.replaceWith(book.createElement("td"));
  for (const table of book.querySelectorAll("table")) {
    const frame = book.createElement("div");
    frame.className = "book-table";
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
  return { html: book.body.innerHTML, chapters };
}
