/* What the form says about its own choices. */

import { span } from "../../core/games";
import type { GameShown } from "../../core/http";
import { t } from "../../core/words";
import type { Form, Problem } from "./form";

export function problemSentence(problem: Problem, form: Form, game: GameShown): string {
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
