import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../core/words";
import { IconButton } from "./Button";

type DialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  /** On a phone it slides up from the bottom edge and is as wide as the screen. */
  sheet?: boolean;
  /** It fills the page: the end of something. */
  scene?: boolean;
  children: ComponentChildren;
};

/** A dialog over the page. Escape, the cross and a click outside close it; the focus returns to where it was. */
export function Dialog({ title, open, onClose, sheet, scene, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(".scene-ways .button")?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  if (!open) return null;
  const beside = (event: MouseEvent) => {
    if (event.target === box.current) onClose();
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={box}
      class={scene ? "dialog dialog-scene" : sheet ? "dialog sheet" : "dialog"}
      aria-labelledby={name}
      onCancel={cancel}
      onClick={beside}
    >
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2 id={name}>{title}</h2>
          <IconButton icon="close" label={t("close")} kind="bare" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** A dialog that slides up on a phone. */
export function Sheet(props: Omit<DialogProps, "sheet" | "scene">) {
  return <Dialog {...props} sheet />;
}
