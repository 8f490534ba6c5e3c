import { t } from "../core/words";
import { toast } from "./Toast";

/** Put a text on the clipboard and say so. Over plain http a browser has no clipboard: the text is shown to be
 * copied by hand. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    prompt(t("copy-by-hand"), text);
  }
}

/** Can this browser hand a link to another program? */
export const canShare = "share" in navigator;

/** Hand a link to another program of the device. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The reader closed the list of programs: nothing to tell.
  }
}
