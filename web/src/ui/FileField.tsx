import { useId, useState } from "preact/hooks";
import { Icon } from "./Icon";

type FileFieldProps = {
  label: string;
  /** Accepted file endings or media types. */
  accept: readonly string[];
  onFiles: (files: readonly File[]) => void;
  several?: boolean;
  hint?: string | undefined;
  busy?: boolean;
};

/** A field to drop or choose one or several files. The same file can be chosen again. */
export function FileField({ label, accept, onFiles, several, hint, busy }: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    setOver(false);
    const found = [...(files ?? [])].slice(0, several ? undefined : 1);
    if (found.length > 0 && !busy) onFiles(found);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer?.files);
  };
  return (
    <label
      class={over ? "upload upload-over" : "upload"}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <span>
        {label}
        {hint && (
          <span id={id} class="upload-hint">
            {hint}
          </span>
        )}
      </span>
      <input
        type="file"
        class="unseen"
        accept={accept.join()}
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        disabled={busy}
        multiple={several}
        onKeyDown={(event) => {
          // In a form, Enter would send it.
          if (event.key !== "Enter") return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
