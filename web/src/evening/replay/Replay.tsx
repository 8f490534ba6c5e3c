import { useEffect, useMemo, useState } from "preact/hooks";
import { get, sentenceOf } from "../../core/api";
import type { Moments, TableFound } from "../../core/http";
import { query } from "../../core/router";
import { t } from "../../core/words";
import { Header } from "../../header/Header";
import { Definitions, loadShapes, shapes } from "../../table/shapes";
import { createTable, TableContext } from "../../table/store";
import { Tip } from "../../table/Tip";
import "../../table/styles/index.css";
import { LinkButton } from "../../ui/Button";
import { ErrorNote, Waiting } from "../../ui/Notes";
import { Page, useTitle } from "../../ui/Page";
import { RulesOf } from "../../ui/Rule";
import "../styles/index.css";
import { createFilm } from "./film";
import { createPlayer } from "./player";
import { Scene } from "./Scene";
import { useAddress, useFrames, useKeys, useMoments, useRunning } from "./running";

/** A game moment by moment: my own up to now as I saw it, a finished one through anybody's eyes. */
export function Replay({ id }: { id: string }) {
  const player = useMemo(createPlayer, [id]);
  const film = useMemo(() => createFilm(id), [id]);
  const table = useMemo(() => createTable(), [id]);
  const [info, setInfo] = useState<TableFound | null>(null);
  const [eyes, setEyes] = useState<Moments | null>(null);
  const [error, setError] = useState("");
  const failed = (why: unknown) => setError(sentenceOf(why));
  const load = async () => {
    setError("");
    const found = await get<TableFound>(`tables/${id}`);
    await loadShapes(found.game);
    player.seat.value = Number(query.value.get("seat") ?? found.mine[0] ?? -1);
    setInfo(found);
  };
  useEffect(() => void load().catch(failed), [id]);
  useMoments(info, player, setEyes, failed);
  useFrames(player, film, table);
  useRunning(player, film);
  useAddress(id, player);
  useKeys(player);
  const title = info ? t("replay-of", { title: info.title }) : t("replay");
  useTitle(title);
  const ready = info && eyes && table.now.value && shapes.value;
  if (error && !table.now.value) {
    return (
      <Page title={t("replay")}>
        <ErrorNote sentence={error} again={() => void load().catch(failed)} />
      </Page>
    );
  }
  return (
    <TableContext.Provider value={table}>
      <div class="table-page replay-page">
        <Header {...(info && { rules: info.game })} tools={info && !info.imported && <BackToTable id={id} />}>
          <strong class="table-title">{title}</strong>
          {(table.now.value?.status ?? []).map((line) => (
            <span key={line}> · {line}</span>
          ))}
        </Header>
        <Definitions />
        <RulesOf.Provider value={info?.game ?? ""}>
          {ready ? <Scene info={info} eyes={eyes} player={player} /> : <Waiting />}
          <Tip />
        </RulesOf.Provider>
      </div>
    </TableContext.Provider>
  );
}

function BackToTable({ id }: { id: string }) {
  return (
    <LinkButton icon="back" to={`/table/${id}`}>
      <span class="if-room">{t("replay-back")}</span>
    </LinkButton>
  );
}
