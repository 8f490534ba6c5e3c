import { t } from "../core/words";
import { Button } from "../ui/Button";
import { takeBack } from "./keys";
import { noted } from "./lesson";
import { useTable } from "./store";

/** Undo and redo: in the header, always in the same place. */
export function Backwards() {
  const table = useTable();
  const now = table.now.value;
  if (!now) return null;
  const ask = now.undo === "ask";
  return (
    <>
      {now.redo && (
        <Button class="tool" icon="again" title={t("table-redo")} onClick={() => table.send({ do: "redo" })}>
          <span class="tool-words">{t("table-redo")}</span>
        </Button>
      )}
      {now.undo && (
        <Button
          class={noted(table).includes("page:undo") ? "tool noted" : "tool"}
          icon="undo"
          title={ask ? t("table-undo-ask-hint") : t("table-undo-hint")}
          onClick={() => takeBack(table)}
        >
          <span class="tool-words">{ask ? t("table-undo-ask") : t("table-undo")}</span>
        </Button>
      )}
    </>
  );
}
