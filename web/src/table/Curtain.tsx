import { t } from "../core/words";
import type { Now } from "../messages";
import { Button } from "../ui/Button";
import { Card } from "../ui/Notes";
import { useTable } from "./store";

/** Several persons share the screen: it is for one of them, the others look away. */
export function Curtain({ now }: { now: Now }) {
  const table = useTable();
  const mine = table.people.value?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  const seat = now.asked?.find((each) => mine.includes(each)) ?? -1;
  return (
    <Card title={t("table-curtain", { name: now.curtain ?? "" })}>
      <p>{t("table-curtain-hint")}</p>
      <Button kind="gold" big onClick={() => table.send({ do: "look", seat })}>
        {t("table-curtain-look", { name: now.curtain ?? "" })}
      </Button>
    </Card>
  );
}
