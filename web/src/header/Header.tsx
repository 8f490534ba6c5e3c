import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { lazily } from "../core/load";
import { me } from "../core/me";
import { put } from "../core/api";
import { go, Link, path } from "../core/router";
import { LANGUAGES, language, setLanguage, t } from "../core/words";
import type { Language } from "../messages";
import { Button, IconButton, LinkButton } from "../ui/Button";
import { Sheet } from "../ui/Dialog";
import { toastError } from "../ui/Toast";

const SettingsPanel = lazily(async () => (await import("./SettingsPanel")).SettingsPanel);

type HeaderProps = {
  /** Text beside the name: game, turn. */
  children?: ComponentChildren;
  /** Buttons of this page, before those that every page has. */
  tools?: ComponentChildren;
  /** Which rulebook the button opens; none on pages without a game. */
  rules?: string;
};

/** The header of every page. */
export function Header({ children, tools, rules }: HeaderProps) {
  const [open, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
    go("/");
  };
  return (
    <header class="header">
      <Link to="/" class="header-name" here={path.value === "/"}>
        Lanterne
      </Link>
      <div class="header-what">{children}</div>
      <nav class="row header-tools" aria-label={t("tools")}>
        {tools}
        {rules && (
          <LinkButton icon="book" to={`/rules/${rules}`}>
            <span class="header-label">{t("rules")}</span>
          </LinkButton>
        )}
        <LanguageSwitch />
        <IconButton icon="settings" label={t("settings")} onClick={() => setOpen(true)} />
      </nav>
      <Sheet title={t("settings")} open={open} onClose={() => setOpen(false)}>
        <SettingsPanel onForgotten={leave} />
      </Sheet>
    </header>
  );
}

const NAMES: Record<Language, string> = { fr: "Français", en: "English" };

/** Switches to the other language. Its label is in that language, for people who do not read this one. */
function LanguageSwitch() {
  const other = LANGUAGES.find((known) => known !== language.value) ?? "en";
  const short = other.toUpperCase();
  const turn = () => speak(other).catch(toastError);
  return (
    <Button class="language" lang={other} aria-label={`${short}, ${NAMES[other]}`} title={NAMES[other]} onClick={turn}>
      {short}
    </Button>
  );
}

async function speak(wanted: Language): Promise<void> {
  await setLanguage(wanted);
  // Messages sent while I am away should be in the same language.
  if (me.value.known) await put("me", { language: wanted });
}
