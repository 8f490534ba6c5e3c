import { useEffect } from "preact/hooks";
import type { TableListed } from "../../core/http";
import { useLoaded } from "../../core/load";
import { t } from "../../core/words";
import { ErrorNote } from "../../ui/Notes";
import { TableLine } from "./TableLine";

const LOOK_AGAIN = 20_000;
/** How many are shown at first, so that the games below stay in sight. */
const FEW = 4;

/** The tables of this person: those that wait for me, those that go on, those that are over. */
export function MyTables() {
  const { data, error, again } = useLoaded<readonly TableListed[]>("tables");
  useEffect(() => {
    const look = () => {
      if (!document.hidden) again();
    };
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  if (error && !data) return <ErrorNote sentence={error} again={again} />;
  if (!data) return null;
  const away = data.filter((table) => table.put_away);
  const over = data.filter((table) => ended(table) && !table.put_away);
  const running = data.filter((table) => !ended(table) && !table.put_away);
  const lines = (tables: readonly TableListed[]) => (
    <ul class="tables">
      {tables.map((table) => (
        <TableLine key={table.id} table={table} changed={again} />
      ))}
    </ul>
  );
  return (
    <section class="my-tables" aria-labelledby="tables-title">
      <h2 id="tables-title">{t("my-tables")}</h2>
      {running.length > 0 && lines(running.slice(0, FEW))}
      {running.length === 0 && <p class="quiet">{t("no-tables")}</p>}
      {running.length > FEW && (
        <details class="tables-over">
          <summary>{t("tables-more", { count: running.length - FEW })}</summary>
          {lines(running.slice(FEW))}
        </details>
      )}
      {over.length > 0 && (
        <details class="tables-over" open={running.length === 0}>
          <summary>{t("tables-over", { count: over.length })}</summary>
          {lines(over)}
        </details>
      )}
      {away.length > 0 && (
        <details class="tables-over">
          <summary>{t("tables-away", { count: away.length })}</summary>
          {lines(away)}
        </details>
      )}
    </section>
  );
}

function ended(table: TableListed): boolean {
  return table.status === "over" || table.status === "closed";
}
