import { useState } from "preact/hooks";
import { post } from "../core/api";
import type { Link } from "../core/http";
import { t } from "../core/words";
import type { SeatShown } from "../messages";
import { useTable } from "../table/store";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { InviteLink } from "../ui/InviteLink";
import { toastError } from "../ui/Toast";
import { BotChoice } from "./BotChoice";
import { Disc } from "./Disc";
import type { Deed } from "./seats";

type SeatRowProps = {
  id: string;
  game: string;
  seat: SeatShown;
  deeds: readonly Deed[];
  /** A person who hands over this seat may take it back without an invitation. */
  mayReturn: boolean;
  /** Several people share this device. */
  shared: boolean;
};

/** A seat: what it is called in the game, who sits there, and what can be done about it. */
export function SeatRow({ id, game, seat, deeds, mayReturn, shared }: SeatRowProps) {
  const [open, setOpen] = useState<Deed | "">("");
  const [link, setLink] = useState("");
  const names = useTable().now.value?.seat_names ?? [];
  const called = names[seat.seat] ?? t("seat-free", { seat: seat.seat + 1 });
  const at = `tables/${id}/seats/${seat.seat}`;
  const handOver = (bot: string) => post(`${at}/hand-over`, { bot }).then(() => setOpen(""), toastError);
  const begin = (deed: Deed) => {
    if (deed === "take") post(`${at}/take`, {}).catch(toastError);
    else if (deed === "invite") post<Link>(`${at}/invite`).then((made) => setLink(made.link), toastError);
    else setOpen(open === deed ? "" : deed);
  };
  const still = open && deeds.includes(open) ? open : "";
  return (
    <li class="evening-seat">
      <div class="evening-who">
        <Disc seat={seat.seat} />
        <p class="evening-names">
          <strong>{called}</strong>
          <span class="quiet">
            {seat.kind === "bot" && <Icon name="bot" />} {who(seat, called, shared)}
          </span>
        </p>
        <span class="row">
          {deeds.map((deed) => (
            <Button
              key={deed}
              aria-expanded={isUnfolded(deed) ? still === deed : undefined}
              onClick={() => begin(deed)}
            >
              {deedLabel(deed)}
            </Button>
          ))}
        </span>
      </div>
      {link && seat.kind !== "person" && (
        <div class="evening-unfolded">
          <p class="quiet">{seat.kind === "bot" ? t("people-invite-bot") : t("people-invite-free")}</p>
          <InviteLink link={link} title={called} label={t("invite-link", { seat: seat.seat + 1 })} />
        </div>
      )}
      {still === "give" && (
        <BotChoice
          game={game}
          told={mayReturn ? t("people-give-told") : t("people-give-guest")}
          label={t("people-give-now")}
          act={handOver}
          cancel={() => setOpen("")}
        />
      )}
      {(still === "remove" || still === "relieve") && (
        <div class="evening-unfolded">
          <p>
            {still === "remove"
              ? t("people-remove-told", { name: seat.name })
              : t("people-relieve-told", { name: seat.name })}
          </p>
          <div class="row">
            <Button kind={still === "remove" ? "danger" : "plain"} onClick={() => handOver("")}>
              {still === "remove" ? t("people-remove-now") : t("people-relieve")}
            </Button>
            <Button onClick={() => setOpen("")}>{t("cancel")}</Button>
          </div>
        </div>
      )}
    </li>
  );
}

function isUnfolded(deed: Deed): boolean {
  return deed === "give" || deed === "remove" || deed === "relieve";
}

/** Who sits there, and whether they are connected. The name is left out if the seat is already called by it. */
function who(seat: SeatShown, called: string, shared: boolean): string {
  const state = stateOf(seat, shared);
  return seat.name && seat.name !== called ? `${seat.name} · ${state}` : state;
}

function stateOf(seat: SeatShown, shared: boolean): string {
  if (seat.kind === "free") return t("table-free");
  if (seat.kind === "bot") return t("kind-bot");
  if (seat.mine) return shared ? t("people-here") : t("people-you");
  return seat.online ? t("table-here") : t("table-away");
}

function deedLabel(deed: Deed): string {
  return {
    give: t("people-give"),
    take: t("people-take"),
    invite: t("people-invite"),
    remove: t("people-remove"),
    relieve: t("people-relieve"),
  }[deed];
}
