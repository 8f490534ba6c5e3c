import { t } from "../core/words";
import { toast } from "./Toast";

/** Copy a text and say so. Over plain http browsers have no clipboard, so the text is shown to be copied by hand. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("copied"));
  } catch {
    prompt(t("copy-by-hand"), text);
  }
}

/** Whether this browser can share a link with another app. */
export const canShare = "share" in navigator;

/** Share a link with another app. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The reader cancelled: nothing to report.
  }
}
