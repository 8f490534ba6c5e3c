import { useEffect } from "preact/hooks";
import { reading } from "../core/settings";
import { t } from "../core/words";
import type { ShownChapter } from "../messages";
import { closeChapter } from "../table/film";
import { useTable } from "../table/store";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Scene } from "./Scene";

/** Milliseconds to read one letter, and before the first. */
const LETTER = 42;
const AT_FIRST = 3000;

/** What has come to an end before the game does: read until one goes on. One of many goes on by itself. */
export function Chapter({ chapter }: { chapter: ShownChapter }) {
  const table = useTable();
  const goOn = () => closeChapter(table);
  const time = chapter.passing && reading.value !== "wait" ? timeFor(chapter) * (reading.value === "brief" ? 0.5 : 1) : 0;
  useEffect(() => {
    if (!time) return;
    const timer = window.setTimeout(goOn, time);
    return () => window.clearTimeout(timer);
  }, [chapter]);
  const { deeds = [], outcome = "", told = [], moments = [], coming = [] } = chapter;
  return (
    <Dialog title={t("chapter")} open onClose={goOn} scene>
      <Scene
        outcome={outcome}
        icon={chapter.icon}
        title={chapter.title}
        told={told}
        parts={deeds.filter((part) => part.facts?.length)}
        moments={moments}
        momentsTitle={t("chapter-moments")}
        coming={coming}
      >
        <Button kind="gold" big icon="onward" onClick={goOn}>
          {t("chapter-on")}
          {time > 0 && <span class="stage-time" style={{ animationDuration: `${time}ms` }} />}
        </Button>
      </Scene>
    </Dialog>
  );
}

function timeFor(chapter: ShownChapter): number {
  const { title, told = [], moments = [], coming = [], deeds = [] } = chapter;
  const facts = deeds.flatMap((each) => [each.name, ...(each.facts ?? []).map((fact) => `${fact.value} ${fact.label}`)]);
  return Math.min(20_000, AT_FIRST + LETTER * [title, ...told, ...moments, ...coming, ...facts].join(" ").length);
}
