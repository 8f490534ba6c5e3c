import { useContext, useEffect, useRef } from "preact/hooks";
import { learnt } from "../core/learnt";
import { t } from "../core/words";
import { Button, LinkButton } from "../ui/Button";
import { RulesOf } from "../ui/Rule";
import { narrow } from "./layout";
import { goBack, goOn, isReading, noted } from "./lesson";
import { RowInside } from "./Lists";
import { Rules } from "./Rules";
import { useTable } from "./store";

/** What the lesson says, page by page. Every page waits: one that tells for the reader, one that asks for the deed. */
export function LessonNote() {
  const table = useTable();
  const now = table.now.value;
  const note = now?.note;
  const shown = table.notePage.value;
  const page = note?.pages[shown];
  const box = useRef<HTMLElement>(null);
  const game = useContext(RulesOf);
  const reading = isReading(table);
  const over = note?.over === true;
  const last = shown === (note?.pages.length ?? 0) - 1;
  useEffect(() => {
    if (over && note) learnt.add(game, note.name);
  }, [over, note?.name, game]);
  // A player with keys goes on with Enter.
  useEffect(() => {
    if (reading && document.activeElement === document.body) box.current?.querySelector<HTMLElement>(".button-gold")?.focus({ preventScroll: true });
  }, [shown, reading]);
  if (!now || !note || !page) return null;
  const film = table.film.value !== null;
  return (
    <section ref={box} class="note" aria-label={t("lesson")}>
      <p class="note-place">
        {over ? t("table-note-farewell") : t("table-note", { place: Math.min(note.done + 1, note.tasks), of: note.tasks })}
      </p>
      <progress class="note-progress" value={note.done} max={note.tasks} aria-hidden="true" />
      <p class="note-text" aria-live="polite">
        {page.text}
      </p>
      <NotedRows />
      {note.stuck && !reading && (
        <p class="why" role="alert">
          {note.stuck}
        </p>
      )}
      <Rules ids={page.rules ?? []} />
      <div class="row note-ways">
        {shown > 0 && !film && <Button onClick={() => goBack(table)}>{t("table-note-back")}</Button>}
        {reading && !film && !(over && last) && (
          <Button kind="gold" busy={table.busy.value} onClick={() => goOn(table)}>
            {t("table-note-on")}
          </Button>
        )}
        {!over && !reading && !film && (
          <Button kind="bare" class="note-leave" onClick={() => table.send({ do: "leave-lesson", seat: now.seat })}>
            {t("table-note-leave")}
          </Button>
        )}
      </div>
      {over && last && <Farewell next={note.next ?? ""} playOn={() => goOn(table)} />}
    </section>
  );
}

/** On a phone lists are not in sight: what of them the note speaks of stands with it. */
function NotedRows() {
  const table = useTable();
  if (!narrow.value) return null;
  const spoken = noted(table);
  const lists = table.panels.value.filter((panel) => panel.kind === "list");
  const rows = lists.flatMap((panel) => (panel.nodes ?? []).filter((node) => spoken.includes(node.thing || node.id)));
  if (!rows.length) return null;
  return (
    <ul class="rows note-rows">
      {rows.map((node) => (
        <li key={node.id} class="item noted" data-thing={node.thing || node.id}>
          <RowInside node={node} person={undefined} />
        </li>
      ))}
    </ul>
  );
}

/** Where to go from a lesson: on with this game, if it is not over, to the next lesson, to all of them, or home. */
function Farewell({ next, playOn }: { next: string; playOn: () => void }) {
  const goesOn = useTable().now.value?.ending == null;
  const game = useContext(RulesOf);
  return (
    <div class="row note-ways">
      {next && (
        <LinkButton kind="gold" icon="learn" to={`/learn/${game}/${next}`}>
          {t("table-note-next")}
        </LinkButton>
      )}
      {goesOn && (
        <Button kind={next ? "plain" : "gold"} icon="play" onClick={playOn}>
          {t("table-note-play-on")}
        </Button>
      )}
      <LinkButton to={`/new/${game}`}>{t("table-note-new-game")}</LinkButton>
      <LinkButton to={`/learn/${game}`}>{t("table-note-lessons")}</LinkButton>
    </div>
  );
}
