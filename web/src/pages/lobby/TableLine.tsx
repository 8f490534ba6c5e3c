import { useState } from "preact/hooks";
import { address, post } from "../../core/api";
import type { Glance, TableListed, TableMade } from "../../core/http";
import { useLoaded } from "../../core/load";
import { go, Link } from "../../core/router";
import { language, t } from "../../core/words";
import { Button, LinkButton } from "../../ui/Button";
import { toastError } from "../../ui/Toast";
import { ago } from "./ago";
import { TableMenu } from "./TableMenu";

/** One of my tables. Gold marks the ones that wait for me. */
export function TableLine({ table, changed }: { table: TableListed; changed: () => void }) {
  const where = `/table/${table.id}`;
  // A person with several seats is named once.
  const names = new Set(table.seats.map((seat) => seat.name || t("free-seat")));
  const stands = table.status !== "gathering";
  return (
    <li class={table.waits_for_me ? "table-line table-mine" : "table-line"}>
      {stands && <TablePicture id={table.id} />}
      <div class="table-what">
        <Link to={where} class="table-names">
          {table.called ? `${table.called} · ${table.title}` : table.title}
          {table.lesson && ` · ${t("guided-game")}`}
        </Link>
        {stands && <Standing id={table.id} />}
        <p class="table-told">
          <TableState table={table} />
          <span class="quiet">
            {" "}
            · {ago(table.updated, Date.now(), language.value)} · {[...names].join(", ")}
          </span>
        </p>
      </div>
      <div class="row">
        {table.status === "over" && <Over table={table} />}
        {table.status === "closed" && <LinkButton to={where}>{t("look-at")}</LinkButton>}
        {table.status !== "over" && table.status !== "closed" && (
          <LinkButton kind={table.waits_for_me ? "gold" : "plain"} to={where}>
            {table.status === "gathering" ? t("to-gathering") : t("resume")}
          </LinkButton>
        )}
        <TableMenu table={table} changed={changed} />
      </div>
    </li>
  );
}

/** The board, as it stood lately; nothing if there is none. */
function TablePicture({ id }: { id: string }) {
  const [gone, setGone] = useState(false);
  if (gone) return null;
  return (
    <img
      class="table-picture"
      src={address(`tables/${id}/glance.svg`)}
      alt=""
      loading="lazy"
      onError={() => setGone(true)}
    />
  );
}

/** The quest, the round, and so on. */
function Standing({ id }: { id: string }) {
  const { data } = useLoaded<Glance>(`tables/${id}/glance`);
  if (!data?.status.length) return null;
  return <p class="table-standing">{data.status.join(" · ")}</p>;
}

function TableState({ table }: { table: TableListed }) {
  if (table.waits_for_me) return <strong class="your-turn">{t("your-turn")}</strong>;
  if (table.status === "gathering") return <>{t("is-gathering")}</>;
  if (table.status === "paused") return <>{t("is-paused")}</>;
  if (table.status === "closed") return <>{t("is-closed")}</>;
  if (table.makes && table.status === "playing") return <>{t("is-in-the-making")}</>;
  if (table.status === "over") return <Ended table={table} />;
  return <>{table.waiting}</>;
}

function Ended({ table }: { table: TableListed }) {
  const names = table.winners.join(", ");
  if (table.makes) return <>{table.ending}</>;
  return (
    <span title={table.ending}>{names ? t("won-by", { names, count: table.winners.length }) : t("is-over")}</span>
  );
}

function Over({ table }: { table: TableListed }) {
  const [busy, setBusy] = useState(false);
  const rematch = async () => {
    setBusy(true);
    try {
      const { id } = await post<TableMade>(`tables/${table.id}/rematch`);
      go(`/table/${id}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <>
      <LinkButton icon="replay" to={`/table/${table.id}/replay`}>
        {t("watch-again")}
      </LinkButton>
      {!table.lesson && !table.makes && (
        <Button icon="again" busy={busy} onClick={rematch}>
          {t("rematch")}
        </Button>
      )}
    </>
  );
}
