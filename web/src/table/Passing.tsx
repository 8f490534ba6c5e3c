import { t } from "../core/words";
import { Button } from "../ui/Button";
import { useTable } from "./store";

/** The name of passing, in every game. */
const PASS = "pass";

/** At a reaction: ask me no more until the next turn; or a note that this was chosen, with a button to be asked
 * again. */
export function Passing() {
  const table = useTable();
  const now = table.now.value;
  const asked = table.seat.value;
  const passing = table.people.value?.seats.find((seat) => seat.mine && seat.passing);
  if (!now || now.note || now.ending) return null;
  if (asked >= 0 && now.options?.some((option) => option.answer.length === 1 && option.answer[0] === PASS)) {
    return (
      <Button kind="bare" onClick={() => table.send({ do: "prefer", seat: asked, passing: "turn" })}>
        {t("passing-turn")}
      </Button>
    );
  }
  if (!passing || asked >= 0) return null;
  return (
    <p class="passing">
      {passing.passing === "turn" ? t("passing-now") : t("passing-now-always")}{" "}
      <Button kind="bare" onClick={() => table.send({ do: "prefer", seat: passing.seat, passing: "" })}>
        {t("passing-ask")}
      </Button>
    </p>
  );
}
