import { useState } from "preact/hooks";
import { address, post, sentenceOf } from "../core/api";
import type { Made as Making, TableMade } from "../core/http";
import { useLoaded } from "../core/load";
import { go } from "../core/router";
import { t } from "../core/words";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";

/** What has been made at a table: files to download, and a game to try it in. */
export function Made({ id, moment }: { id: string; moment: number }) {
  const { data } = useLoaded<Making>(`tables/${id}/made?at=${moment}`);
  const [told, setTold] = useState("");
  const [busy, setBusy] = useState(false);
  if (!data?.files.length) return null;
  const attempt = () => {
    setBusy(true);
    post<TableMade>(`tables/${id}/try`)
      .then((made) => go(`/table/${made.id}`))
      .catch((error: unknown) => setTold(sentenceOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <section class="made">
      <div class="row">
        <Button kind="gold" icon="play" busy={busy} disabled={!data.tries} onClick={attempt}>
          {t("made-try")}
        </Button>
        <span class="quiet">{data.tries ? t("made-try-hint") : t("made-not-yet")}</span>
      </div>
      <ul class="made-files">
        {data.files.map(({ name, label }) => (
          <li key={name} class="row">
            <a class="button button-plain" href={address(`tables/${id}/made/${name}`)} download={name}>
              <Icon name="download" />
              {name}
            </a>
            <span class="quiet">{label}</span>
          </li>
        ))}
      </ul>
      {told && (
        <p class="why" role="alert">
          {told}
        </p>
      )}
    </section>
  );
}
