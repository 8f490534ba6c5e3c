import { useEffect, useRef, useState } from "preact/hooks";
import type { Game, Setable } from "../../core/games";
import { useLoaded } from "../../core/load";
import { me } from "../../core/me";
import { go } from "../../core/router";
import { makeTable } from "../../core/tables";
import { t } from "../../core/words";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { ErrorPage, Waiting } from "../../ui/Notes";
import { Page } from "../../ui/Page";
import { RulesOf } from "../../ui/Rule";
import { toastError } from "../../ui/Toast";
import { counts, type Form, keptForm, problems, setOption, usualForm, wanted } from "./form";
import { HowItRuns } from "./HowItRuns";
import { Seats } from "./Seats";
import { SettingField } from "./SettingField";
import { problemSentence } from "./sentences";

/** Set up a table of a game, with every choice there is. */
export function NewTable({ game: name }: { game: string }) {
  const { data, error, again } = useLoaded<readonly Game[]>("games");
  const game = data?.find((one) => one.name === name);
  return (
    <Page title={game?.title ?? t("new-table")} rules={name} what={game?.title}>
      {error && !data && <ErrorPage sentence={error} again={again} />}
      {!data && !error && <Waiting />}
      {data && !game && <ErrorPage sentence={t("no-such-game")} />}
      {game && <NewTableForm key={game.name} game={game} />}
    </Page>
  );
}

function NewTableForm({ game }: { game: Game }) {
  const place = `lanterne-new-${game.name}`;
  const [form, setForm] = useState<Form>(() => keptForm(game, localStorage.getItem(place)));
  const [name, setName] = useState(me.value.name);
  const [tried, setTried] = useState(0);
  const paper = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const called = name.trim() || t("name-until-known");
  const wrong = problems(form, game);
  const general = wrong.filter((problem) => !("place" in problem));
  const gathers = form.seats.some((row) => row.kind === "friend");
  const change = (next: Form) => {
    setForm(next);
    localStorage.setItem(place, JSON.stringify(next));
  };
  useEffect(() => {
    // What is wrong may stand far above the button.
    paper.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [tried]);
  const send = async (event: Event) => {
    event.preventDefault();
    setTried(tried + 1);
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      go(`/table/${await makeTable(wanted(form, game, called), called)}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <main class="new-table">
      <form ref={paper} onSubmit={send} noValidate>
        <h1>{t("new-table")}</h1>
        {!me.value.name && (
          <Field
            label={t("my-name")}
            value={name}
            onValue={setName}
            maxLength={30}
            placeholder={t("name-until-known")}
          />
        )}
        <Seats game={game} form={form} myName={called} change={change} problems={tried > 0 ? wrong : []} />
        <section class="form-part" aria-labelledby="settings-title">
          <h2 id="settings-title">{t("game-settings")}</h2>
          <div class="form-grid">
            <RulesOf.Provider value={game.name}>
              {game.settings.filter((setting) => counts(form, setting)).map((setting) => (
                <SettingField
                  key={setting.name}
                  setting={setting}
                  value={form.options[setting.name] as Setable}
                  onValue={(value) => change(setOption(form, game, setting.name, value))}
                />
              ))}
            </RulesOf.Provider>
          </div>
        </section>
        <HowItRuns form={form} change={change} secrets={game.secrets} />
        <footer class="form-end">
          {tried > 0 && general.map((problem) => (
            <p key={problem.what} class="field-error" role="alert">
              {problemSentence(problem, form, game)}
            </p>
          ))}
          <div class="row">
            <Button type="submit" kind="gold" big busy={busy} icon={gathers ? "people" : "play"}>
              {gathers ? t("invite-friends") : t("begin")}
            </Button>
            <Button onClick={() => change(usualForm(game))}>{t("usual-choices")}</Button>
          </div>
        </footer>
      </form>
    </main>
  );
}
