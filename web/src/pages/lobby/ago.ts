const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was: "2 days ago", "il y a 5 minutes". Less than a minute is "now". */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - then) / length);
    if (count > 0) return words.format(-count, unit);
  }
  return words.format(0, "second");
}
