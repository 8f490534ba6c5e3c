import { useEffect } from "preact/hooks";
import type { TableFound } from "../core/http";
import { lazily, useLoaded } from "../core/load";
import { goInstead } from "../core/router";
import { t } from "../core/words";
import { Evening } from "../evening/Evening";
import { EveningTools } from "../evening/EveningTools";
import { Card, ErrorPage, Waiting } from "../ui/Notes";
import { Page } from "../ui/Page";
import { TablePage } from "./TablePage";

const Gathering = lazily(async () => (await import("../pages/Gathering")).Gathering);

/** A table by its id: first the room where its players gather, then the game. */
export function TableRoute({ id }: { id: string }) {
  const { data: info, error, again } = useLoaded<TableFound>(`tables/${id}`);
  const watched = info?.imported;
  useEffect(() => {
    // The log of a game played elsewhere can only be watched.
    if (watched) goInstead(`/table/${id}/replay`);
  }, [watched]);
  if (error && !info) {
    return (
      <Page title={t("not-found")}>
        <ErrorPage sentence={error} again={again} />
      </Page>
    );
  }
  if (!info || watched) return <Waiting />;
  if (info.read_only) {
    return (
      <Page title={info.title}>
        <Card title={info.title}>
          <p>{info.read_only}</p>
        </Card>
      </Page>
    );
  }
  if (info.status !== "gathering") {
    const around = <Evening id={id} game={info.game} lesson={info.lesson !== ""} makes={info.makes} />;
    return <TablePage id={id} game={info.game} tools={<EveningTools makes={info.makes} drawing={info.drawing} />} around={around} />;
  }
  return (
    <Page title={t("gathering-title")}>
      <Gathering id={id} onStarted={again} />
    </Page>
  );
}
