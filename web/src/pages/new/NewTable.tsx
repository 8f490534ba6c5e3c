import { useEffect, useRef, useState } from "preact/hooks";
import type { Setable } from "../../core/games";
import type { GameShown, PackShown } from "../../core/http";
import { useLoaded } from "../../core/load";
import { me } from "../../core/me";
import { gameWith } from "../../core/packs";
import { go } from "../../core/router";
import { makeTable } from "../../core/tables";
import { t } from "../../core/words";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { ErrorPage, Waiting } from "../../ui/Notes";
import { Page } from "../../ui/Page";
import { RulesOf } from "../../ui/Rule";
import { toastError } from "../../ui/Toast";
import { counts, type Form, hadPacks, keptForm, keptPacks, problems, repacked, setSetting, usualForm, wanted, withNew } from "./form";
import { HowItRuns } from "./HowItRuns";
import { PackChoice } from "./PackChoice";
import { Seats } from "./Seats";
import { SettingField } from "./SettingField";
import { problemSentence } from "./sentences";

/** The form for a new table, with all choices. */
export function NewTable({ game: name }: { game: string }) {
  const { data, error, again } = useLoaded<readonly GameShown[]>("games");
  const game = data?.find((one) => one.name === name);
  return (
    <Page title={game?.title ?? t("new-table")} rules={name} what={game?.title}>
      {error && !data && <ErrorPage sentence={error} again={again} />}
      {!data && !error && <Waiting />}
      {data && !game && <ErrorPage sentence={t("no-such-game")} />}
      {game && <NewTableForm key={game.name} plain={game} />}
    </Page>
  );
}

/** `plain` is the game without packs. */
function NewTableForm({ plain }: { plain: GameShown }) {
  const place = `lanterne-new-${plain.name}`;
  const kept = localStorage.getItem(place);
  // Checking packs may take a while the first time, so the form does not wait for them.
  const { data: packs, error: noPacks, again } = useLoaded<readonly PackShown[]>(`games/${encodeURIComponent(plain.name)}/packs`);
  const [on, setOn] = useState<readonly string[]>([]);
  const [added, setAdded] = useState("");
  const { data: packed, error: unfit } = useLoaded<GameShown>(gameWith(plain.name, on));
  // The game of the choices below: it follows the packs as soon as the server has said what they change.
  const [game, setGame] = useState(plain);
  const [form, setForm] = useState<Form>(() => keptForm(plain, kept));
  const follows = game.packs.join() === on.join() && (packs !== null || noPacks !== "" || !hadPacks(kept));
  const [name, setName] = useState(me.value.name);
  const [tried, setTried] = useState(0);
  const paper = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const called = name.trim() || t("name-until-known");
  const wrong = problems(form, game);
  const general = wrong.filter((problem) => !("place" in problem));
  const gathers = form.seats.some((row) => row.kind === "friend");
  // Friends must know who invites them; alone, a name can wait.
  const unnamed = gathers && !name.trim();
  const change = (next: Form) => {
    setForm(next);
    localStorage.setItem(place, JSON.stringify(next));
  };
  useEffect(() => {
    if (packed?.packs.join() !== on.join() || packed === game) return;
    const isNew = added !== "" && packed.packs.includes(added) && !game.packs.includes(added);
    if (isNew) change(withNew(form, game, packed));
    else if (packed.packs.join() !== game.packs.join()) change(game === plain ? keptForm(packed, kept) : repacked(form, game, packed));
    setGame(packed);
  }, [packed]);
  useEffect(() => {
    if (packs) setOn(keptPacks(packs.filter((pack) => !pack.flaw).map((pack) => pack.name), kept));
  }, [packs !== null]);
  useEffect(() => {
    if (unfit) setOn(game.packs);
  }, [unfit]);
  useEffect(() => {
    // The first error may be far above the button.
    paper.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [tried]);
  const changed = (name: string) => {
    again();
    setAdded(name);
    if (name && !on.includes(name)) setOn([...on, name].sort());
  };
  const send = async (event: Event) => {
    event.preventDefault();
    setTried(tried + 1);
    if (wrong.length > 0 || unnamed) return;
    setBusy(true);
    try {
      go(`/table/${await makeTable(wanted(form, game, called), name.trim())}`);
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
            placeholder={gathers ? "" : t("name-until-known")}
            error={tried > 0 && unnamed ? t("problem-my-name") : undefined}
          />
        )}
        <Seats game={game} form={form} myName={called} change={change} problems={tried > 0 ? wrong : []} />
        <PackChoice game={plain} packs={packs ?? []} on={on} onPacks={setOn} onChanged={changed} />
        {unfit && <p class="field-error" role="alert">{unfit}</p>}
        <section class="form-part" aria-labelledby="settings-title">
          <h2 id="settings-title">{t("game-settings")}</h2>
          <div class="form-grid">
            <RulesOf.Provider value={game.name}>
              {game.settings.filter((setting) => counts(form, setting)).map((setting) => (
                <SettingField
                  key={setting.name}
                  setting={setting}
                  value={form.settings[setting.name] as Setable}
                  onValue={(value) => change(setSetting(form, game, setting.name, value))}
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
            <Button type="submit" kind="gold" big busy={busy || !follows} icon={gathers ? "people" : "play"}>
              {gathers ? t("invite-friends") : t("begin")}
            </Button>
            <Button onClick={() => change(usualForm(game))}>{t("usual-choices")}</Button>
          </div>
        </footer>
      </form>
    </main>
  );
}
