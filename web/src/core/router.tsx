/* The address of the page, as signals: navigation without reloading. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

/** The path of the address: `/table/xyz`. */
export const path = signal(location.pathname);

/** What follows the question mark. */
export const query = signal(new URLSearchParams(location.search));

/** What follows the hash: a rule id, a log entry. */
export const anchor = signal(decodeURIComponent(location.hash.slice(1)));

/** How often the page has changed. */
export const moves = signal(0);

/** The table visited last; "" if there was none. */
export const tableBefore = signal(match("/table/:id", location.pathname) ? location.pathname : "");

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);

/** Go to another page of this site. */
export function go(to: string): void {
  if (to === location.pathname + location.search + location.hash) return;
  history.pushState(null, "", to);
  arrive();
  if (!location.hash) scrollTo(0, 0);
}

/** The same, but "back" will not return here. */
export function goInstead(to: string): void {
  history.replaceState(null, "", to);
  arrive();
}

/** Follow links in markup that was not made by components. Put it on an element around that markup. */
export function followInside(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || isSpecial(event)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Whether this click should open a new tab, a new window or a download instead of following the link here. */
function isSpecial(event: MouseEvent): boolean {
  return Boolean(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** The parts of a path that a pattern names with a colon, or null if the path has another shape. */
export function match(pattern: string, where: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = where.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  const named: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const found = given[place] ?? "";
    if (part.startsWith(":")) named[part.slice(1)] = decodeURIComponent(found);
    else if (part !== found) return null;
  }
  return named;
}

type LinkProps = { to: string; class?: string; here?: boolean; children: ComponentChildren };

/** A link to another page of this site. New tabs, copied addresses and so on work as in any other link. `here` marks
 * the page that is showing. */
export function Link({ to, here, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (isSpecial(event)) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a class={rest.class} href={to} onClick={follow} aria-current={here ? "page" : undefined}>
      {children}
    </a>
  );
}

function arrive(): void {
  if (path.value !== location.pathname) moves.value++;
  path.value = location.pathname;
  if (match("/table/:id", path.value)) tableBefore.value = path.value;
  query.value = new URLSearchParams(location.search);
  anchor.value = decodeURIComponent(location.hash.slice(1));
}
