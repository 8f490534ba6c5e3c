import { useState } from "preact/hooks";
import { address, post, sentenceOf } from "../core/api";
import { useLoaded } from "../core/load";
import { go } from "../core/router";
import { t } from "../core/words";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";

type Found = { files: readonly string[]; tries: boolean };

/** What has been made at a table: files to take away, and a game to try it in. Nothing for most games. */
export function Made({ id, moment }: { id: string; moment: number }) {
  const { data } = useLoaded<Found>(`tables/${id}/made?at=${moment}`);
  const [told, setTold] = useState("");
  const [busy, setBusy] = useState(false);
  if (!data?.files.length) return null;
  const attempt = () => {
    setBusy(true);
    post<{ id: string }>(`tables/${id}/try`)
      .then((made) => go(`/table/${made.id}`))
      .catch((error: unknown) => setTold(sentenceOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <section class="made">
      <h3>{t("made")}</h3>
      <div class="row">
        {data.tries && (
          <Button kind="gold" icon="play" busy={busy} onClick={attempt}>
            {t("made-try")}
          </Button>
        )}
        {data.files.map((name) => (
          <a key={name} class="button button-plain" href={address(`tables/${id}/made/${name}`)} download={name}>
            <Icon name="download" />
            {name}
          </a>
        ))}
      </div>
      {told && (
        <p class="why" role="alert">
          {told}
        </p>
      )}
    </section>
  );
}
