import { useState } from "preact/hooks";
import { del, post, put } from "../core/api";
import type { TableFound } from "../core/http";
import { PACES, paceLabel, QUIET_TIMES, quietLabel } from "../core/pace";
import { t } from "../core/words";
import type { People } from "../messages";
import { Button } from "../ui/Button";
import { Choice, Select } from "../ui/Field";
import { toastError } from "../ui/Toast";
import { fetchFile, save } from "./file";

type HostPanelProps = { info: TableFound; people: People; changed: () => void };

/** What only the host of a table may do: pause, resume, close, set the pace. */
export function HostPanel({ info, people, changed }: HostPanelProps) {
  const [closing, setClosing] = useState(false);
  const ask = (what: "pause" | "resume" | "close") => post(`tables/${info.id}/${what}`).catch(toastError);
  const set = (how: { pace?: number; quiet?: number }) => put(`tables/${info.id}`, how).then(changed, toastError);
  const takeAlong = () =>
    fetchFile(`tables/${info.id}/take-along`, {}).then((log) => save(log, `${info.game}.log`), toastError);
  const withdraw = () => del(`tables/${info.id}/invitations`).then(changed, toastError);
  const others = people.seats.filter((seat) => seat.kind === "person" && !seat.mine);
  const alone = others.length === 0 && info.private;
  const bots = people.seats.some((seat) => seat.kind === "bot");
  return (
    <section class="settings-part host" aria-labelledby="host-title">
      <h3 id="host-title">{t("host")}</h3>
      {bots && (
        <Choice
          label={t("pace")}
          value={String(info.pace)}
          values={PACES.map((pace) => ({ value: String(pace), label: paceLabel(pace) }))}
          onValue={(pace) => set({ pace: Number(pace) })}
        />
      )}
      {others.length > 0 && (
        <Select
          label={t("quiet")}
          value={String(info.quiet)}
          values={QUIET_TIMES.map((quiet) => ({ value: String(quiet), label: quietLabel(quiet) }))}
          onValue={(quiet) => set({ quiet: Number(quiet) })}
        />
      )}
      <div class="row">
        {people.status === "paused" ? (
          <Button icon="play" onClick={() => ask("resume")}>
            {t("host-resume")}
          </Button>
        ) : (
          <Button onClick={() => ask("pause")}>{t("host-pause")}</Button>
        )}
        {!closing && <Button onClick={() => setClosing(true)}>{t("host-close")}</Button>}
        {info.invited && <Button onClick={withdraw}>{t("host-withdraw")}</Button>}
        {alone && (
          <Button icon="download" onClick={takeAlong}>
            {t("host-take-along")}
          </Button>
        )}
      </div>
      {info.invited && <p class="quiet">{t("host-withdraw-hint")}</p>}
      {alone && <p class="quiet">{t("host-take-along-hint")}</p>}
      {closing && (
        <div class="evening-unfolded">
          <p>{t("host-close-told")}</p>
          <div class="row">
            <Button kind="danger" onClick={() => ask("close").then(() => setClosing(false))}>
              {t("host-close-now")}
            </Button>
            <Button onClick={() => setClosing(false)}>{t("cancel")}</Button>
          </div>
        </div>
      )}
    </section>
  );
}
