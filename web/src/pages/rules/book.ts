/* The rulebook as the server sends it, made ready to be read: headings with addresses, rules with links. */

export type Chapter = { id: string; title: string };

export type Book = { html: string; chapters: readonly Chapter[] };

/** Give every chapter an address, every rule id a link to itself, every table a place to scroll in. `label` is the
 * words of such a link. */
export function bound(html: string, rules: readonly { id: string }[], label: (id: string) => string): Book {
  const book = new DOMParser().parseFromString(html, "text/html");
  // The page has a title of its own.
  for (const title of book.querySelectorAll("h1")) title.remove();
  const chapters = [...book.querySelectorAll("h2")].map((heading, place): Chapter => {
    heading.id ||= `chapter-${place}`;
    return { id: heading.id, title: heading.textContent ?? "" };
  });
  for (const { id } of rules) {
    const rule = book.getElementById(id);
    const name = rule && nameOf(rule, id);
    if (!rule || !name) continue;
    // An empty anchor before the paragraph gives its id to the paragraph, so that the whole rule can be lit.
    const whole = rule.closest("p, li, blockquote") ?? rule.parentElement ?? rule;
    if (whole !== rule) {
      rule.removeAttribute("id");
      whole.id = id;
    }
    whole.classList.add("rule");
    const link = book.createElement("a");
    link.href = `#${id}`;
    link.className = "rule-id";
    link.title = label(id);
    link.textContent = id;
    name.replaceWith(link);
  }
  for (const table of book.querySelectorAll("table")) {
    const frame = book.createElement("div");
    frame.className = "book-table";
    frame.tabIndex = 0;
    table.replaceWith(frame);
    frame.append(table);
  }
  return { html: book.body.innerHTML, chapters };
}

/** The element that says nothing but the id of the rule. */
function nameOf(rule: Element, id: string): Element | null {
  const near = rule.closest("p, li, blockquote") ?? rule.parentElement ?? rule;
  return [...near.querySelectorAll("strong, b")].find((part) => part.textContent?.trim() === id) ?? null;
}
