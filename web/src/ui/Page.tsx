import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Link, moves } from "../core/router";
import { t } from "../core/words";
import { Header } from "../header/Header";

type PageProps = {
  title: string;
  rules?: string;
  what?: ComponentChildren;
  tools?: ComponentChildren;
  children: ComponentChildren;
};

/** A page for reading: header, content, footer. */
export function Page({ title, rules, what, tools, children }: PageProps) {
  const content = useRef<HTMLDivElement>(null);
  useTitle(title);
  useEffect(() => {
    // The link that led here is gone, and the focus with it: move the focus here for keyboards and screen readers.
    if (moves.peek() > 0) content.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Header tools={tools} {...(rules && { rules })}>
        {what}
      </Header>
      <div ref={content} class="content" tabIndex={-1}>
        {children}
      </div>
      <footer class="footer">
        <p>
          {t("unofficial-short")} <Link to="/about">{t("about")}</Link>
        </p>
      </footer>
    </>
  );
}

/** The title of the browser tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Lanterne` : "Lanterne";
  }, [title]);
}
