import { useEffect, useState } from "preact/hooks";
import { t } from "../core/words";
import { Chat, chatTitle, hasUnread } from "../evening/Chat";
import { ChatHeard } from "../evening/ChatHeard";
import type { ShownPanel } from "../messages";
import { Dialog } from "../ui/Dialog";
import { Board } from "./Board";
import { hurry } from "./film";
import { SoundWords } from "./hearing";
import { FilmBar } from "./FilmBar";
import { layoutFor, narrow } from "./layout";
import { noted } from "./lesson";
import { isSeats, ListPanel } from "./Lists";
import { Log } from "./Log";
import { PromptBox } from "./Prompt";
import { Rolls } from "./Rolls";
import { Stage } from "./Stage";
import { shapes } from "./shapes";
import { useTable } from "./store";
import { ThingMenu } from "./ThingMenu";
import { Thumbnail } from "./Thumbnail";
import { type Tab, Tabs } from "./Tabs";

const HAND = "hand";

/** The parts of the table, arranged for the room available. */
export function Arrangement() {
  const table = useTable();
  const panels = table.panels.value;
  const planes = panels.filter((panel) => panel.kind === "plane");
  const lists = panels.filter((panel) => panel.kind === "list" && panel.id !== HAND && (panel.nodes ?? []).length > 0);
  const hand = panels.find((panel) => panel.id === HAND);
  const [across, down] = planes[0]?.size ?? [1, 1];
  const kind = layoutFor(shapes.value?.beside ?? true);
  const seats = lists.filter(isSeats);
  const focus = table.now.value?.focus ?? "";
  const spread = lists.find((panel) => panel.spread && panel.id === focus);
  const instead = planes.length ? spread : insteadOfBoard(lists, focus);
  const others = lists.filter((panel) => !isSeats(panel) && panel !== instead);
  const tabs: readonly Tab[] = [
    ...(kind === "wide" ? [] : others).map((panel) => ({
      id: panel.id,
      title: panel.title,
      show: () => <ListPanel panel={panel} />,
    })),
    { id: "log", title: t("table-log"), show: () => <Log /> },
    { id: "chat", title: chatTitle(table), fresh: hasUnread(table), show: () => <Chat /> },
  ];
  // A touch on the board only dismisses the dice.
  const goOn = (event: MouseEvent) => {
    if (!(event.target as Element).closest("button:not(g)") && hurry(table)) event.stopPropagation();
  };
  const middle = (
    <main class="middle" onClickCapture={goOn}>
      {instead ? <Spread panel={instead} /> : <Planes panels={planes} />}
      <Rolls />
      <Stage />
      <SoundWords />
      <FilmBar />
      <ThingMenu />
      <ChatHeard />
      {hand && (hand.nodes ?? []).length > 0 && (
        <div class="hand">
          <ListPanel panel={hand} />
        </div>
      )}
    </main>
  );
  if (kind === "upright" || kind === "flat") {
    return (
      <div class={`arrangement ${kind}${planes.length && across === down ? " square" : ""}`}>
        {middle}
        <aside class="dock" aria-label={t("table-side")}>
          <PromptBox />
          {/* While others play, the reader sees what they do. */}
          {table.seat.value < 0 && <Log />}
          <Sheets tabs={[...seats.map(tabOf), ...tabs]} />
        </aside>
      </div>
    );
  }
  return (
    <div class={`arrangement ${kind}`}>
      {kind === "wide" && others.length > 0 && (
        <aside class="left-column" aria-label={t("table-lists")} tabIndex={0}>
          {others.map((panel) => (
            <section key={panel.id}>
              <h2 class="panel-title">{panel.title}</h2>
              <ListPanel panel={panel} />
            </section>
          ))}
        </aside>
      )}
      {middle}
      <aside class="right-column" aria-label={t("table-side")}>
        {/* The prompt grows and shrinks; the log gives way, and the players below stay in place. */}
        <PromptBox />
        <FocusedTabs tabs={tabs} />
        {seats.map((panel) => (
          <ListPanel key={panel.id} panel={panel} />
        ))}
      </aside>
    </div>
  );
}

