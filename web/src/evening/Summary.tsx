import { useContext, useState } from "preact/hooks";
import { address, post } from "../core/api";
import type { TableMade } from "../core/http";
import { go } from "../core/router";
import { lazily } from "../core/load";
import { t } from "../core/words";
import type { Ending, Place } from "../messages";
import { useTable } from "../table/store";
import { Button, LinkButton } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { RulesOf } from "../ui/Rule";
import { toastError } from "../ui/Toast";
import { ChanceProof } from "./ChanceProof";
import { mySeats } from "./Chat";
import { Disc } from "./Disc";

const Made = lazily(async () => (await import("./Made")).Made);

type SummaryProps = { id: string; lesson: boolean; makes: boolean; ending: Ending; open: boolean; onClose: () => void };

/** How the game ended, what decided it, and what to do next. */
export function Summary({ id, lesson, makes, ending, open, onClose }: SummaryProps) {
  const table = useTable();
  const game = useContext(RulesOf);
  const points = ending.turning_points ?? [];
  const among = table.people.value?.host || mySeats(table).length > 0;
  return (
    <Dialog title={t("summary")} open={open} onClose={onClose} sheet>
      <div class="evening-parts summary">
        <p class="summary-ending">{ending.text}</p>
        {makes ? (
          <>
            <p>{ending.places.flatMap((place) => place.told ?? []).join(" · ")}</p>
            {mySeats(table).length > 0 && <Made id={id} moment={-1} />}
          </>
        ) : (
          <ol class="summary-places">
            {ending.places.map((place) => (
              <PlaceRow key={place.seat} place={place} />
            ))}
          </ol>
        )}
        {points.length > 0 && (
          <section>
            <h3>{t("summary-points")}</h3>
            <ul class="summary-points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        )}
        <div class="row summary-ways">
          {among && !lesson && !makes && <Rematch id={id} label={ending.rematch || t("rematch")} />}
          {lesson && (
            <LinkButton kind="gold" to={`/new/${game}`}>
              {t("table-note-new-game")}
            </LinkButton>
          )}
          {ending.review && mySeats(table).length > 0 && (
            <LinkButton icon="learn" to={`/table/${id}/review`}>
              {t("review-show")}
            </LinkButton>
          )}
          <LinkButton icon="replay" to={`/table/${id}/replay`}>
            {t("watch-again")}
          </LinkButton>
          <LogLink id={id} />
          <LinkButton to="/">{t("summary-lobby")}</LinkButton>
        </div>
        {!makes && <ChanceProof id={id} />}
      </div>
    </Dialog>
  );
}

function PlaceRow({ place }: { place: Place }) {
  const person = useTable().people.value?.seats.find((seat) => seat.seat === place.seat);
  const name = person && person.name !== place.name ? person.name : "";
  return (
    <li class={place.place === 1 ? "summary-first" : undefined}>
      <span class="summary-place">{t("summary-place", { place: place.place })}</span>
      <Disc seat={place.seat} />
      <div>
        <p>
          <strong>{place.name}</strong> <span class="quiet">{name}</span>
        </p>
        {(place.told ?? []).length > 0 && <p class="quiet">{(place.told ?? []).join(" · ")}</p>}
      </div>
    </li>
  );
}

function Rematch({ id, label }: { id: string; label: string }) {
  const [busy, setBusy] = useState(false);
  const again = () => {
    setBusy(true);
    post<TableMade>(`tables/${id}/rematch`).then(
      (made) => go(`/table/${made.id}`),
      (failed: unknown) => {
        toastError(failed);
        setBusy(false);
      },
    );
  };
  return (
    <Button kind="gold" icon="again" busy={busy} onClick={again}>
      {label}
    </Button>
  );
}

/** Saves the log of a finished game as a file. */
export function LogLink({ id }: { id: string }) {
  return (
    <a class="button button-plain" href={address(`tables/${id}/log`)} download="">
      <Icon name="download" />
      {t("summary-log")}
    </a>
  );
}
