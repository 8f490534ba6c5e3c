import type { Setting } from "../../core/games";
import { t } from "../../core/words";
import { Choice, Select } from "../../ui/Field";
import { RuleLink } from "../../ui/RuleLink";

type SettingFieldProps = { game: string; setting: Setting; value: string; onValue: (value: string) => void };

/** More values than this, or longer ones, stand in a list. */
const SIDE_BY_SIDE = { values: 4, letters: 48 };

/** A setting of a game: its values, what it does, its rule, and whether the printed game has it. */
export function SettingField({ game, setting, value, onValue }: SettingFieldProps) {
  const letters = setting.values.reduce((sum, one) => sum + one.label.length, 0);
  const few = setting.values.length <= SIDE_BY_SIDE.values && letters <= SIDE_BY_SIDE.letters;
  const Shape = few ? Choice : Select;
  const hint = (
    <>
      {setting.explanation} {origin(setting)} <RuleLink game={game} rule={setting.rule} />
    </>
  );
  return <Shape label={setting.label} value={value} values={setting.values} onValue={onValue} hint={hint} />;
}

function origin(setting: Setting): string {
  if (setting.origin === "original") return t("origin-original");
  if (setting.origin === "public") return t("origin-public");
  return "";
}
