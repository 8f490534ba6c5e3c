import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/words";
import { useTable } from "../table/store";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { toast } from "../ui/Toast";
import { mySeats } from "./Chat";
import { PeoplePanel } from "./PeoplePanel";
import { Report } from "./Report";
import { open as openSaid, unread } from "./said";
import { Summary } from "./Summary";
import { watchTurn } from "./turn";
import "./styles/index.css";

/** The last move is seen before the summary covers it. */
const PAUSE = 1600;

type EveningToolsProps = { id: string; game: string; lesson: boolean };

/** The buttons in the header of a table for everything that is not a move, and the windows they open. */
export function EveningTools({ id, game, lesson }: EveningToolsProps) {
  const table = useTable();
  const shown = useSignal<"" | "people" | "report" | "summary">("");
  const close = () => (shown.value = "");
  const ending = table.now.value?.ending ?? null;
  const people = table.people.value;
  const here = people?.seats.filter((seat) => seat.kind === "person" && seat.online).length ?? 0;
  openSaid(id);
  useEffect(() => watchTurn(table), [table]);
  useNewLines();
  useEffect(() => {
    if (!ending) return;
    const timer = setTimeout(() => (shown.value ||= "summary"), PAUSE);
    return () => clearTimeout(timer);
  }, [ending !== null]);
  return (
    <>
      {ending && (
        <Button icon="check" onClick={() => (shown.value = "summary")}>
          <span class="tool-words">{t("summary")}</span>
        </Button>
      )}
      <Button icon="people" aria-label={t("people-open", { here })} title={t("people")} onClick={() => (shown.value = "people")}>
        {here}
      </Button>
      <Dialog title={t("people")} open={shown.value === "people"} onClose={close} sheet>
        <PeoplePanel id={id} game={game} lesson={lesson} onReport={() => (shown.value = "report")} />
      </Dialog>
      <Report id={id} open={shown.value === "report"} onClose={close} />
      {ending && <Summary id={id} lesson={lesson} ending={ending} open={shown.value === "summary"} onClose={close} />}
    </>
  );
}

/** What others say while the chat is closed is told in passing. */
function useNewLines(): void {
  const table = useTable();
  const last = useRef(-1);
  useSignalEffect(() => {
    const lines = table.chat.value;
    const before = last.current;
    last.current = lines.at(-1)?.n ?? 0;
    const fresh = unread(lines, mySeats(table)).filter((line) => line.n > before);
    // What was said before one came is not told, only counted.
    if (before >= 0) for (const line of fresh) toast(`${line.name}: ${line.text}`);
  });
}
