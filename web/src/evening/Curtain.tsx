import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/words";
import type { Now } from "../messages";
import { useTable } from "../table/store";
import { dropTip } from "../table/Tip";
import { Button } from "../ui/Button";
import { mySeats } from "./Chat";

/** Several people share the screen: it is for one of them, and the others look away. It replaces the table, so that
 * nothing of the table is on the page. */
export function Curtain({ now }: { now: Now }) {
  const table = useTable();
  const button = useRef<HTMLDivElement>(null);
  const name = now.curtain ?? "";
  const mine = mySeats(table);
  const seat = now.asked?.find((each) => mine.includes(each)) ?? -1;
  useEffect(() => {
    dropTip();
    button.current?.querySelector("button")?.focus();
  }, [name]);
  // A key still held down from the last move must not open the curtain.
  const held = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
  };
  return (
    <main class="curtain" aria-labelledby="curtain-title">
      <div class="curtain-inside" onKeyDown={held}>
        <h1 id="curtain-title">{t("curtain-for", { name })}</h1>
        <p>{t("curtain-hint")}</p>
        <div ref={button}>
          <Button kind="gold" big icon="eye" onClick={() => table.send({ do: "look", seat })}>
            {t("curtain-look", { name })}
          </Button>
        </div>
      </div>
    </main>
  );
}
