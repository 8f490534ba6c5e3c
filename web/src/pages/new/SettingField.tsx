import type { Setable } from "../../core/games";
import type { SettingShown } from "../../core/http";
import { t } from "../../core/words";
import { Choice, Select } from "../../ui/Field";
import { RuleLink } from "../../ui/Rule";

type SettingFieldProps = { setting: SettingShown; value: Setable; onValue: (value: Setable) => void };

/** More values than this, or longer ones, stand in a list. */
const SIDE_BY_SIDE = { values: 4, letters: 48 };

/** A setting of a game: its values, what it does, its rule, and whether the printed game has it. */
export function SettingField({ setting, value, onValue }: SettingFieldProps) {
  const letters = setting.values.reduce((sum, one) => sum + one.label.length, 0);
  // The parts of a form know texts only.
  const values = setting.values.map((one) => ({ value: String(one.value), label: one.label }));
  const set = (text: string) => onValue(setting.values.find((one) => String(one.value) === text)?.value ?? null);
  const few = setting.values.length <= SIDE_BY_SIDE.values && letters <= SIDE_BY_SIDE.letters;
  const Shape = few ? Choice : Select;
  const hint = (
    <>
      {setting.explanation} {origin(setting)} <RuleLink id={setting.rule} />
    </>
  );
  return <Shape label={setting.label} value={String(value)} values={values} onValue={set} hint={hint} />;
}

function origin(setting: SettingShown): string {
  if (setting.origin === "original") return t("origin-original");
  if (setting.origin === "public") return t("origin-public");
  return "";
}
