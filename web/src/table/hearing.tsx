/** The sounds of a table, derived from what is shown, so that games need not declare them. */

import { effect, signal } from "@preact/signals";
import { soundWords, volume } from "../core/settings";
import { t } from "../core/words";
import type { ShownPanel } from "../messages";
import { outcomeFor } from "./outcome";
import { shapes } from "./shapes";
import type { Sound } from "./sounds";
import { useTable, type Table } from "./store";
import { isFloor } from "./Token";

/** The last sound, for readers; `n` tells one from the next. */
const heard = signal<{ n: number; sound: Sound } | null>(null);
/** How long its words stay, in milliseconds. */
const STAYS = 1800;

let number = 0;
let timer = 0;

/** Listen to a table. Returns the function that stops it. */
export function listenTo(table: Table): () => void {
  let before = table.panels.peek();
  let cards = table.drawn.peek();
  let dice = table.rolled.peek();
  let over = !!table.now.peek()?.ending;
  const stops = [
    effect(() => {
      const cue = table.cue.value;
      if (cue?.kind === "dice" && !cue.rolls.some((roll) => roll.struck.length)) sound("dice");
      else if (cue?.kind === "harm") sound(cue.harms.some((harm) => harm.falls) ? "fall" : "blade");
      else if (cue?.kind === "stage") sound(cue.card.sound ?? "card");
    }),
    effect(() => {
      const panels = table.panels.value;
      const found = soundOf(before, panels);
      before = panels;
      if (found && !document.hidden) sound(found);
    }),
    effect(() => {
      const [drawn, rolled, ending] = [table.drawn.value, table.rolled.value, table.now.value?.ending];
      if (drawn && drawn !== cards) sound(drawn.cards.at(-1)?.card.sound ?? "card");
      if (rolled && rolled !== dice) sound("dice");
      if (ending && !over && table.now.value?.whole !== true) {
        sound(outcomeFor(ending, table.people.value) === "lost" ? "doom" : "victory");
      }
      [cards, dice, over] = [drawn, rolled, !!ending];
    }),
    effect(() => {
      const chapter = table.chapter.value;
      if (chapter?.outcome) sound(chapter.outcome === "won" ? "victory" : "doom");
    }),
    effect(() => void tune(Number(volume.value), shapes.value?.mood ?? "")),
  ];
  // Browsers allow sound only after a touch.
  const touched = () => void tune(Number(volume.value), shapes.peek()?.mood ?? "");
  window.addEventListener("pointerdown", touched, { once: true });
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener("pointerdown", touched);
    void tune(Number(volume.value), "");
  };
}

/** The sound for what changed between two moments; "" if none. */
export function soundOf(before: readonly ShownPanel[], after: readonly ShownPanel[]): Sound | "" {
  if (!before.length || before === after) return "";
  let walked = false;
  for (const panel of after) {
    const old = panel.kind === "plane" ? before.find((each) => each.id === panel.id) : undefined;
    if (!old || old === panel) continue;
    const were = new Map((old.nodes ?? []).map((node) => [node.id, node]));
    for (const node of panel.nodes ?? []) {
      const was = were.get(node.id);
      if (node.shape === "door-open" && was && was.shape !== "door-open") return "door";
      walked ||= !!was && !isFloor(node) && was.on !== node.on;
    }
  }
  return walked ? "steps" : "";
}

function sound(wanted: Sound): void {
  if (volume.value !== "0") void load().then((sounds) => sounds.play(wanted));
  if (soundWords.value === "off") return;
  heard.value = { n: ++number, sound: wanted };
  window.clearTimeout(timer);
  timer = window.setTimeout(() => (heard.value = null), STAYS);
}

/** Readers who do not listen load nothing. */
const load = () => import("./sounds");

async function tune(loud: number, mood: string): Promise<void> {
  if (!loud && !loaded) return;
  const sounds = await load();
  loaded = true;
  sounds.setVolume(loud / 10);
  sounds.setDrone(loud ? mood : "");
}

let loaded = false;

/** The sounds, in words. */
export function SoundWords() {
  useTable();
  const now = heard.value;
  if (!now || soundWords.value === "off") return null;
  return (
    <p class="sound-words" key={now.n}>
      {wordsOf(now.sound)}
    </p>
  );
}

function wordsOf(sound: Sound): string {
  return {
    dice: t("sound-dice"),
    blade: t("sound-blade"),
    fall: t("sound-fall"),
    door: t("sound-door"),
    steps: t("sound-steps"),
    card: t("sound-card"),
    spell: t("sound-spell"),
    victory: t("sound-victory"),
    doom: t("sound-doom"),
  }[sound];
}