function tabOf(panel: ShownPanel): Tab {
  return { id: panel.id, title: panel.title, show: () => <ListPanel panel={panel} /> };
}

/** As long as the board is empty, the list that the question is about takes its place. */
function insteadOfBoard(lists: readonly ShownPanel[], focus: string): ShownPanel | undefined {
  const others = lists.filter((panel) => !isSeats(panel));
  return others.find((panel) => panel.id === focus) ?? others[0];
}

/** A list laid out as cards. */
function Spread({ panel }: { panel: ShownPanel }) {
  return (
    // It may be too long for the screen; then keys scroll it.
    <div class="spread" tabIndex={0} role="group" aria-label={panel.title}>
      <h2 class="spread-title">{panel.title}</h2>
      <ListPanel panel={panel} />
    </div>
  );
}

/** The planes of the table, one of them large: the one the question is about, unless another was chosen. Where there is
 * room the others are thumbnails. */
export function Planes({ panels }: { panels: readonly ShownPanel[] }) {
  const [chosen, choose] = useFocus();
  const [only] = panels;
  usePointing(panels, choose);
  if (panels.length < 2) return only ? <Board panel={only} /> : null;
  // Between lists on both sides, tabs above the board leave it the width.
  const aside = !narrow.value && !(shapes.value?.beside ?? true);
  const tabs = panels.map((panel) => ({
    id: panel.id,
    title: panel.title,
    ...(aside ? { picture: () => <Thumbnail panel={panel} /> } : {}),
    show: () => <Board key={panel.id} panel={panel} />,
  }));
  return <Tabs tabs={tabs} chosen={chosen} choose={choose} label={t("table-boards")} aside={aside} />;
}

export function FocusedTabs({ tabs }: { tabs: readonly Tab[] }) {
  const [focused] = useFocus();
  const [kept, keep] = useState("");
  usePointing(useTable().panels.value.filter((panel) => tabs.some((tab) => tab.id === panel.id)), keep);
  // A tab stays where the reader put it.
  const chosen = tabs.some((tab) => tab.id === kept) ? kept : focused;
  const choose = keep;
  return <Tabs tabs={tabs} chosen={chosen} choose={choose} label={t("table-lists")} />;
}

/** The panel with the things that a lesson speaks of is shown. */
function usePointing(panels: readonly ShownPanel[], choose: (id: string) => void): void {
  const table = useTable();
  const spoken = noted(table);
  const holds = (panel: ShownPanel) => (panel.nodes ?? []).some((node) => spoken.includes(node.thing || node.id));
  const found = panels.find(holds)?.id ?? "";
  useEffect(() => {
    if (found) choose(found);
  }, [found, table.notePage.value, spoken.join(" ")]);
  useEffect(() => {
    const row = document.querySelector(".tab-panel .item.noted, .left-column .item.noted, .spread .item.noted");
    row?.scrollIntoView({ block: "nearest" });
  }, [table.notePage.value, spoken.join(" ")]);
}

/** The panel that the question is about, or the one chosen since. */
function useFocus(): [string, (id: string) => void] {
  const focus = useTable().now.value?.focus ?? "";
  const [chosen, choose] = useState(focus || "log");
  useEffect(() => {
    if (focus) choose(focus);
  }, [focus]);
  return [chosen, choose];
}

/** On a phone the lists are sheets that slide up when asked for. */
export function Sheets({ tabs }: { tabs: readonly Tab[] }) {
  const table = useTable();
  const [open, setOpen] = useState("");
  const shown = tabs.find((tab) => tab.id === open);
  // Its result, or what can be done with it, is seen on the table.
  const look = () => {
    if (table.busy.value || table.menu.value) setOpen("");
  };
  return (
    <>
      <nav class="sheet-bar" aria-label={t("table-lists")}>
        {tabs.map((tab) => (
          <button key={tab.id} type="button" class={tab.fresh ? "fresh" : undefined} onClick={() => setOpen(tab.id)}>
            {tab.title}
          </button>
        ))}
      </nav>
      <Dialog title={shown?.title ?? ""} open={shown !== undefined} onClose={() => setOpen("")} sheet>
        <div onClick={look}>{shown?.show()}</div>
      </Dialog>
    </>
  );
}
