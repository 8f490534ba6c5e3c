import { useState } from "preact/hooks";
import { t } from "../core/words";
import type { Option, ShownDraft } from "../messages";
import { pick, unpick } from "./acts";
import { useTable } from "./store";

/** What is dragged: the index of a choice in the list, or of a pick in its row. */
export const DRAGGED = "application/x-lanterne-pick";
const MOVED = "application/x-lanterne-picked";

/** A row of numbered places for picks, if their order counts. A choice is dropped on a place, a pick is moved to
 * another by pointer or arrow keys, and a touch removes it. */
export function Slots({ draft }: { draft: ShownDraft }) {
  const table = useTable();
  const [over, setOver] = useState(-1);
  const picked = draft.picked ?? [];
  const places = Math.max(draft.places ?? 0, picked.length + (draft.picks?.length ? 1 : 0));
  const put = (options: readonly Option[]) => {
    if (options !== picked)
      pick(
        table,
        options.map((option) => option.answer),
      );
  };
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault();
    setOver(-1);
    const choice = event.dataTransfer?.getData(DRAGGED);
    const from = event.dataTransfer?.getData(MOVED);
    const option = choice ? draft.picks?.[Number(choice)] : undefined;
    if (option) put(placed(picked, option, place));
    else if (from) put(moved(picked, Number(from), place));
  };
  const keys = (event: KeyboardEvent, place: number) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    put(moved(picked, place, place + step));
  };
  return (
    <ol class="slots" aria-label={t("table-picked")}>
      {Array.from({ length: places }, (_, place) => {
        const option = picked[place];
        return (
          <li
            key={place}
            class={["slot-place", option ? "filled" : "", place === over ? "over" : ""].join(" ")}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(place);
            }}
            onDragLeave={() => setOver(-1)}
            onDrop={(event) => drop(event, place)}
          >
            <span class="slot-number" aria-hidden="true">
              {place + 1}
            </span>
            {option ? (
              <button
                type="button"
                class="picked"
                draggable
                aria-label={t("table-unpick", { what: option.label })}
                title={t("table-slot-keys")}
                onDragStart={(event) => event.dataTransfer?.setData(MOVED, String(place))}
                onKeyDown={(event) => keys(event, place)}
                onClick={() => unpick(table, place)}
                onPointerEnter={() => (table.pointed.value = option.things ?? [])}
                onPointerLeave={() => (table.pointed.value = [])}
              >
                {option.label}
              </button>
            ) : (
              <span class="slot-empty">{place === picked.length ? t("table-slot-next") : ""}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The picks with a new one at a place: it replaces a pick of its kind there, or is added at the end. */
export function placed(picked: readonly Option[], option: Option, place: number): readonly Option[] {
  if (picked[place]?.verb !== option.verb) return [...picked, option];
  return picked.map((each, at) => (at === place ? option : each));
}

/** The picks with two of the same kind swapped; unchanged if there are no two. */
export function moved(picked: readonly Option[], from: number, to: number): readonly Option[] {
  const [one, other] = [picked[from], picked[Math.min(to, picked.length - 1)]];
  if (!one || !other || one === other || one.verb !== other.verb) return picked;
  return picked.map((each) => (each === one ? other : each === other ? one : each));
}
