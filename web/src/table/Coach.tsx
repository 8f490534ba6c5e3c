import { t } from "../core/words";
import { Button } from "../ui/Button";
import { askHint } from "./acts";
import { useTable } from "./store";

/** What the coach would do here, for players who ask. */
export function Coach() {
  const table = useTable();
  const now = table.now.value;
  if (!table.people.value?.coach || !now || table.seat.value < 0 || table.warned.value) return null;
  const hint = table.hint.value;
  if (!hint) {
    return (
      <Button kind="bare" icon="learn" busy={table.thinking.value} onClick={() => askHint(table)}>
        {table.thinking.value ? t("coach-thinks") : t("coach-ask")}
      </Button>
    );
  }
  const show = () => (table.pointed.value = hint.things ?? []);
  const hide = () => (table.pointed.value = []);
  return (
    <section class="hint" aria-label={t("coach")} aria-live="polite" onPointerEnter={show} onPointerLeave={hide}>
      <p>
        <strong>{hint.text}</strong>
      </p>
      {(hint.why ?? []).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
