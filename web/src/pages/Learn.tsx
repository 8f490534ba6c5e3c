import { useEffect, useState } from "preact/hooks";
import { get, sentenceOf } from "../core/api";
import type { GameShown } from "../core/http";
import { goInstead } from "../core/router";
import { beginLesson } from "../core/tables";
import { t } from "../core/words";
import { Button, LinkButton } from "../ui/Button";
import { Card } from "../ui/Notes";
import { Page } from "../ui/Page";

/** The guided first game: it begins by itself and goes to its table. */
export function Learn({ game }: { game: string }) {
  const [error, setError] = useState("");
  const begin = async () => {
    setError("");
    try {
      const games = await get<readonly GameShown[]>("games");
      const lesson = games.find((one) => one.name === game)?.lessons[0];
      if (lesson) goInstead(`/table/${await beginLesson(game, lesson)}`);
      else setError(t("no-lesson"));
    } catch (failed) {
      setError(sentenceOf(failed));
    }
  };
  useEffect(() => void begin(), [game]);
  return (
    <Page title={t("guided-game")} rules={game}>
      <Card title={t("guided-game")}>
        <p role="status">{error || t("lesson-begins")}</p>
        {error && (
          <div class="row">
            <Button onClick={begin}>{t("try-again")}</Button>
            <LinkButton to="/">{t("home")}</LinkButton>
          </div>
        )}
      </Card>
    </Page>
  );
}
