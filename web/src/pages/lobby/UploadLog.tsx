import { useState } from "preact/hooks";
import { post } from "../../core/api";
import { go } from "../../core/router";
import { t } from "../../core/words";
import { Icon } from "../../ui/Icon";
import { toast, toastError } from "../../ui/Toast";

const LARGEST = 5_000_000;

/** Where a log of another table can be dropped or chosen, to be looked at here. */
export function UploadLog() {
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    setOver(false);
    if (!file) return;
    if (file.size > LARGEST) toast(t("log-too-large"), "error");
    else post<{ id: string }>("logs", file).then(({ id }) => go(`/table/${id}/replay`), toastError);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0]);
  };
  return (
    <label
      class={over ? "upload upload-over" : "upload"}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span>{t("upload-log")}</span>
      <input
        type="file"
        class="unseen"
        accept=".jsonl,.log,.txt,application/json"
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
    </label>
  );
}
