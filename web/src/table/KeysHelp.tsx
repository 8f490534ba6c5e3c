import { t } from "../core/words";
import { useTable } from "./store";

/** The keys of the table. */
export function KeysHelp() {
  const { now, people } = useTable();
  const thinks = people.value?.seats.some((seat) => seat.thinks);
  const keys: readonly (readonly [string, string])[] = [
    ["Tab", t("table-key-tab")],
    ["← ↑ → ↓", t("table-key-arrows")],
    ["⏎", t("table-key-enter")],
    ["Esc", t("table-key-escape")],
    ["1 – 9, A – Z", t("table-key-numbers")],
    ["R", t("table-key-turn")],
    ["U", t("table-key-undo")],
    ...(now.value?.sight ? ([["V", t("table-key-sight")]] as const) : []),
    [".", t("table-key-skip")],
    ...(thinks ? ([[".", t("thinking-now")]] as const) : []),
    [",", t("table-key-faster")],
    ["+ − 0", t("table-key-zoom")],
    ["⇱", t("table-key-home")],
    ["⇧ ← ↑ → ↓", t("table-key-pan")],
    ["?", t("table-key-help")],
  ];
  return (
    <dl class="keys">
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd class="key">{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
