import { useEffect } from "preact/hooks";
import { lazily } from "../core/load";
import { t } from "../core/words";
import { useTable } from "../table/store";
import { Dialog } from "../ui/Dialog";
import { shown } from "./EveningTools";
import { Notices } from "./Notices";
import { open as openSaid } from "./said";
import { watchTurn } from "./turn";
import "./styles/index.css";

const Chapter = lazily(async () => (await import("./Chapter")).Chapter);
const Summary = lazily(async () => (await import("./Summary")).Summary);
const PeoplePanel = lazily(async () => (await import("./PeoplePanel")).PeoplePanel);
const Report = lazily(async () => (await import("./Report")).Report);
const Made = lazily(async () => (await import("./Made")).Made);

/** Show the last move before the summary covers it; the farewell of a lesson stays. */
const PAUSE = 1600;

type EveningProps = { id: string; game: string; lesson: boolean; makes: boolean };

/** Everything around a game: notices, the windows that the tools open, and turn notifications. */
export function Evening({ id, game, lesson, makes }: EveningProps) {
  const table = useTable();
  const close = () => (shown.value = "");
  const ending = table.now.value?.ending ?? null;
  const note = table.now.value?.note;
  const reading = note != null;
  openSaid(id);
  useEffect(() => watchTurn(table), [table]);
  useEffect(() => close, [table]);
  useEffect(() => {
    if (!ending || reading) return;
    const timer = setTimeout(() => (shown.value ||= "summary"), PAUSE);
    return () => clearTimeout(timer);
  }, [ending !== null, reading]);
  return (
    <>
      <Notices id={id} />
      <Dialog title={t("people")} open={shown.value === "people"} onClose={close} sheet>
        <PeoplePanel id={id} game={game} lesson={lesson} onReport={() => (shown.value = "report")} />
      </Dialog>
      <Dialog title={t("made")} open={shown.value === "made"} onClose={close} sheet>
        <div class="evening-parts">
          <Made id={id} moment={table.now.value?.choice ?? 0} />
        </div>
      </Dialog>
      {shown.value === "report" && <Report id={id} onClose={close} />}
      {table.chapter.value && <Chapter chapter={table.chapter.value} />}
      {ending && shown.value === "summary" && (
        <Summary
          id={id}
          lesson={lesson}
          makes={makes}
          ending={ending}
          onClose={close}
        />
      )}
    </>
  );
}
