import type { GameShown } from "../../core/http";
import { useLoaded } from "../../core/load";
import { me } from "../../core/me";
import { t } from "../../core/words";
import { ErrorNote, Waiting } from "../../ui/Notes";
import { Page } from "../../ui/Page";
import { GameCard } from "./GameCard";
import { MyTables } from "./MyTables";
import { UploadLog } from "./UploadLog";

/** The home page: the games, and my tables. */
export function Lobby() {
  const games = useLoaded<readonly GameShown[]>("games");
  return (
    <Page title="">
      <main class="lobby">
        <header class="lobby-head">
          <h1>{me.value.name ? t("welcome-back", { name: me.value.name }) : t("welcome")}</h1>
          {!me.value.known && <p class="quiet">{t("welcome-hint")}</p>}
        </header>
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

/** Games first, then workshops. */
function inOrder(games: readonly GameShown[]): readonly GameShown[] {
  return [...games.filter((game) => !game.begin), ...games.filter((game) => game.begin)];
}
