import { useState } from "preact/hooks";
import { address } from "../../core/api";
import { span } from "../../core/games";
import type { GameShown } from "../../core/http";
import { go } from "../../core/router";
import { playNow } from "../../core/tables";
import { t } from "../../core/words";
import { Button, LinkButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { toastError } from "../../ui/Toast";

/** A game in the lobby: what it is, and the buttons that begin it. */
export function GameCard({ game }: { game: GameShown }) {
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      go(`/table/${await playNow(game)}`);
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  return (
    <li class="game">
      <img class="game-picture" src={address(`games/${game.name}/picture.svg`)} alt="" loading="lazy" />
      <div class="game-about">
        <h3 class="game-title">{game.title}</h3>
        <p class="game-facts quiet">
          <span>
            <Icon name="people" /> {t("players", { span: span(game.seats), most: Math.max(...game.seats) })}
          </span>
          <span>
            <Icon name="clock" /> {t("minutes", { span: span(game.minutes) })}
          </span>
        </p>
        <p class="game-mood">{game.mood}</p>
        <p class="game-summary">{game.summary}</p>
        <div class="game-ways">
          <Button kind="gold" big icon={game.begin ? "pen" : "play"} busy={busy} onClick={play}>
            {game.begin || t("play-now")}
          </Button>
          <div class="row">
            {game.lessons.length > 0 && (
              <LinkButton icon="learn" to={`/learn/${game.name}`}>
                {t("learn")}
              </LinkButton>
            )}
            {!game.begin && (
              <LinkButton icon="people" to={`/new/${game.name}`}>
                {t("more-choices")}
              </LinkButton>
            )}
            <LinkButton icon="book" to={`/rules/${game.name}`}>
              {t("rules")}
            </LinkButton>
          </div>
        </div>
      </div>
    </li>
  );
}
