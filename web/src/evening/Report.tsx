import { useId, useState } from "preact/hooks";
import { t } from "../core/words";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { toast, toastError } from "../ui/Toast";
import { fetchFile, save } from "./file";

const LONGEST = 5000;

/** A problem report: makes a file that is safe to share, and says what it contains. */
export function Report({ id, onClose }: { id: string; onClose: () => void }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const field = useId();
  const make = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      save(await fetchFile(`tables/${id}/report`, { text: text.trim() }), "lanterne-problem.json");
      toast(t("report-saved"));
      onClose();
    } catch (failed) {
      toastError(failed);
    }
    setBusy(false);
  };
  return (
    <Dialog title={t("report")} open onClose={onClose} sheet>
      <form class="evening-parts" onSubmit={make}>
        <div class="field">
          <label for={field}>{t("report-what")}</label>
          <textarea
            id={field}
            rows={5}
            maxLength={LONGEST}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <p>{t("report-how")}</p>
        <dl class="report-parts">
          <dt>{t("report-in")}</dt>
          <dd>{t("report-in-told")}</dd>
          <dt>{t("report-out")}</dt>
          <dd>{t("report-out-told")}</dd>
        </dl>
        <div class="row">
          <Button type="submit" kind="gold" icon="download" busy={busy}>
            {t("report-save")}
          </Button>
          <Button onClick={onClose}>{t("cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
