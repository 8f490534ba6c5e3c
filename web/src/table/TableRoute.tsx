import { useLoaded } from "../core/load";
import type { TableInfo } from "../core/tables";
import { t } from "../core/words";
import { Gathering } from "../pages/Gathering";
import { ErrorPage, Waiting } from "../ui/Notes";
import { Page } from "../ui/Page";
import { TablePage } from "./TablePage";

/** A table by its id: the room where its players gather, then the game. */
export function TableRoute({ id }: { id: string }) {
  const { data: info, error, again } = useLoaded<TableInfo>(`tables/${id}`);
  if (error && !info) {
    return (
      <Page title={t("not-found")}>
        <ErrorPage sentence={error} again={again} />
      </Page>
    );
  }
  if (!info) return <Waiting />;
  if (info.status !== "gathering") return <TablePage id={id} game={info.game} />;
  return (
    <Page title={t("gathering-title")}>
      <Gathering id={id} onStarted={again} />
    </Page>
  );
}
