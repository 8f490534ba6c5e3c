import { useEffect, useState } from "preact/hooks";

/** The longest time that a browser can wait in one go. */
const LONGEST = 2 ** 31 - 1;

/** The time when the component was drawn. It is drawn anew once `next` is over. */
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
