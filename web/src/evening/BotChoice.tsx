import { useState } from "preact/hooks";
import { usualBot } from "../core/games";
import type { GameShown } from "../core/http";
import { useLoaded } from "../core/load";
import { t } from "../core/words";
import { Button } from "../ui/Button";
import { Select } from "../ui/Field";
import { ErrorNote, Waiting } from "../ui/Notes";

type BotChoiceProps = { game: string; told: string; label: string; act: (bot: string) => void; cancel: () => void };

/** Which bot takes over. */
export function BotChoice({ game, told, label, act, cancel }: BotChoiceProps) {
  const { data, error, again } = useLoaded<readonly GameShown[]>("games");
  const [chosen, setChosen] = useState("");
  const found = data?.find((one) => one.name === game);
  if (error && !data) return <ErrorNote sentence={error} again={again} />;
  if (!found) return <Waiting />;
  const bot = chosen || usualBot(found);
  return (
    <div class="evening-unfolded">
      <p>{told}</p>
      <Select
        label={t("seat-bot")}
        hint={found.bots.find((one) => one.name === bot)?.explanation}
        value={bot}
        values={found.bots.map((one) => ({ value: one.name, label: one.label }))}
        onValue={setChosen}
      />
      <div class="row">
        <Button onClick={() => act(bot)}>{label}</Button>
        <Button onClick={cancel}>{t("cancel")}</Button>
      </div>
    </div>
  );
}
