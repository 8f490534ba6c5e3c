import { useState } from "preact/hooks";
import { post } from "../core/api";
import type { Invited, TableMade } from "../core/http";
import { useLoaded } from "../core/load";
import { callMe, me, meetMe } from "../core/me";
import { goInstead } from "../core/router";
import { t } from "../core/words";
import { Button, LinkButton } from "../ui/Button";
import { Field } from "../ui/Field";
import { Card, ErrorPage, Waiting } from "../ui/Notes";
import { Packs } from "../ui/Packs";
import { Page } from "../ui/Page";
import { toastError } from "../ui/Toast";

/** An invitation to a free seat, or to a bot's. Opening it does not take the seat: a messenger that fetches a preview
 * of the link must not sit down. */
export function Join({ token, kind }: { token: string; kind: "join" | "take" }) {
  const { data, error, again } = useLoaded<Invited>(`join/${encodeURIComponent(token)}`);
  const title = data?.title ?? t("invitation");
  return (
    <Page title={title} what={data?.title}>
      {error && !data && <ErrorPage sentence={error} again={again} />}
      {!data && !error && <Waiting />}
      {data?.mine && (
        <Card title={t("seat-mine")}>
          <LinkButton kind="gold" big to={`/table/${data.table}`}>
            {t("resume")}
          </LinkButton>
        </Card>
      )}
      {data?.taken && !data.mine && (
        <Card title={t("seat-taken")}>
          <p>{t("seat-taken-hint")}</p>
          <LinkButton kind="gold" icon="eye" to={`/table/${data.table}`}>
            {t("watch")}
          </LinkButton>
        </Card>
      )}
      {data && !data.taken && !data.mine && (
        <Card title={t("invitation")}>
          <p>
            {kind === "join"
              ? t("join-told", { host: data.host, title: data.title, seat: data.seat + 1 })
              : t("take-told", { title: data.title, seat: data.seat + 1 })}
          </p>
          {data.told.map((each) => (
            <p key={each}>
              <strong>{each}</strong>
            </p>
          ))}
          {data.packs.length > 0 && <Packs packs={data.packs} />}
          <SitDown token={token} />
          <LinkButton icon="eye" to={`/table/${data.table}`}>
            {t("watch")}
          </LinkButton>
          <p class="quiet">{t("join-note")}</p>
        </Card>
      )}
    </Page>
  );
}

function SitDown({ token }: { token: string }) {
  const [name, setName] = useState(me.value.name);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const sit = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (!name.trim()) return;
    setBusy(true);
    try {
      const { id } = await post<TableMade>(`join/${encodeURIComponent(token)}`, { name: name.trim() });
      await (me.value.known && me.value.name !== name.trim() ? callMe(name.trim()) : meetMe());
      goInstead(`/table/${id}`);
    } catch (failed) {
      toastError(failed);
      setBusy(false);
    }
  };
  return (
    <form class="card-form" onSubmit={sit}>
      <Field
        label={t("my-name")}
        value={name}
        onValue={setName}
        maxLength={30}
        error={tried && !name.trim() ? t("problem-my-name") : undefined}
      />
      <Button type="submit" kind="gold" big busy={busy}>
        {t("sit-down")}
      </Button>
    </form>
  );
}
