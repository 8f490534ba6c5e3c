import { useState } from "preact/hooks";
import { useLoaded } from "../core/load";
import { followInside } from "../core/router";
import { t } from "../core/words";
import { LinkButton } from "./Button";
import { Sheet } from "./Dialog";
import { ErrorNote, Waiting } from "./Notes";

/** The id of a rule; a click shows its text. */
export function RuleLink({ game, rule }: { game: string; rule: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="rule-link" onClick={() => setOpen(true)} title={t("show-rule")}>
        {rule}
      </button>
      <Sheet title={rule} open={open} onClose={() => setOpen(false)}>
        <RuleText game={game} rule={rule} />
      </Sheet>
    </>
  );
}

function RuleText({ game, rule }: { game: string; rule: string }) {
  const { data, error, again } = useLoaded<{ html: string }>(`games/${game}/rules/${rule}`);
  if (error) return <ErrorNote sentence={error} again={again} />;
  if (!data) return <Waiting />;
  return (
    <>
      {/* Our own rulebook, made into markup by the server: nothing in it was written by a player. */}
      <div class="parchment rule-text" onClick={followInside} dangerouslySetInnerHTML={{ __html: data.html }} />
      <div class="row">
        <LinkButton icon="book" to={`/rules/${game}#${rule}`}>
          {t("in-rulebook")}
        </LinkButton>
      </div>
    </>
  );
}
