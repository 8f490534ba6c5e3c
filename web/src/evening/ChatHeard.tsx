import { useEffect, useState } from "preact/hooks";
import { t } from "../core/words";
import type { ChatLine } from "../messages";
import { useTable } from "../table/store";
import { mySeats } from "./Chat";

/** How long a line of chat stays at the board. */
const STAYS = 9000;
/** Older lines are not news. */
const NEWS = 30_000;

/** What another person has just said, at the board. */
export function ChatHeard() {
  const table = useTable();
  const last = table.chat.value.at(-1);
  const [heard, setHeard] = useState<ChatLine | null>(null);
  useEffect(() => {
    if (!last || mySeats(table).includes(last.seat ?? -1) || Date.now() - last.at > NEWS) return;
    setHeard(last);
    const timer = window.setTimeout(() => setHeard(null), STAYS);
    return () => window.clearTimeout(timer);
  }, [last?.n]);
  return (
    <div class="chat-heard" role="status">
      {heard && (
        <button type="button" onClick={() => setHeard(null)}>
          {t("chat-heard", { name: heard.name, text: heard.text })}
        </button>
      )}
    </div>
  );
}
