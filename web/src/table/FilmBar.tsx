import { useEffect, useState } from "preact/hooks";
import { films } from "../core/settings";
import { t } from "../core/words";
import { faster, rate, skip } from "./film";
import { useTable } from "./store";

/** How long the bar stays after the film: a second click on it must not hit what lies below. */
const STAYS = 450;

/** The words for the moment shown; the log keeps them. */
function Captions() {
  const table = useTable();
  const fresh = table.captions.value;
  if (!fresh.length || table.cue.value?.kind === "stage") return null;
  return (
    <div class="film-captions" role="status">
      {fresh.slice(-3).map((line, place) => (
        <p key={`${line.n} ${place}`}>{line.text}</p>
      ))}
    </div>
  );
}

/** While a film runs: how far it is, faster, skip to the next decision. */
export function FilmBar() {
  const table = useTable();
  const film = table.film.value;
  // A single roll is over before anybody could reach for the bar.
  const runs = film !== null && ((film.now.beats ?? []).length > 0 || table.coming.length > 0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (runs) setShown(true);
    const timer = runs ? 0 : window.setTimeout(() => setShown(false), STAYS);
    return () => window.clearTimeout(timer);
  }, [runs]);
  if (!runs && !shown) return null;
  const beats = (film?.now.beats ?? []).length + 1;
  const never = () => {
    films.value = "skip";
    skip(table);
  };
  return (
    <div class={runs ? "film-bar" : "film-bar over"} role="group" aria-label={t("film")}>
      <Captions />
      <progress value={film ? film.place + 1 : beats} max={beats} aria-label={t("film-progress")} />
      <button type="button" class="film-faster" title={`${t("film-faster")} (,)`} disabled={!runs} onClick={() => faster(table)}>
        ▶▶ <span class="film-words">{t("film-faster")}</span> <span class="film-rate">×{rate.value}</span>
      </button>
      <button type="button" class="film-skip" title={`${t("film-skip")} (.)`} disabled={!runs} onClick={() => skip(table)}>
        {t("film-skip")}
      </button>
      <button type="button" class="film-never" title={t("film-never-hint")} disabled={!runs} onClick={never}>
        {t("film-never")}
      </button>
    </div>
  );
}
