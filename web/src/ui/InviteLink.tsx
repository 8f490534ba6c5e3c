import { useState } from "preact/hooks";
import { address } from "../core/api";
import { t } from "../core/words";
import { Button } from "./Button";
import { network } from "./NetworkSwitch";
import { canShare, copy, share } from "./copy";

/** Names that only this machine has for itself. */
const LOOPBACK = /^(localhost|127\.|\[::1)/;

type InviteLinkProps = {
  link: string;
  title: string;
  label: string;
  /** The code to scan is shown at once. */
  scan?: boolean;
};

/** A link for somebody else: to copy, to share, or to scan. */
export function InviteLink({ link, title, label, scan = false }: InviteLinkProps) {
  const [code, setCode] = useState(scan);
  const { href: whole, hostname } = new URL(link, location.origin);
  return (
    <div class="invite-link">
      <input type="text" readOnly value={whole} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <div class="row">
        <Button icon="copy" onClick={() => copy(whole)}>
          {t("copy-link")}
        </Button>
        {canShare && (
          <Button icon="share" onClick={() => share(title, whole)}>
            {t("share")}
          </Button>
        )}
        <Button aria-expanded={code} onClick={() => setCode(!code)}>
          {t("qr-code")}
        </Button>
      </div>
      {LOOPBACK.test(hostname) && (
        <p class="quiet">{network.value?.switch ? t("link-only-here-switch") : t("link-only-here")}</p>
      )}
      {code && (
        <img
          class="qr"
          src={address(`qr.svg?text=${encodeURIComponent(whole)}`)}
          alt={t("qr-alt")}
          width="200"
          height="200"
        />
      )}
    </div>
  );
}
