/* What the form says about its own choices. */

import { type Game, span } from "../../core/games";
import { t } from "../../core/words";
import type { Form, Problem } from "./form";

export function problemSentence(problem: Problem, form: Form, game: Game): string {
  switch (problem.what) {
    case "too-few":
    case "too-many":
      return t("problem-seats", { span: span(problem.seats), most: Math.max(...problem.seats), count: form.seats.length });
    case "no-person":
      return t("problem-no-person");
    case "no-name":
      return t("problem-no-name");
    case "same-name":
      return t("problem-same-name");
    case "same-wish": {
      const wish = game.wishes.find((one) => one.name === problem.wish);
      const value = form.seats[problem.place]?.wishes[problem.wish];
      const label = wish?.values.find((one) => one.value === value)?.label ?? "";
      return t("problem-same-wish", { value: label });
    }
  }
}

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
