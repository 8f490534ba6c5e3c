import { post } from "../../core/api";
import type { TableMade } from "../../core/http";
import { go } from "../../core/router";
import { t } from "../../core/words";
import { FileField } from "../../ui/FileField";
import { toast, toastError } from "../../ui/Toast";

const LARGEST = 5_000_000;
const ACCEPT = [".jsonl", ".log", ".txt", "application/json"];

/** A field to drop or choose a log of another table, to replay it here. */
export function UploadLog() {
  const take = (file: File) => {
    if (file.size > LARGEST) toast(t("log-too-large"), "error");
    else post<TableMade>("logs", file).then(({ id }) => go(`/table/${id}/replay`), toastError);
  };
  return <FileField label={t("upload-log")} accept={ACCEPT} onFiles={([file]) => file && take(file)} />;
}
