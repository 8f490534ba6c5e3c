import { useEffect, useMemo, useRef } from "preact/hooks";
import type { RulebookShown } from "../../core/http";
import { useLoaded } from "../../core/load";
import { anchor, followInside, goInstead, tableBefore } from "../../core/router";
import { language, t } from "../../core/words";
import { LinkButton } from "../../ui/Button";
import { copy } from "../../ui/copy";
import { ErrorPage, Waiting } from "../../ui/Notes";
import { Page } from "../../ui/Page";
import { type Book, bound } from "./book";
import { Contents } from "./Contents";
import { SearchRules } from "./SearchRules";

/** The rulebook of a game. */
export function Rules({ game }: { game: string }) {
  const { data, error, again } = useLoaded<RulebookShown>(`games/${game}/rulebook`);
  const book = useMemo(() => data && bound(data.html, t("copy-rule-link")), [data]);
  return (
    <Page title={data ? t("rules-of", { title: data.title }) : t("rules")} what={data?.title} tools={<BackToTable />}>
      {error && !data && <ErrorPage sentence={error} again={again} />}
      {!data && !error && <Waiting />}
      {data && book && (
        <main class="rulebook">
          <aside class="rulebook-side">
            <SearchRules rules={data.rules} under={book?.under} />
            <Contents chapters={book.chapters} />
          </aside>
          <article class="parchment book">
            <h1>{data.title}</h1>
            <BookText book={book} />
          </article>
        </main>
      )}
    </Page>
  );
}

/** Back to the game, for a reader who looked something up. */
function BackToTable() {
  if (!tableBefore.value) return null;
  return (
    <LinkButton icon="back" to={tableBefore.value}>
      <span class="header-label">{t("replay-back")}</span>
    </LinkButton>
  );
}

/** The text. The rule in the address is highlighted; when the language changes, the reader stays at the same rule. */
function BookText({ book }: { book: Book }) {
  const text = useRef<HTMLDivElement>(null);
  const place = useRef<{ id: string; top: number } | null>(null);
  useEffect(() => {
    const remember = () => {
      place.current = topRule(text.current);
    };
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, []);
  useEffect(() => {
    const kept = place.current;
    const rule = kept && document.getElementById(kept.id);
    if (rule) scrollBy(0, rule.getBoundingClientRect().top - kept.top);
    light(text.current, anchor.value);
  }, [book]);
  useEffect(() => light(text.current, anchor.value)?.scrollIntoView({ block: "center" }), [anchor.value]);
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a.rule-id");
    if (!link) return followInside(event);
    event.preventDefault();
    goInstead(link.hash);
    void copy(link.href);
  };
  return (
    // Our own rulebook, made into markup by the server: nothing in it was written by a player.
    <div
      ref={text}
      class="book-text"
      lang={language.value}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: book.html }}
    />
  );
}

/** The first rule that is fully on the screen, and where. */
function topRule(text: HTMLElement | null): { id: string; top: number } | null {
  for (const rule of text?.querySelectorAll(".rule, h2") ?? []) {
    const { top } = rule.getBoundingClientRect();
    if (top >= 0) return { id: rule.id, top };
  }
  return null;
}

/** Highlight this rule only, and return it. */
function light(text: HTMLElement | null, id: string): HTMLElement | null {
  text?.querySelector(".rule-lit")?.classList.remove("rule-lit");
  const rule = id ? document.getElementById(id) : null;
  rule?.classList.add("rule-lit");
  return rule;
}
