import type { Setable } from "../../core/games";
import type { SettingShown, SettingValueShown } from "../../core/http";
import { t } from "../../core/words";
import { Choice, NumberField, Select } from "../../ui/Field";
import { RuleLink } from "../../ui/Rule";
import { choiceOf, numberOf } from "./form";

type SettingFieldProps = { setting: SettingShown; value: Setable; onValue: (value: Setable) => void };

/** More values than this, or longer ones, are shown as a list. */
const SIDE_BY_SIDE = { values: 4, letters: 48 };

/** A setting of a game: its values, what it does, what the chosen value brings, its rule, and whether it belongs to the
 * printed game. */
export function SettingField({ setting, value, onValue }: SettingFieldProps) {
  const letters = setting.values.reduce((sum, one) => sum + one.label.length, 0);
  // Form fields only know strings.
  const values = setting.values.map((one) => ({ value: String(one.value), label: labelOf(setting, one) }));
  const set = (text: string) => onValue(setting.values.find((one) => String(one.value) === text)?.value ?? null);
  const few = setting.values.length <= SIDE_BY_SIDE.values && letters <= SIDE_BY_SIDE.letters;
  const Shape = few ? Choice : Select;
  const choice = choiceOf(setting, value);
  const hint = (
    <>
      {choice?.effect && <strong class="field-effect">{choice.effect}</strong>}
      {setting.explanation} {origin(setting)} <RuleLink id={setting.rule} />
    </>
  );
  const chosen = String(choice?.value ?? value);
  const field = <Shape label={setting.label} value={chosen} values={values} onValue={set} hint={hint} />;
  if (!setting.numbers || typeof value !== "number") return field;
  const { least, most } = setting.numbers;
  return (
    <div class="field-and-number">
      {field}
      <NumberField
        label={t("number-from-to", { what: setting.label, least, most })}
        value={value}
        least={least}
        most={most}
        onText={(text) => onValue(numberOf(setting, text))}
      />
    </div>
  );
}

/** If any number of a range can be chosen, its example value stands for all of them. */
function labelOf({ numbers }: SettingShown, { value, label }: SettingValueShown): string {
  return numbers && typeof value === "number" ? t("a-number-you-choose") : label;
}

function origin(setting: SettingShown): string {
  if (setting.origin === "original") return t("origin-original");
  if (setting.origin === "public") return t("origin-public");
  return "";
}
