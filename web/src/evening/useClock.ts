import { useEffect, useState } from "preact/hooks";

/** The longest time that a browser's timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** The time when the component was drawn. It is drawn again once `next` has passed. */
export function useClock(next: number): number {
  const [, setTime] = useState(0);
  const now = Date.now();
  useEffect(() => {
    const wait = next - Date.now();
    if (wait < 0 || !Number.isFinite(wait)) return;
    const timer = setTimeout(() => setTime(Date.now()), Math.min(wait + 500, LONGEST));
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
