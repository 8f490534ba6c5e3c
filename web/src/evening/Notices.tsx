import type { ComponentChildren } from "preact";
import { post } from "../core/api";
import { t } from "../core/words";
import type { People } from "../messages";
import { useTable } from "../table/store";
import { Button, LinkButton } from "../ui/Button";
import { toastError } from "../ui/Toast";
import { deedsFor, isLeft, quietFrom } from "./seats";
import { useClock } from "./useClock";

/** Why the game is not going on: it is paused or closed, or somebody does not answer. */
export function Notices({ id }: { id: string }) {
  const table = useTable();
  const people = table.people.value;
  const now = useClock(people ? quietFrom(people) : 0);
  if (!people) return null;
  if (people.status === "paused") {
    return (
      <Notice kind="paused" told={whyPaused(people)}>
        {people.host && (
          <Button icon="play" onClick={() => post(`tables/${id}/resume`).catch(toastError)}>
            {t("host-resume")}
          </Button>
        )}
      </Notice>
    );
  }
  if (people.status === "closed") {
    return (
      <Notice kind="closed" told={t("notice-closed")}>
        <LinkButton icon="replay" to={`/table/${id}/replay`}>
          {t("watch-again")}
        </LinkButton>
      </Notice>
    );
  }
  const asked = table.now.value?.asked ?? [];
  const quiet = people.seats.find((seat) => deedsFor(seat, people, asked, now).includes("relieve"));
  if (!quiet) return null;
  const relieve = () => post(`tables/${id}/seats/${quiet.seat}/hand-over`, { bot: "" }).catch(toastError);
  return (
    <Notice kind="quiet" told={t("notice-quiet", { name: quiet.name })}>
      <Button icon="bot" onClick={relieve}>
        {t("people-relieve")}
      </Button>
    </Notice>
  );
}

function whyPaused(people: People): string {
  if (isLeft(people)) return t("notice-paused-nobody");
  return people.host ? t("notice-paused-host") : t("notice-paused");
}

type NoticeProps = { kind: "paused" | "closed" | "quiet"; told: string; children: ComponentChildren };

function Notice({ kind, told, children }: NoticeProps) {
  return (
    <div class={`notice notice-${kind}`} role="status">
      <p>{told}</p>
      {children}
    </div>
  );
}
