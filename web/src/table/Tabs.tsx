import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface Tab {
  id: string;
  title: string;
  /** Something in it has not been seen yet. */
  fresh?: boolean;
  /** Its thumbnail. */
  picture?: () => ComponentChildren;
  show: () => ComponentChildren;
}

type TabsProps = {
  tabs: readonly Tab[];
  chosen: string;
  choose: (id: string) => void;
  label: string;
  /** The tabs are stacked at the side. */
  aside?: boolean;
};

/** Several panels in one place, one of them shown. Arrow keys go from tab to tab. */
export function Tabs({ tabs, chosen, choose, label, aside }: TabsProps) {
  const name = useId();
  const open = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  if (!open) return null;
  const keys = (event: KeyboardEvent) => {
    const [onwards, before] = aside ? ["ArrowDown", "ArrowUp"] : ["ArrowRight", "ArrowLeft"];
    const step = event.key === onwards ? 1 : event.key === before ? -1 : 0;
    const next = step && tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next.id);
    document.getElementById(`${name}-${next.id}`)?.focus();
  };
  return (
    <div class={aside ? "tabs tabs-aside" : "tabs"}>
      <div
        class="tab-list"
        role="tablist"
        aria-label={label}
        aria-orientation={aside ? "vertical" : "horizontal"}
        onKeyDown={keys}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${name}-${tab.id}`}
            type="button"
            class={tab.fresh ? "fresh" : undefined}
            role="tab"
            aria-selected={tab === open}
            aria-controls={`${name}-panel`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.picture?.()}
            <span>{tab.title}</span>
          </button>
        ))}
      </div>
      <div
        class="tab-panel"
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-${open.id}`}
        // It may be too long for the screen; then keys scroll it.
        tabIndex={0}
      >
        {open.show()}
      </div>
    </div>
  );
}
