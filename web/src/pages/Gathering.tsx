import { useEffect, useState } from "preact/hooks";
import { ApiError, address, post } from "../core/api";
import type { Link, TableFound } from "../core/http";
import { useLoaded } from "../core/load";
import { me } from "../core/me";
import { t } from "../core/words";
import type { FromServer, People, SeatShown } from "../messages";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { InviteLink } from "../ui/InviteLink";
import { NetworkSwitch } from "../ui/NetworkSwitch";
import { ErrorPage, Waiting } from "../ui/Notes";
import { Packs } from "../ui/Packs";
import { toastError } from "../ui/Toast";

/** Instead of a seat: any that is free. */
const ANY = -1;

/** By seat. */
type Links = Record<number, string>;

type GatheringProps = { id: string; onStarted: () => void };

/** Before a game with friends: who has come, and links for those who have not. `onStarted` is called when the game
 * begins, here or by the host. */
export function Gathering({ id, onStarted }: GatheringProps) {
  const { data: table, error, again } = useLoaded<TableFound>(`tables/${id}`);
  const [seats, setSeats] = useState<readonly SeatShown[]>([]);
  const [busy, setBusy] = useState(false);
  const [moved, setMoved] = useState(0);
  const links = useLinks(id, table?.host ? seats : [], moved);
  const all = links[ANY];
  const heard = (people: People) => {
    setSeats(people.seats);
    if (people.status !== "gathering") onStarted();
  };
  usePeople(id, heard, again);
  const start = async () => {
    setBusy(true);
    try {
      await post(`tables/${id}/start`);
      onStarted();
    } catch (failed) {
      // It may have begun meanwhile because somebody else arrived.
      if (!(failed instanceof ApiError && failed.status === 409)) toastError(failed);
      setBusy(false);
      again();
    }
  };
  if (error && !table) return <ErrorPage sentence={error} again={again} />;
  if (!table) return <Waiting />;
  const shown = seats.length > 0 ? seats : table.seats;
  const free = shown.filter((seat) => seat.kind === "free").length;
  return (
    <main class="gathering">
      <section class="parchment gathering-head">
        <h1>{t("gathering-title")}</h1>
        <p>{table.host ? t("gathering-host", { free }) : t("gathering-guest", { free })}</p>
        {table.told.map((each) => (
          <p key={each}>
            <strong>{each}</strong>
          </p>
        ))}
        {table.host && free > 0 && all && (
          <section class="gathering-link" aria-label={t("invite-all")}>
            <NetworkSwitch onChanged={() => setMoved(moved + 1)} />
            <h2>{t("invite-all")}</h2>
            <p>{t("invite-all-hint")}</p>
            <InviteLink key={all} link={all} title={table.title} label={t("invite-all-link")} scan />
          </section>
        )}
        {table.host && (
          <div class="row">
            <Button kind={free > 0 ? "plain" : "gold"} big icon="play" busy={busy} onClick={start}>
              {free > 0 ? t("start-with-bots") : t("begin")}
            </Button>
          </div>
        )}
      </section>
      {table.packs.length > 0 && (
        <section class="gathering-packs" aria-labelledby="packs-title">
          <h2 id="packs-title">{t("packs")}</h2>
          <Packs packs={table.packs} />
        </section>
      )}
      <ol class="gathering-seats">
        {shown.map((seat) => (
          <GatheringSeat
            key={seat.seat}
            seat={seat}
            title={table.title}
            link={links[seat.seat] ?? ""}
          />
        ))}
      </ol>
      {table.settings.length > 0 && (
        <details class="gathering-settings">
          <summary>{t("game-settings")}</summary>
          <dl>
            {table.settings.map((setting) => (
              <div key={setting.label}>
                <dt>{setting.label}</dt>
                <dd>{setting.value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </main>
  );
}

function GatheringSeat({ seat, title, link }: { seat: SeatShown; title: string; link: string }) {
  const free = seat.kind === "free";
  return (
    <li class={free ? "gathering-seat gathering-free" : "gathering-seat"}>
      <p class="gathering-who">
        <Icon name={free ? "more" : seat.kind === "bot" ? "bot" : "person"} />
        <strong>{free ? t("seat-free", { seat: seat.seat + 1 }) : seat.name}</strong>
        <span class="quiet">{state(seat)}</span>
      </p>
      {free && link && (
        <details class="gathering-own-link">
          <summary>{t("invite-one", { seat: seat.seat + 1 })}</summary>
          <InviteLink link={link} title={title} label={t("invite-link", { seat: seat.seat + 1 })} />
        </details>
      )}
    </li>
  );
}

function state(seat: SeatShown): string {
  if (seat.kind === "free") return t("seat-awaited");
  if (seat.kind === "bot") return t("kind-bot");
  if (seat.mine) return seat.name === me.value.name ? t("seat-you") : t("seat-on-device");
  return seat.online ? t("seat-here") : t("seat-away");
}

/** A link for all friends, and one for each free seat, kept while the tab is open, so that the page keeps showing the
 * links that were sent. They are made again when `moved` changes: then the server is reached at another address. */
function useLinks(id: string, seats: readonly SeatShown[], moved: number): Links {
  const place = `lanterne-links-${id}`;
  const [links, setLinks] = useState<Links>(() => JSON.parse(sessionStorage.getItem(place) ?? "{}") as Links);
  const [made, setMade] = useState(moved);
  const known = made === moved ? links : {};
  const free = seats.filter((seat) => seat.kind === "free").map((seat) => seat.seat);
  const missing = (free.length > 0 ? [ANY, ...free] : []).filter((seat) => !known[seat]);
  useEffect(() => {
    if (missing.length === 0) return;
    const making = missing.map(async (seat) => {
      const { link } = await post<Link>(seat === ANY ? `tables/${id}/invite` : `tables/${id}/seats/${seat}/invite`);
      return [seat, link] as const;
    });
    Promise.all(making).then((found) => {
      const all = { ...known, ...Object.fromEntries(found) };
      sessionStorage.setItem(place, JSON.stringify(all));
      setLinks(all);
      setMade(moved);
    }, toastError);
  }, [missing.join(), moved]);
  return links;
}

/** Listen for people who come and leave. Reconnects after a lost connection, and calls `missed` then. */
function usePeople(id: string, heard: (people: People) => void, missed: () => void): void {
  useEffect(() => {
    let socket: WebSocket | null = null;
    let wait: ReturnType<typeof setTimeout> | undefined;
    let delay = 250;
    const listen = () => {
      socket = new WebSocket(location.origin.replace("http", "ws") + address(`tables/${id}/play`));
      socket.onmessage = (event) => {
        delay = 250;
        const told = JSON.parse(String(event.data)) as FromServer;
        if (told.type === "people") heard(told);
      };
      socket.onclose = () => {
        wait = setTimeout(() => {
          missed();
          listen();
        }, delay);
        delay = Math.min(delay * 2, 5000);
      };
    };
    listen();
    return () => {
      clearTimeout(wait);
      if (socket) socket.onclose = null;
      socket?.close();
    };
  }, [id]);
}
