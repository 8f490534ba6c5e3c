import { useState } from "preact/hooks";
import { post } from "../core/api";
import type { Recovery } from "../core/http";
import { me } from "../core/me";
import { t } from "../core/words";
import { Button } from "../ui/Button";
import { InviteLink } from "../ui/InviteLink";
import { toastError } from "../ui/Toast";

/** A link by which another device becomes the same person. */
export function MovePanel() {
  const [found, setFound] = useState<Recovery | null>(null);
  const make = () => post<Recovery>("me/recovery").then(setFound, toastError);
  if (!me.value.known) return null;
  return (
    <section class="settings-part">
      <h3>{t("move")}</h3>
      <p class="quiet">{found ? t("move-made", { minutes: found.minutes }) : t("move-hint")}</p>
      {found ? (
        <InviteLink link={found.link} title="Lanterne" label={t("move-link")} />
      ) : (
        <div class="row">
          <Button onClick={make}>{t("move-make")}</Button>
        </div>
      )}
    </section>
  );
}
