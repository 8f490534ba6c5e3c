import { useEffect } from "preact/hooks";
import { reading } from "../core/settings";
import { t } from "../core/words";
import { GameIcon } from "../ui/Icon";
import { readingTime, type Staged } from "./drama";
import { hurry } from "./film";
import { useTable } from "./store";

/** A card that was drawn, a spell, a quest that was won: large on the table until it has been read. */
export function Stage() {
  const table = useTable();
  const cue = table.cue.value;
  if (cue?.kind === "stage") return <Card staged={cue} goOn={() => hurry(table)} />;
  return <Drawn />;
}

/** The same for readers who watch no films: it blocks nothing, and nothing waits for it. */
function Drawn() {
  const table = useTable();
  const drawn = table.drawn.value;
  const last = drawn?.cards.at(-1);
  useEffect(() => {
    if (!drawn || reading.value === "wait" || drawn.cards.some((card) => card.waits)) return;
    const time = Math.max(...drawn.cards.map(readingTime)) * (reading.value === "brief" ? 0.5 : 1);
    const timer = window.setTimeout(() => (table.drawn.value = null), time);
    return () => window.clearTimeout(timer);
  }, [drawn]);
  return last ? <Card staged={last} /> : null;
}

function Card({ staged, goOn }: { staged: Staged; goOn?: () => void }) {
  const { heading, icon, title, text = [] } = staged.card;
  const time = reading.value === "wait" || staged.waits ? 0 : readingTime(staged) * (reading.value === "brief" ? 0.5 : 1);
  return (
    <div class={goOn ? (staged.waits ? "stage stage-fate" : "stage") : "stage stage-aside"}>
      <section class="stage-card" key={`${heading} ${title} ${staged.text}`} aria-label={title || heading}>
        <p class="stage-heading">{heading}</p>
        <div class="stage-picture">{icon && <GameIcon name={icon} />}</div>
        {title && <h2>{title}</h2>}
        {text.map((words) => (
          <p key={words}>{words}</p>
        ))}
        {!text.includes(staged.text) && <p class="stage-told">{staged.text}</p>}
        {goOn && (
          <button type="button" class="stage-on" onClick={goOn}>
            {t("stage-on")} <kbd>␣</kbd>
            {time > 0 && <span class="stage-time" style={{ animationDuration: `${time}ms` }} />}
          </button>
        )}
      </section>
    </div>
  );
}
