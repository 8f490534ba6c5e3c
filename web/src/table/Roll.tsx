import { useEffect, useState } from "preact/hooks";
import { DiceRow } from "./Log";
import { useTable } from "./store";

const STAYS = 2200;

/** Dice that have just fallen roll once over the board and are gone; the log keeps them. */
export function Roll() {
  const rolled = useTable().rolled.value;
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (!rolled) return;
    const timer = window.setTimeout(() => setOver(rolled.n), STAYS);
    return () => window.clearTimeout(timer);
  }, [rolled]);
  if (!rolled || rolled.n === over) return null;
  return (
    <div class="roll" key={rolled.n} aria-hidden="true">
      <DiceRow dice={rolled.dice} />
    </div>
  );
}
