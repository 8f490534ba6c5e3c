import { signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { RuleShown } from "../core/http";
import { useLoaded } from "../core/load";
import { moves } from "../core/router";
import { t } from "../core/words";
import { LinkButton } from "./Button";
import { Sheet } from "./Dialog";
import { ErrorNote, Waiting } from "./Notes";

/** The game whose rules are linked. */
export const RulesOf = createContext("");

/** The rule that is open, and the page change at which it was opened: it closes when the page changes. */
const asked = signal<{ game: string; id: string; on: number } | null>(null);

/** The id of a rule, or only an icon, which is not in the Tab order; a click shows the rule. */
export function RuleLink({ id, sign }: { id: string; sign?: boolean }) {
  const game = useContext(RulesOf);
  if (!id) return null;
  return (
    <button
      type="button"
      tabIndex={sign ? -1 : 0}
      class={sign ? "rule-link rule-sign" : "rule-link"}
      aria-label={t("show-rule", { id })}
      title={t("show-rule", { id })}
      onClick={() => (asked.value = { game, id, on: moves.value })}
    >
      {sign ? "§" : id}
    </button>
  );
}

/** The rule that was asked for, on parchment. */
export function RuleWindow() {
  const rule = asked.value?.on === moves.value ? asked.value : null;
  return (
    <Sheet title={rule?.id ?? ""} open={rule !== null} onClose={() => (asked.value = null)}>
      {rule && <RuleText game={rule.game} id={rule.id} />}
    </Sheet>
  );
}

function RuleText({ game, id }: { game: string; id: string }) {
  const { data, error, again } = useLoaded<RuleShown>(`games/${game}/rules/${id}`);
  if (error) return <ErrorNote sentence={error} again={again} />;
  if (!data) return <Waiting />;
  // A rule mentioned in this one opens in the same place.
  const follow = (event: MouseEvent) => {
    const other = (event.target as Element).closest("a[href*='#']")?.getAttribute("href")?.split("#")[1];
    if (!other) return;
    event.preventDefault();
    asked.value = { game, id: other, on: moves.value };
  };
  return (
    <>
      {/* Our own rulebook, made into markup by the server: nothing in it was written by a player. */}
      <div class="parchment rule-text" onClick={follow} dangerouslySetInnerHTML={{ __html: data.html }} />
      <div class="row">
        <LinkButton icon="book" to={`/rules/${game}#${id}`}>
          {t("in-rulebook")}
        </LinkButton>
      </div>
    </>
  );
}
