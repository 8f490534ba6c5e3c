import type { GameShown } from "../core/http";
import { learnt } from "../core/learnt";
import { useLoaded } from "../core/load";
import { t } from "../core/words";
import { LinkButton } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Card, ErrorNote, Waiting } from "../ui/Notes";
import { Page } from "../ui/Page";

/** The lessons of a game, in their order; those that are done are ticked, and the next one is suggested. */
export function Lessons({ game }: { game: string }) {
  const games = useLoaded<readonly GameShown[]>("games");
  const found = games.data?.find((one) => one.name === game);
  const next = found?.lessons.find((lesson) => !learnt.has(game, lesson.name));
  const title = t("lessons-of", { game: found?.title ?? "" });
  return (
    <Page title={found ? title : t("lesson")} rules={game}>
      {games.error && !games.data && <ErrorNote sentence={games.error} again={games.again} />}
      {!games.data && !games.error && <Waiting />}
      {games.data && (
        <Card title={found ? title : t("lesson")}>
          <p>{found?.lessons.length ? t("lessons-hint") : t("no-lesson")}</p>
          <ol class="lessons">
            {(found?.lessons ?? []).map((lesson, place) => (
              <li key={lesson.name} class={learnt.has(game, lesson.name) ? "lesson done" : "lesson"}>
                <span class="lesson-place" aria-hidden="true">
                  {learnt.has(game, lesson.name) ? <Icon name="check" /> : place + 1}
                </span>
                <span class="lesson-words">
                  <strong>{lesson.title}</strong>
                  <span class="quiet">{lesson.about}</span>
                  {learnt.has(game, lesson.name) && <span class="unseen">{t("lesson-done")}</span>}
                </span>
                <LinkButton kind={lesson === next ? "gold" : "plain"} to={`/learn/${game}/${lesson.name}`}>
                  {learnt.has(game, lesson.name) ? t("lesson-again") : t("lesson-begin")}
                  <span class="unseen"> {lesson.title}</span>
                </LinkButton>
              </li>
            ))}
          </ol>
          <LinkButton to="/">{t("home")}</LinkButton>
        </Card>
      )}
    </Page>
  );
}
