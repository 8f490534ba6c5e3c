import { useEffect, useState } from "preact/hooks";
import { sentenceOf } from "../core/api";
import { goInstead } from "../core/router";
import { beginLesson } from "../core/tables";
import { t } from "../core/words";
import { Button, LinkButton } from "../ui/Button";
import { Card } from "../ui/Notes";
import { Page } from "../ui/Page";

/** A lesson: it begins by itself and goes to its table. */
export function Learn({ game, lesson }: { game: string; lesson: string }) {
  const [error, setError] = useState("");
  const begin = async () => {
    setError("");
    try {
      goInstead(`/table/${await beginLesson(game, lesson)}`);
    } catch (failed) {
      setError(sentenceOf(failed));
    }
  };
  useEffect(() => void begin(), [game, lesson]);
  return (
    <Page title={t("lesson")} rules={game}>
      <Card title={t("lesson")}>
        <p role="status">{error || t("lesson-begins")}</p>
        {error && (
          <div class="row">
            <Button onClick={begin}>{t("try-again")}</Button>
            <LinkButton to={`/learn/${game}`}>{t("table-note-lessons")}</LinkButton>
          </div>
        )}
      </Card>
    </Page>
  );
}
