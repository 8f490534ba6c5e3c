import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/words";
import { Icon } from "../ui/Icon";
import { back, lookFrom } from "./acts";
import { KEYS } from "./keys";
import { narrow } from "./layout";
import { OptionButton } from "./Options";
import { Place } from "./Place";
import { useTable } from "./store";

/** What can be done with the touched thing, beside it or at the edge of the board. */
export function ThingMenu() {
  const table = useTable();
  const menu = table.menu.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!menu?.at) return;
    // A reader who came by keys goes on by keys.
    const before = document.activeElement;
    const byKeys = before?.matches(":focus-visible");
    if (byKeys) box.current?.querySelector("button")?.focus();
    return () => {
      if (byKeys && before instanceof SVGElement && before.isConnected) before.focus();
    };
  }, [menu]);
  if (!menu || (!menu.at && narrow.value)) return null;
  const label = table.shown.value.get(menu.thing)?.[0]?.label ?? "";
  const keys = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Escape") back(table);
    else if (step) {
      const buttons = [...(box.current?.querySelectorAll("button") ?? [])];
      const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
      buttons[(here + step + buttons.length) % buttons.length]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const inside = (
    <div ref={box}>
      <strong class="thing-menu-title">{label}</strong>
      {menu.options.map((option, place) => (
        <OptionButton key={option.answer.join(" ")} option={option} hint={KEYS[place] ?? ""} />
      ))}
      {table.now.value?.sight && (
        <button type="button" class="choice" onClick={() => lookFrom(table, menu.thing)}>
          <Icon name="eye" /> {t("table-sight-here")}
        </button>
      )}
    </div>
  );
  if (!menu.at) {
    return (
      <div class="thing-bar parchment" role="group" aria-label={label}>
        {inside}
      </div>
    );
  }
  return (
    <Place class="thing-menu parchment" at={menu.at} label={label} onKeyDown={keys}>
      {inside}
    </Place>
  );
}
