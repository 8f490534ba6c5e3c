import { useState } from "preact/hooks";
import { post } from "../core/api";
import type { Named } from "../core/http";
import { me, meetMe } from "../core/me";
import { goInstead } from "../core/router";
import { t } from "../core/words";
import { Button } from "../ui/Button";
import { Card } from "../ui/Notes";
import { Page } from "../ui/Page";
import { toast, toastError } from "../ui/Toast";

/** The link that moves a person to this device. It works once, so it is used only after a click. */
export function Me({ token }: { token: string }) {
  const [busy, setBusy] = useState(false);
  const move = async () => {
    setBusy(true);
    try {
      const { name } = await post<Named>(`recovery/${encodeURIComponent(token)}`);
      await meetMe();
      toast(t("moved", { name }));
      goInstead("/");
    } catch (failed) {
      toastError(failed);
      setBusy(false);
    }
  };
  return (
    <Page title={t("move-here")}>
      <Card title={t("move-here")}>
        <p>{t("move-here-hint")}</p>
        {me.value.known && <p>{t("move-here-known", { name: me.value.name })}</p>}
        <Button kind="gold" big busy={busy} onClick={move}>
          {t("move-here-now")}
        </Button>
      </Card>
    </Page>
  );
}
