import { useContext, useState } from "preact/hooks";
import { address, post } from "../core/api";
import type { TableMade } from "../core/http";
import { go } from "../core/router";
import { lazily } from "../core/load";
import { t } from "../core/words";
import type { Ending } from "../messages";
import { outcomeFor } from "../table/outcome";
import { useTable } from "../table/store";
import { Button, LinkButton } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { RulesOf } from "../ui/Rule";
import { toastError } from "../ui/Toast";
import { ChanceProof } from "./ChanceProof";
import { mySeats } from "./Chat";
import { Scene } from "./Scene";

const Made = lazily(async () => (await import("./Made")).Made);

type SummaryProps = { id: string; lesson: boolean; makes: boolean; ending: Ending; onClose: () => void };

/** How the game ended, what decided it, and what to do next. */
export function Summary({ id, lesson, makes, ending, onClose }: SummaryProps) {
  const table = useTable();
  const game = useContext(RulesOf);
  const among = table.people.value?.host || mySeats(table).length > 0;
  const people = table.people.value;
  const parts = ending.places.map((place) => {
    const person = people?.seats.find((seat) => seat.seat === place.seat)?.name ?? "";
    return { ...place, person: person === place.name ? "" : person };
  });
  return (
    <Dialog title={t("summary")} open onClose={onClose} scene>
      <Scene
        outcome={makes ? "" : outcomeFor(ending, people)}
        title={ending.text}
        told={makes ? ending.places.flatMap((place) => place.told ?? []) : []}
        parts={makes ? [] : parts}
        moments={ending.turning_points ?? []}
      >
        {makes && mySeats(table).length > 0 && <Made id={id} moment={-1} />}
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
      </Scene>
      {!makes && <ChanceProof id={id} />}
    </Dialog>
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
