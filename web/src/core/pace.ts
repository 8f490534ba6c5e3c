/** How a table runs: the pace of bots, and how long somebody may be silent. */

import { t } from "./words";

/** Milliseconds between the moves of bots. */
export const PACES = [0, 500, 1000, 2000];

/** Seconds: never, two minutes, ten minutes, a day. */
export const QUIET_TIMES = [0, 120, 600, 86_400];

export function paceLabel(pace: number): string {
  if (pace === 0) return t("pace-none");
  if (pace === 500) return t("pace-fast");
  return pace === 1000 ? t("pace-normal") : t("pace-slow");
}

export function quietLabel(seconds: number): string {
  if (seconds === 0) return t("quiet-never");
  if (seconds >= 86_400) return t("quiet-days", { count: seconds / 86_400 });
  return t("quiet-minutes", { count: seconds / 60 });
}
