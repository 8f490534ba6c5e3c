import { useEffect, useRef } from "preact/hooks";
import type { Moments, TableFound } from "../../core/http";
import { t } from "../../core/words";
import type { ShownPanel } from "../../messages";
import { FocusedTabs, Planes, Sheets } from "../../table/Arrangement";
import { layout } from "../../table/layout";
import { isSeats, ListPanel } from "../../table/Lists";
import { DiceRow } from "../../table/Log";
import { useTable } from "../../table/store";
import type { Tab } from "../../table/Tabs";
import { Controls } from "./Controls";
import { type Player, stopAt } from "./player";

/** How many moments before and after are listed. */
const AROUND = 60;

type SceneProps = { info: TableFound; eyes: Moments; player: Player };

/** The table at a moment, what happened in it, and the controls. */
export function Scene({ info, eyes, player }: SceneProps) {
  const panels = useTable().panels.value;
  const lists = panels.filter((panel) => panel.kind === "list");
  const seats = lists.filter(isSeats);
  const small = layout.value === "upright" || layout.value === "flat";
  const script: Tab = { id: "log", title: t("table-log"), show: () => <Script player={player} /> };
  const others = lists.filter((panel) => !isSeats(panel)).map(tabOf);
  return (
    <div class={`arrangement replay-arrangement ${small ? layout.value : "desk"}`}>
      <main class="middle">
        <Planes panels={panels.filter((panel) => panel.kind === "plane")} />
      </main>
      <aside class={small ? "dock" : "right-column"}>
        <Happened player={player} />
        {small ? (
          <Sheets tabs={[...seats.map(tabOf), ...others, script]} />
        ) : (
          <>
            {seats.map((panel) => (
              <ListPanel key={panel.id} panel={panel} />
            ))}
            <FocusedTabs tabs={[script, ...others]} />
          </>
        )}
      </aside>
      <Controls info={info} eyes={eyes} player={player} />
    </div>
  );
}

function tabOf(panel: ShownPanel): Tab {
  return { id: panel.id, title: panel.title, show: () => <ListPanel panel={panel} /> };
}

/** What happened at the moment. The dice come with the frame, slightly after the words. */
function Happened({ player }: { player: Player }) {
  const table = useTable();
  const moment = player.moment.value;
  const live = player.running.value ? "off" : "polite";
  const now = table.now.value;
  const told = now?.entry === moment?.n ? (now?.told ?? []) : [];
  const lines = told.length ? told : (moment?.said ?? []).map((text) => ({ text, dice: [] }));
  return (
    <section class="happened parchment" aria-label={t("replay-moment")} tabIndex={0} aria-live={live}>
      {lines.length === 0 && <p class="quiet">{t("replay-nothing")}</p>}
      {lines.map((line, place) => (
        <p key={place}>
          {line.text} {(line.dice ?? []).length > 0 && <DiceRow dice={line.dice ?? []} />}
        </p>
      ))}
    </section>
  );
}

/** The sentences around the moment; a touch on one goes there. */
function Script({ player }: { player: Player }) {
  const box = useRef<HTMLOListElement>(null);
  const place = player.place.value;
  const from = Math.max(0, place - AROUND);
  const shown = player.moments.value.slice(from, place + AROUND);
  useEffect(() => {
    const here = box.current?.querySelector<HTMLElement>("[aria-current]");
    if (box.current && here) box.current.scrollTop = here.offsetTop - box.current.clientHeight / 2;
  }, [place]);
  return (
    <ol class="log script" ref={box} tabIndex={0} aria-label={t("table-log")}>
      {shown.map((moment, each) => (
        <li key={moment.n} class="told" aria-current={from + each === place ? "step" : undefined}>
          <button type="button" class="told-text" onClick={() => stopAt(player, from + each)}>
            {moment.said.join(" ") || "…"}
          </button>
        </li>
      ))}
    </ol>
  );
}
