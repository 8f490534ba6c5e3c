import { useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { language, t } from "../core/words";
import { Curtain } from "../evening/Curtain";
import { Header } from "../header/Header";
import { Dialog } from "../ui/Dialog";
import { Card, Waiting } from "../ui/Notes";
import { useTitle } from "../ui/Page";
import { RulesOf } from "../ui/Rule";
import { toast } from "../ui/Toast";
import { askSeen } from "./acts";
import { Backwards } from "./Backwards";
import { createLine } from "./connection";
import { skipUnwatched } from "./film";
import { listenTo } from "./hearing";
import { KeysHelp } from "./KeysHelp";
import { listen } from "./keys";
import { SayingDialog } from "./Motions";
import { Opening } from "./Opening";
import { Definitions, loadShapes, shapes } from "./shapes";
import { createTable, type Table, TableContext } from "./store";
import { Arrangement } from "./Arrangement";
import { Tip } from "./Tip";
import "./styles/index.css";

type TablePageProps = {
  id: string;
  game: string;
  /** Buttons for the header: people, and other tools. */
  tools?: ComponentChildren;
  /** What stands below the header and lies over the table: notices and dialogs. */
  around?: ComponentChildren;
};

/** The page on which a game is played. */
export function TablePage({ id, game, tools, around }: TablePageProps) {
  const line = useMemo(() => createLine(id), [id]);
  const table = useMemo(() => createTable(line.send), [line]);
  const [end, setEnd] = useState(0);
  useEffect(() => {
    setEnd(0);
    return line.connect(table, () => language.value, setEnd);
  }, [table]);
  useEffect(() => skipUnwatched(table), [table]);
  useEffect(() => listenTo(table), [table]);
  useEffect(() => {
    loadShapes(game).catch(() => toast(t("error-offline"), "error"));
  }, [game]);
  if (end) return <NoTable code={end} />;
  return (
    <TableContext.Provider value={table}>
      <RulesOf.Provider value={game}>
        <TableView table={table} game={game} tools={tools} around={around} />
      </RulesOf.Provider>
    </TableContext.Provider>
  );
}

type TableViewProps = Omit<TablePageProps, "id"> & { table: Table };

function TableView({ table, game, tools, around }: TableViewProps) {
  const help = useSignal(false);
  const now = table.now.value;
  useTitle(now?.title ?? "");
  useEffect(() => listen(table, () => (help.value = true)), [table]);
  useSignalEffect(() => askSeen(table));
  useSignalEffect(() => {
    if (table.refused.value && !isReadable(table)) toast(table.refused.value.sentence, "error");
  });
  if (now?.curtain) return <Curtain now={now} />;
  return (
    <div
      class="table-page"
      data-entry={shapes.value ? now?.entry : undefined}
      data-busy={table.busy.value || undefined}
      data-chapter={table.chapter.value ? true : undefined}
    >
      <Header
        rules={game}
        tools={
          <>
            <Backwards />
            {tools}
          </>
        }
      >
        <strong class="table-title">{now?.title}</strong>
        {(now?.status ?? []).map((line) => (
          <span key={line}> · {line}</span>
        ))}
      </Header>
      {table.connection.value === "lost" && (
        <p class="lost" role="status">
          {t("table-lost")}
        </p>
      )}
      {around}
      <Definitions />
      {!now || !shapes.value ? <Waiting /> : now.opening && !table.begun.value ? <Opening panel={now.opening} /> : <Arrangement />}
      <Tip />
      <SayingDialog />
      <Dialog title={t("table-keys")} open={help.value} onClose={() => (help.value = false)}>
        <KeysHelp />
      </Dialog>
    </div>
  );
}

/** Whether a refusal is shown in the prompt: not while something covers it, and only briefly while others move. */
function isReadable(table: Table): boolean {
  return table.seat.peek() >= 0 && !!document.querySelector(".prompt") && !document.querySelector("dialog[open]");
}

function NoTable({ code }: { code: number }) {
  const told = code === 4404 ? t("table-none") : code === 4409 ? t("table-closed-down") : t("table-forbidden");
  return (
    <Card title={t("not-found")}>
      <p>{told}</p>
    </Card>
  );
}
