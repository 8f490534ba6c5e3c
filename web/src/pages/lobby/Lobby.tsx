import type { GameShown } from "../../core/http";
import { useLoaded } from "../../core/load";
import { me } from "../../core/me";
import { t } from "../../core/words";
import { LinkButton } from "../../ui/Button";
import { ErrorNote, Waiting } from "../../ui/Notes";
import { Page } from "../../ui/Page";
import { GameCard } from "./GameCard";
import { MyTables } from "./MyTables";
import { UploadLog } from "./UploadLog";

/** The home page: the games, and my tables. */
export function Lobby() {
  const games = useLoaded<readonly GameShown[]>("games");
  const first = easiest(games.data ?? []);
  return (
    <Page title="">
      <main class="lobby">
        <header class="lobby-head">
          <h1>{me.value.name ? t("welcome-back", { name: me.value.name }) : t("welcome")}</h1>
          {!me.value.known && <p class="quiet">{t("welcome-hint")}</p>}
        </header>
        {!me.value.known && first && (
          <aside class="first-game parchment" aria-labelledby="first-game-title">
            <h2 id="first-game-title">{t("first-game", { title: first.title })}</h2>
            <p>{first.mood}</p>
            <LinkButton kind="gold" big icon="learn" to={`/learn/${first.name}`}>
              {t("first-game-learn")}
            </LinkButton>
          </aside>
        )}
        {me.value.known && <MyTables />}
        <section aria-labelledby="games-title">
          <h2 id="games-title" class={me.value.known ? "" : "unseen"}>
            {t("games")}
          </h2>
          {games.error && !games.data && <ErrorNote sentence={games.error} again={games.again} />}
          {!games.data && !games.error && <Waiting />}
          <ul class="games">
            {inOrder(games.data ?? []).map((game) => (
              <GameCard key={game.name} game={game} />
            ))}
          </ul>
        </section>
        <UploadLog />
      </main>
    </Page>
  );
}

/** The game to begin with: with a lesson, for somebody who leads a party alone against the game, and the shortest. */
function easiest(games: readonly GameShown[]): GameShown | undefined {
  const fit = games.filter((game) => game.lessons.length > 0 && !game.begin);
  const party = fit.filter((game) => game.alone.filter(Boolean).length > 1);
  return (party.length > 0 ? party : fit).toSorted((one, other) => one.minutes[1] - other.minutes[1])[0];
}

/** Games first, then workshops. */
function inOrder(games: readonly GameShown[]): readonly GameShown[] {
  return [...games.filter((game) => !game.begin), ...games.filter((game) => game.begin)];
}
