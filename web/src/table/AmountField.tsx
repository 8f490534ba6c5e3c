import { useEffect, useId, useState } from "preact/hooks";
import { t } from "../core/words";
import type { ShownAmount, ShownDraft } from "../messages";
import { answer, pick } from "./acts";
import { useTable } from "./store";

/** A number within bounds: typed, or changed by steps or a slider. The server says what it would mean. */
export function AmountField({ draft, amount }: { draft: ShownDraft; amount: ShownAmount }) {
  const table = useTable();
  const { least, most, step } = amount;
  const [written, write] = useState(String(numberIn(draft) ?? least));
  const wanted = fitting(amount, written);
  const told = numberIn(draft);
  const busy = table.busy.value;
  useEffect(() => {
    if (busy || wanted === told) return;
    pick(table, wanted === undefined ? [] : [[...amount.pick, wanted]]);
  }, [wanted, told, busy]);
  const move = (by: number) => write(String(Math.min(most, Math.max(least, (wanted ?? least) + by))));
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && wanted !== undefined && wanted === told && !busy) answer(table, draft.answer);
  };
  const range = useId();
  return (
    <div class="amount">
      <div class="stepper" role="group" aria-label={draft.label}>
        <button type="button" aria-label={t("table-fewer")} disabled={wanted === least} onClick={() => move(-step)}>
          −
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={step}
          value={written}
          aria-label={t("table-amount")}
          aria-describedby={range}
          aria-invalid={wanted === undefined}
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={press}
        />
        <button type="button" aria-label={t("table-more")} disabled={wanted === most} onClick={() => move(step)}>
          +
        </button>
      </div>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={wanted ?? least}
        aria-label={t("table-amount")}
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p id={range} class={wanted === undefined ? "why" : "quiet"} aria-live="polite">
        {t("table-amount-range", { least, most, step })}
      </p>
    </div>
  );
}

/** The number in what has been picked. */
function numberIn(draft: ShownDraft): number | undefined {
  const last = draft.picked?.[0]?.answer.at(-1);
  return last === undefined ? undefined : Number(last);
}

/** The number that was typed, if it is allowed. */
export function fitting({ least, most, step }: ShownAmount, written: string): number | undefined {
  const number = written.trim() === "" ? Number.NaN : Number(written);
  return number >= least && number <= most && (number - least) % step === 0 ? number : undefined;
}
