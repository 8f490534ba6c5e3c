import { t } from "../../core/words";
import type { Chapter } from "./book";

/** The chapters of the book. On a phone they are folded. */
export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const wide = matchMedia("(width >= 60rem)").matches;
  const fold = (event: MouseEvent) => {
    if (!wide) (event.currentTarget as HTMLElement).closest("details")?.removeAttribute("open");
  };
  return (
    <details class="contents" open={wide}>
      <summary>{t("contents")}</summary>
      <nav aria-label={t("contents")}>
        <ul>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`} onClick={fold}>
                {chapter.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
