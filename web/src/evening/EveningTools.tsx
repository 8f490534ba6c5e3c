import { signal } from "@preact/signals";
import { t } from "../core/words";
import { useTable } from "../table/store";
import { Button, LinkButton } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { isRunning, personsHere } from "./seats";

/** The window that is open. */
export const shown = signal<"" | "people" | "made" | "report" | "summary">("");

/** The buttons in the header of a table for everything that is not a move. */
export function EveningTools({ makes, drawing }: { makes: boolean; drawing: string }) {
  const table = useTable();
  const here = table.people.value ? personsHere(table.people.value) : 0;
  const people = table.people.value;
  const watches = people !== null && isRunning(people) && people.seats.every((seat) => !seat.mine);
  return (
    <>
      {watches && (
        <span class="watching" role="status">
          <Icon name="eye" />
          <span class="if-room">{t("table-watching")}</span>
          <span class="unseen">{t("table-watching")}</span>
        </span>
      )}
      {drawing && (
        <LinkButton icon="pen" to={`/table/${drawing}`}>
          <span class="if-room">{t("drawing-back")}</span>
        </LinkButton>
      )}
      {table.now.value?.ending && (
        <Button icon="check" onClick={() => (shown.value = "summary")}>
          <span class="if-room">{t("summary")}</span>
        </Button>
      )}
      {makes && (
        <Button icon="download" title={t("made")} onClick={() => (shown.value = "made")}>
          <span class="if-room">{t("made")}</span>
        </Button>
      )}
      <Button icon="people" title={t("people")} onClick={() => (shown.value = "people")}>
        {here > 0 && <span aria-hidden="true">{here}</span>}
        <span class="unseen">{t("people-open", { here })}</span>
      </Button>
    </>
  );
}
