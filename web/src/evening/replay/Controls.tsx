import type { Moments, TableFound } from "../../core/http";
import { t } from "../../core/words";
import { Button, IconButton } from "../../ui/Button";
import { copy } from "../../ui/copy";
import type { IconName } from "../../ui/Icon";
import { Menu, type MenuItem } from "../../ui/Menu";
import { toastError } from "../../ui/Toast";
import { fetchFile, save } from "../file";
import { momentPath } from "./film";
import { picturePath, saveDrawing, savePainting } from "./picture";
import { PACES, type Pace, type Player, stopAt, turnRunning } from "./player";

type ControlsProps = { info: TableFound; eyes: Moments; player: Player };

/** The slider and the buttons below the board. */
export function Controls({ info, eyes, player }: ControlsProps) {
  const place = player.place.value;
  const last = player.moments.value.length - 1;
  const running = player.running.value;
  return (
    <section class="controls" aria-label={t("replay-controls")}>
      <div class="controls-line">
        <input
          type="range"
          class="controls-slider"
          min={0}
          max={last}
          value={place}
          aria-label={t("replay-moment")}
          aria-valuetext={t("replay-place", { place: place + 1, of: last + 1 })}
          onInput={(event) => stopAt(player, Number(event.currentTarget.value))}
        />
        <output class="controls-place">{t("replay-place", { place: place + 1, of: last + 1 })}</output>
      </div>
      <div class="controls-buttons">
        <span class="row controls-steps">
          <Step icon="back" label={t("replay-earlier")} by={-1} player={player} />
          <Button icon={running ? "pause" : "play"} class="controls-run" onClick={() => turnRunning(player)}>
            {running ? t("replay-stop") : t("replay-run")}
          </Button>
          <Step icon="onward" label={t("replay-later")} by={1} player={player} />
        </span>
        <label class="controls-choice">
          <span>{t("replay-pace")}</span>
          <select
            value={player.pace.value}
            onChange={(event) => (player.pace.value = event.currentTarget.value as Pace)}
          >
            {PACES.map((pace) => (
              <option key={pace} value={pace}>
                {paceName(pace)}
              </option>
            ))}
          </select>
        </label>
        {eyes.seats.length > 1 && <Eyes eyes={eyes} player={player} />}
        <Menu label={t("replay-keep")} items={keeping(info, player)} icon="share">
          <span class="if-room">{t("replay-keep")}</span>
        </Menu>
      </div>
    </section>
  );
}

function Step({ icon, label, by, player }: { icon: IconName; label: string; by: number; player: Player }) {
  const to = player.place.value + by;
  const end = to < 0 || to >= player.moments.value.length;
  return <IconButton icon={icon} label={label} disabled={end} onClick={() => stopAt(player, to)} />;
}

/** Whose view is shown. */
function Eyes({ eyes, player }: { eyes: Moments; player: Player }) {
  return (
    <label class="controls-choice">
      <span>{t("replay-eyes")}</span>
      <select
        value={String(player.seat.value)}
        onChange={(event) => (player.seat.value = Number(event.currentTarget.value))}
      >
        {eyes.seats.map((seat, place) => (
          <option key={seat} value={String(seat)} selected={seat === player.seat.value}>
            {seat < 0 ? t("replay-spectator") : eyes.names[place]}
          </option>
        ))}
      </select>
    </label>
  );
}

function keeping(info: TableFound, player: Player): readonly MenuItem[] {
  const n = player.moment.value?.n ?? 0;
  const seat = player.seat.value;
  const name = `${info.game}-${n}`;
  const path = picturePath(info.id, n, seat);
  const secret = info.status !== "over" && !info.imported;
  const saveLog = () => fetchFile(`tables/${info.id}/log`).then((log) => save(log, `${info.game}.log`), toastError);
  return [
    { label: t("replay-link"), act: () => void copy(new URL(momentPath(info.id, n, seat), location.origin).href) },
    { label: t("replay-painting"), act: () => void savePainting(path, name).catch(toastError) },
    { label: t("replay-drawing"), act: () => void saveDrawing(path, name).catch(toastError) },
    { label: t("summary-log"), act: saveLog, ...(secret && { why: t("replay-log-later") }) },
  ];
}

function paceName(pace: Pace): string {
  return { slow: t("replay-slow"), normal: t("replay-normal"), fast: t("replay-fast") }[pace];
}
