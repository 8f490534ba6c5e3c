import type { TableFound } from "../core/http";
import { useLoaded } from "../core/load";
import { t } from "../core/words";
import { MovePanel } from "../header/MovePanel";
import type { SeatShown } from "../messages";
import { useTable } from "../table/store";
import { Button, LinkButton } from "../ui/Button";
import { Choice } from "../ui/Field";
import { InviteLink } from "../ui/InviteLink";
import { Packs } from "../ui/Packs";
import { HostPanel } from "./HostPanel";
import { SeatRow } from "./SeatRow";
import { deedsFor, isRunning, quietFrom } from "./seats";
import { useClock } from "./useClock";

type PeoplePanelProps = { id: string; game: string; lesson: boolean; onReport: () => void };

/** Who sits where, and everything people can do at the table apart from playing. */
export function PeoplePanel({ id, game, lesson, onReport }: PeoplePanelProps) {
  const table = useTable();
  const people = table.people.value;
  const { data: info, again } = useLoaded<TableFound>(`tables/${id}`);
  const now = useClock(people ? quietFrom(people) : 0);
  if (!people) return null;
  const asked = table.now.value?.asked ?? [];
  const makes = info?.makes === true;
  const mine = people.seats.filter((seat) => seat.mine && seat.kind === "person");
  return (
    <div class="evening-parts">
      <ul class="evening-seats">
        {people.seats.map((seat) => (
          <SeatRow
            key={seat.seat}
            id={id}
            game={game}
            seat={seat}
            deeds={lesson || makes ? [] : deedsFor(seat, people, asked, now)}
            mayReturn={people.host === true || mine.length > 1}
            shared={new Set(mine.map((each) => each.name)).size > 1}
          />
        ))}
      </ul>
      {(people.told ?? []).map((each) => (
        <p key={each}>
          <strong>{each}</strong>
        </p>
      ))}
      {info && info.packs.length > 0 && (
        <details class="evening-more" open>
          <summary>{t("packs")}</summary>
          <Packs packs={info.packs} />
        </details>
      )}
      {(people.watching ?? 0) > 0 && <p class="quiet">{t("people-watching", { count: people.watching ?? 0 })}</p>}
      {!lesson &&
        !makes &&
        people.status === "playing" &&
        together(mine).map((seats) => <Passing key={seats[0]?.seat} seats={seats} several={mine.length > 1} />)}
      {!lesson &&
        people.status === "playing" &&
        together(mine).map((seats) => <Spares key={seats[0]?.seat} seats={seats} several={mine.length > 1} />)}
      {info && people.host && isRunning(people) && <HostPanel info={info} people={people} changed={again} />}
      {info && !lesson && <Spectators info={info} />}
      {mine.length > 0 && <MovePanel />}
      {info?.commitment && !makes && <Commitment commitment={info.commitment} />}
      <div class="row evening-ways">
        <LinkButton icon="replay" to={`/table/${id}/replay`}>
          {people.status === "over" ? t("watch-again") : t("people-replay")}
        </LinkButton>
        <Button icon="warning" onClick={onReport}>
          {t("report")}
        </Button>
      </div>
    </div>
  );
}

/** The seats of each person at this device: a wish holds for all of them. */
function together(mine: readonly SeatShown[]): readonly (readonly SeatShown[])[] {
  const names = [...new Set(mine.map((seat) => seat.name))];
  return names.map((name) => mine.filter((seat) => seat.name === name));
}

type WishesProps = { seats: readonly SeatShown[]; several: boolean };

/** Names of wishes: of a seat, or of all seats of a person. */
function useName(seats: readonly SeatShown[]): string {
  const [first] = seats;
  const name = useTable().now.value?.seat_names?.[first?.seat ?? 0] ?? first?.name ?? "";
  return seats.length > 1 ? t("seats-all-mine") : name;
}

/** Whether these seats want to be asked when they could react to others. */
function Passing({ seats, several }: WishesProps) {
  const table = useTable();
  const name = useName(seats);
  const prefer = (passing: string) => {
    const wish = passing === "turn" || passing === "always" ? passing : "";
    for (const { seat } of seats) table.send({ do: "prefer", seat, passing: wish });
  };
  return (
    <Choice
      label={several ? t("passing-of", { name }) : t("passing")}
      hint={t("passing-hint")}
      value={seats[0]?.passing ?? ""}
      values={[
        { value: "", label: t("passing-ask") },
        { value: "turn", label: t("passing-turn") },
        { value: "always", label: t("passing-always") },
      ]}
      onValue={prefer}
    />
  );
}

/** Which questions these seats want to be asked. */
function Spares({ seats, several }: WishesProps) {
  const table = useTable();
  const name = useName(seats);
  const all = seats.flatMap((seat) => seat.spares ?? []);
  const spares = all.filter((each, place) => all.findIndex((other) => other.name === each.name) === place);
  if (!spares.length) return null;
  const wish = (question: string, spare: boolean) => {
    const asked = seats.filter((seat) => seat.spares?.some((each) => each.name === question));
    for (const { seat } of asked) table.send({ do: "spare", seat, question, spare });
  };
  return (
    <details class="evening-more">
      <summary>{several ? t("spares-of", { name }) : t("spares")}</summary>
      <p class="quiet">{t("spares-hint")}</p>
      {spares.map((each) => (
        <Choice
          key={each.name}
          label={each.label}
          value={each.spared ? "never" : "ask"}
          values={[
            { value: "ask", label: t("spare-ask") },
            { value: "never", label: t("spare-never", { effect: each.effect }) },
          ]}
          onValue={(value) => wish(each.name, value === "never")}
        />
      ))}
    </details>
  );
}

function Spectators({ info }: { info: TableFound }) {
  return (
    <details class="evening-more">
      <summary>{t("people-spectators")}</summary>
      <p class="quiet">{t("people-spectators-hint")}</p>
      <InviteLink link={info.link} title={info.title} label={t("people-spectators")} />
    </details>
  );
}

function Commitment({ commitment }: { commitment: string }) {
  return (
    <details class="evening-more">
      <summary>{t("chance")}</summary>
      <p class="quiet">{t("chance-promise")}</p>
      <code class="fingerprint">{commitment}</code>
    </details>
  );
}
