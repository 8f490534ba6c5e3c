/* Prepares the rulebook sent by the server: chapters with addresses, rules with links to copy. */

export type Chapter = { id: string; title: string };

/** `under`: the heading of each rule, by its id. */
export type Book = { html: string; chapters: readonly Chapter[]; under: ReadonlyMap<string, string> };

/** Give every chapter an address, every rule name its style, every table a scrolling frame. Chapters are numbered, so
 * that they have the same address in both languages. */
export function bound(html: string, copyLabel: string): Book {
  const book = new DOMParser().parseFromString(html, "text/html");
  const chapters = [...book.querySelectorAll("h2")].map((heading, place): Chapter => {
    heading.id ||= `chapter-${place}`;
    return { id: heading.id, title: heading.textContent ?? "" };
  });
  const under = new Map<string, string>();
  let heading = "";
  for (const each of book.querySelectorAll("h2, h3, .rule[id]")) {
    if (each.matches(".rule")) under.set(each.id, heading);
    else heading = each.textContent ?? "";
  }
  for (const link of book.querySelectorAll<HTMLAnchorElement>(".rule > strong:first-child > a")) {
    link.className = "rule-id";
    link.title = copyLabel;
  }
  // An empty corner cell is not a header.
  for (const corner of book.querySelectorAll("th:empty")) corner.replaceWith(book.createElement("td"));
  for (const table of book.querySelectorAll("table")) {
    const frame = book.createElement("div");
    frame.className = "book-table";
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
  return { html: book.body.innerHTML, chapters, under };
}
