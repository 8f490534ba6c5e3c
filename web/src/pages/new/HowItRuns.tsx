import { PACES, paceLabel, QUIET_TIMES, quietLabel } from "../../core/pace";
import { t } from "../../core/words";
import { Choice, Select, Tick } from "../../ui/Field";
import { type Form, personsAtAll, personsHere } from "./form";

type HowItRunsProps = { form: Form; change: (form: Form) => void; secrets: boolean };

/** Choices about the table rather than the game: how fast bots move, what happens when somebody does not answer. */
export function HowItRuns({ form, change, secrets }: HowItRunsProps) {
  const bots = form.seats.filter((row) => row.kind === "bot").length;
  return (
    <section class="form-part" aria-labelledby="runs-title">
      <h2 id="runs-title">{t("how-it-runs")}</h2>
      <div class="form-grid">
        {bots > 0 && (
          <Choice
            label={t("pace")}
            hint={t("pace-hint")}
            value={String(form.pace)}
            values={PACES.map((pace) => ({ value: String(pace), label: paceLabel(pace) }))}
            onValue={(pace) => change({ ...form, pace: Number(pace) })}
          />
        )}
        {personsAtAll(form) > 1 && (
          <Select
            label={t("quiet")}
            hint={t("quiet-hint")}
            value={String(form.quiet)}
            values={QUIET_TIMES.map((quiet) => ({ value: String(quiet), label: quietLabel(quiet) }))}
            onValue={(quiet) => change({ ...form, quiet: Number(quiet) })}
          />
        )}
        {personsHere(form) > 1 && (
          <Tick
            label={t("curtain")}
            hint={secrets ? t("curtain-secrets") : t("curtain-open")}
            checked={form.curtain}
            onChecked={(curtain) => change({ ...form, curtain })}
          />
        )}
      </div>
      <p class="quiet">{t("language-note")}</p>
    </section>
  );
}
