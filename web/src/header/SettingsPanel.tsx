import { useState } from "preact/hooks";
import { put } from "../core/api";
import { callMe, forgetMe, me, meetMe } from "../core/me";
import {
  films,
  notifications,
  READINGS,
  type Reading,
  reading,
  secondThoughts,
  SPEEDS,
  type Speed,
  sound,
  soundWords,
  speed,
  TEXT_SIZES,
  type TextSize,
  textSize,
  type Volume,
  volume,
  warnings,
} from "../core/settings";
import { t } from "../core/words";
import { Button } from "../ui/Button";
import { Choice, Field, Tick } from "../ui/Field";
import { NetworkSwitch } from "../ui/NetworkSwitch";
import { toast, toastError } from "../ui/Toast";
import { MovePanel } from "./MovePanel";

/** Settings of the page and the reader's name. `onForgotten` is called after this browser has forgotten the reader. */
export function SettingsPanel({ onForgotten }: { onForgotten: () => void }) {
  return (
    <div class="settings">
      <NameField />
      <NetworkSwitch />
      <Choice
        label={t("speed")}
        value={speed.value}
        values={SPEEDS.map((value) => ({ value, label: speedLabel(value) }))}
        onValue={(value) => (speed.value = value as Speed)}
      />
      <Tick
        label={t("films")}
        hint={t("films-hint")}
        checked={films.value === "watch"}
        onChecked={(on) => (films.value = on ? "watch" : "skip")}
      />
      <Choice
        label={t("reading")}
        value={reading.value}
        values={READINGS.map((value) => ({ value, label: readingLabel(value) }))}
        onValue={(value) => (reading.value = value as Reading)}
      />
      <Choice
        label={t("text-size")}
        value={textSize.value}
        values={TEXT_SIZES.map((value) => ({ value, label: sizeLabel(value) }))}
        onValue={(value) => (textSize.value = value as TextSize)}
      />
      <Tick
        label={t("warnings")}
        hint={t("warnings-hint")}
        checked={warnings.value === "on"}
        onChecked={(on) => (warnings.value = on ? "on" : "off")}
      />
      <Tick
        label={t("second-thoughts")}
        hint={t("second-thoughts-hint")}
        checked={secondThoughts.value === "on"}
        onChecked={(on) => (secondThoughts.value = on ? "on" : "off")}
      />
      <NotificationTick />
      <Tick
        label={t("sound")}
        hint={t("sound-hint")}
        checked={sound.value === "on"}
        onChecked={(on) => (sound.value = on ? "on" : "off")}
      />
      <label class="volume">
        <span>{t("volume")}</span>
        <input
          type="range"
          min="0"
          max="10"
          step="1"
          value={volume.value}
          onInput={(event) => (volume.value = event.currentTarget.value as Volume)}
        />
        <small class="quiet">{t("volume-hint")}</small>
      </label>
      <Tick
        label={t("sound-words")}
        hint={t("sound-words-hint")}
        checked={soundWords.value === "on"}
        onChecked={(on) => (soundWords.value = on ? "on" : "off")}
      />
      {me.value.known && me.value.webhooks && <WebhookField />}
      <MovePanel />
      <ForgetPanel onForgotten={onForgotten} />
    </div>
  );
}

function NameField() {
  const [name, setName] = useState(me.value.name);
  const keep = (event: Event) => {
    event.preventDefault();
    callMe(name.trim()).then(() => toast(t("name-kept")), toastError);
  };
  return (
    <form class="name-form" onSubmit={keep}>
      <Field label={t("my-name")} value={name} onValue={setName} maxLength={30} />
      <Button type="submit" disabled={!name.trim() || name.trim() === me.value.name}>
        {t("keep")}
      </Button>
    </form>
  );
}

/** The browser asks the reader; without their consent the setting stays off. */
function NotificationTick() {
  const possible = "Notification" in window && isSecureContext;
  const turn = async (on: boolean) => {
    const allowed = on && possible && (await Notification.requestPermission()) === "granted";
    notifications.value = allowed ? "on" : "off";
    if (on && !allowed) toast(t("notifications-refused"), "error");
  };
  return (
    <Tick
      label={t("notifications")}
      hint={possible ? t("notifications-hint") : t("notifications-impossible")}
      checked={notifications.value === "on"}
      onChecked={turn}
    />
  );
}

/** An address that is called when it is my turn, for slow games. */
function WebhookField() {
  const [webhook, setWebhook] = useState(me.value.webhook);
  const keep = (event: Event) => {
    event.preventDefault();
    put("me", { webhook: webhook.trim() })
      .then(meetMe)
      .then(() => toast(t("webhook-kept")), toastError);
  };
  return (
    <form class="name-form" onSubmit={keep}>
      <Field
        label={t("webhook")}
        hint={t("webhook-hint")}
        value={webhook}
        onValue={setWebhook}
        placeholder="https://…"
        maxLength={500}
      />
      <Button type="submit" disabled={webhook.trim() === me.value.webhook}>
        {t("keep")}
      </Button>
    </form>
  );
}

function ForgetPanel({ onForgotten }: { onForgotten: () => void }) {
  const [sure, setSure] = useState(false);
  const forget = async () => {
    try {
      await forgetMe();
      onForgotten();
    } catch (error) {
      toastError(error);
    }
  };
  if (!me.value.known) return null;
  return (
    <section class="settings-part">
      <h3>{t("forget")}</h3>
      <p class="quiet">{t("forget-hint")}</p>
      <div class="row">
        {sure ? (
          <>
            <Button kind="danger" onClick={forget}>
              {t("forget-sure")}
            </Button>
            <Button onClick={() => setSure(false)}>{t("cancel")}</Button>
          </>
        ) : (
          <Button onClick={() => setSure(true)}>{t("forget-now")}</Button>
        )}
      </div>
    </section>
  );
}

function speedLabel(value: Speed): string {
  return { slow: t("speed-slow"), normal: t("speed-normal"), fast: t("speed-fast"), off: t("speed-off") }[value];
}

function readingLabel(value: Reading): string {
  return {
    normal: t("reading-normal"),
    brief: t("reading-brief"),
    wait: t("reading-wait"),
    off: t("reading-off"),
  }[value];
}

function sizeLabel(value: TextSize): string {
  return { normal: t("text-normal"), large: t("text-large"), larger: t("text-larger") }[value];
}
