import { roleOf } from "../../core/games";
import type { GameShown } from "../../core/http";
import { t } from "../../core/words";
import { Button, IconButton } from "../../ui/Button";
import { Field, Select } from "../../ui/Field";
import { addSeat, changeSeat, type Form, moveSeat, type Problem, removeSeat, type Row, type SeatKind, seatsWith } from "./form";
import { problemSentence } from "./sentences";

type SeatsProps = {
  game: GameShown;
  form: Form;
  myName: string;
  change: (form: Form) => void;
  problems: readonly Problem[];
};

/** Who sits where. */
export function Seats(props: SeatsProps) {
  const { game, form, change } = props;
  const numbers = seatsWith(form, game);
  const most = Math.max(...numbers);
  const least = Math.min(...numbers);
  return (
    <section class="form-part" aria-labelledby="seats-title">
      <h2 id="seats-title">{t("seats")}</h2>
      <p class="quiet">{t("seats-hint")}</p>
      <ol class="seats">
        {form.seats.map((row, place) => (
          <li key={row.key} class="seat">
            <SeatChoices {...props} row={row} place={place} />
            <div class="seat-tools">
              <IconButton
                icon="up"
                label={t("seat-earlier", { seat: place + 1 })}
                kind="bare"
                disabled={place === 0}
                onClick={() => change(moveSeat(form, place, -1))}
              />
              <IconButton
                icon="down"
                label={t("seat-later", { seat: place + 1 })}
                kind="bare"
                disabled={place === form.seats.length - 1}
                onClick={() => change(moveSeat(form, place, 1))}
              />
              <IconButton
                icon="close"
                label={t("seat-remove", { seat: place + 1 })}
                kind="bare"
                disabled={form.seats.length <= least}
                onClick={() => change(removeSeat(form, place))}
              />
            </div>
          </li>
        ))}
      </ol>
      <div class="row">
        <Button icon="add" disabled={form.seats.length >= most} onClick={() => change(addSeat(form, game))}>
          {t("seat-add")}
        </Button>
      </div>
    </section>
  );
}

type RowProps = SeatsProps & { row: Row; place: number };

function SeatChoices({ game, form, myName, row, place, change, problems }: RowProps) {
  const set = (part: Partial<Row>) => change(changeSeat(form, place, part));
  const bot = game.bots.find((one) => one.name === row.bot);
  const wrong = problems.find((problem) => "place" in problem && problem.place === place);
  const wrongName = wrong?.what === "no-name" || wrong?.what === "same-name";
  const sentence = wrong && problemSentence(wrong, form, game);
  const role = roleOf(game, form.seats.length, place);
  return (
    <div class="seat-choices">
      <Select
        label={role ? t("seat-role", { seat: place + 1, role }) : t("seat-number", { seat: place + 1 })}
        value={row.kind}
        values={kinds(myName)}
        onValue={(kind) => set({ kind: kind as SeatKind })}
      />
      {row.kind === "here" && (
        <Field
          label={t("seat-name")}
          value={row.name}
          onValue={(name) => set({ name })}
          maxLength={30}
          error={wrongName ? sentence : undefined}
        />
      )}
      {row.kind === "bot" && game.bots.length > 0 && (
        <Select
          label={t("seat-bot")}
          value={row.bot}
          values={game.bots.map(({ name, label }) => ({ value: name, label }))}
          onValue={(name) => set({ bot: name })}
          hint={bot?.explanation}
        />
      )}
      {row.kind !== "bot" && !role && game.wishes.map((wish) => (
        <Select
          key={wish.name}
          label={wish.label}
          value={row.wishes[wish.name] ?? ""}
          values={[{ value: "", label: t("wish-later") }, ...wish.values.map(({ value, label }) => ({ value: String(value), label }))]}
          onValue={(value) => set({ wishes: { ...row.wishes, [wish.name]: value } })}
          error={wrong?.what === "same-wish" && wrong.wish === wish.name ? sentence : undefined}
        />
      ))}
      {row.kind === "friend" && <p class="seat-note quiet">{t("seat-friend-hint")}</p>}
    </div>
  );
}

function kinds(myName: string) {
  return [
    { value: "me", label: t("kind-me", { name: myName }) },
    { value: "here", label: t("kind-here") },
    { value: "friend", label: t("kind-friend") },
    { value: "bot", label: t("kind-bot") },
  ];
}
