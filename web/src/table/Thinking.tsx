import { useEffect, useState } from "preact/hooks";
import { t } from "../core/words";
import { Button } from "../ui/Button";
import { decideNow, thinkers } from "./acts";
import { useTable } from "./store";

/** Who has waited this many milliseconds for one decision is told why; the pause between two moves is shorter. */
const SOON = 1500;

/** Bots that think ahead, while people wait for them, and a button to end it. */
export function Thinking() {
  const table = useTable();
  const [shown, setShown] = useState(false);
  const thinking = thinkers(table);
  const thinks = thinking.length > 0;
  const choice = table.now.value?.choice;
  useEffect(() => {
    if (!thinks) table.hurried.value = false;
  }, [thinks, table]);
  useEffect(() => {
    setShown(false);
    const timer = setTimeout(() => setShown(true), SOON);
    return () => clearTimeout(timer);
  }, [thinks, choice]);
  if (!thinks || !shown || table.film.value) return null;
  const hurried = table.hurried.value;
  const names = thinking.map((seat) => table.now.value?.seat_names?.[seat.seat] || seat.name).join(", ");
  return (
    <p class="thinking" role="status">
      {hurried ? t("thinking-hurried") : t("thinking", { names })}{" "}
      {!hurried && (
        <Button kind="bare" title={`${t("thinking-now")} (.)`} onClick={() => decideNow(table)}>
          {t("thinking-now")}
        </Button>
      )}
    </p>
  );
}
