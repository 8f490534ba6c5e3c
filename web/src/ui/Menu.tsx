import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type ButtonKind, Button } from "./Button";
import type { IconName } from "./Icon";

export type MenuItem = { label: string; act: () => void; icon?: IconName; why?: string };

type MenuProps = {
  label: string;
  items: readonly MenuItem[];
  icon?: IconName;
  kind?: ButtonKind;
  children?: ComponentChildren;
};

/** A button that opens a menu. Arrow keys move in it, Escape closes it. An item with `why` is disabled, and shows the
 * reason. */
export function Menu({ label, items, icon, kind = "plain", children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    box.current?.querySelector("button")?.focus();
  };
  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus();
    const outside = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);
  const keys = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown") move(box.current, 1);
    else if (event.key === "ArrowUp") move(box.current, -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="menu" ref={box} onKeyDown={open ? keys : undefined}>
      <Button
        kind={kind}
        {...(icon && { icon })}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={children ? undefined : label}
        title={children ? undefined : label}
        onClick={() => setOpen(!open)}
      >
        {children}
      </Button>
      {open && (
        <div class="menu-list" role="menu" aria-label={label}>
          {items.map((item) => (
            <button
              type="button"
              role="menuitem"
              key={item.label}
              aria-disabled={item.why ? "true" : undefined}
              onClick={() => {
                if (item.why) return;
                close();
                item.act();
              }}
            >
              {item.label}
              {item.why && <small>{item.why}</small>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function move(box: HTMLElement | null, by: number): void {
  const items = [...(box?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const here = items.indexOf(document.activeElement as HTMLElement);
  items[(here + by + items.length) % items.length]?.focus();
}
