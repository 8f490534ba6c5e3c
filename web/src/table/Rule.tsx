import { useLoaded } from "../core/load";
import { Link } from "../core/router";
import { t } from "../core/words";
import { Dialog } from "../ui/Dialog";
import { Waiting } from "../ui/Notes";
import { useTable } from "./store";

/** The id of a rule, or only its sign, which the Tab key passes over; a click shows what it says. */
export function RuleLink({ id, sign }: { id: string; sign?: boolean }) {
  const table = useTable();
  if (!id) return null;
  return (
    <button
      type="button"
      tabIndex={sign ? -1 : 0}
      class={sign ? "rule-link rule-sign" : "rule-link"}
      aria-label={t("table-rule", { id })}
      title={t("table-rule", { id })}
      onClick={() => (table.rule.value = id)}
    >
      {sign ? "§" : id}
    </button>
  );
}

/** The rule that was asked for, on parchment. */
export function RuleWindow({ game }: { game: string }) {
  const table = useTable();
  const id = table.rule.value;
  return (
    <Dialog title={id} open={id !== ""} onClose={() => (table.rule.value = "")} sheet>
      {id && <RuleText game={game} id={id} />}
    </Dialog>
  );
}

function RuleText({ game, id }: { game: string; id: string }) {
  const table = useTable();
  const rule = useLoaded<{ id: string; html: string }>(`games/${game}/rules/${id}`);
  if (rule.error) return <p>{rule.error}</p>;
  if (!rule.data) return <Waiting />;
  const follow = (event: MouseEvent) => {
    const other = (event.target as Element).closest("a[href*='#']")?.getAttribute("href")?.split("#")[1];
    if (!other) return;
    event.preventDefault();
    table.rule.value = other;
  };
  // The text is Lanterne's own: no person can write into a rulebook.
  return (
    <>
      <div class="parchment rule-text" onClick={follow} dangerouslySetInnerHTML={{ __html: rule.data.html }} />
      <p>
        <Link to={`/rules/${game}#${id}`}>{t("table-rulebook")}</Link>
      </p>
    </>
  );
}
