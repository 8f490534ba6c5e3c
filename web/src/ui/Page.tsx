import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Link } from "../core/router";
import { t } from "../core/words";
import { Header } from "../header/Header";

type PageProps = { title: string; rules?: string; what?: ComponentChildren; children: ComponentChildren };

/** A page that is read: header, what it is about, footer. */
export function Page({ title, rules, what, children }: PageProps) {
  useTitle(title);
  return (
    <>
      <Header {...(rules && { rules })}>{what}</Header>
      {children}
      <footer class="footer">
        <p>
          {t("unofficial-short")} <Link to="/about">{t("about")}</Link>
        </p>
      </footer>
    </>
  );
}

/** What the tab of the browser says. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Lanterne` : "Lanterne";
  }, [title]);
}
