import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

type PlaceProps = {
  at: DOMRect;
  class: string;
  role?: "tooltip" | "menu";
  label?: string;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerEnter?: () => void;
  onPointerLeave?: () => void;
  children: ComponentChildren;
};

const GAP = 10;

/** A small box beside something on the screen, wherever there is room for it: right, left, below, above. */
export function Place({ at, children, label, ...rest }: PlaceProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const [wide, high] = [element.offsetWidth, element.offsetHeight];
    const [x, y] = beside(at, wide, high, innerWidth, innerHeight);
    element.style.setProperty("left", `${x}px`);
    element.style.setProperty("top", `${y}px`);
  });
  return (
    <div ref={box} {...rest} class={`place ${rest.class}`} aria-label={label}>
      {children}
    </div>
  );
}

/** Where a box of this size stands beside `at` within a screen. */
export function beside(
  at: { left: number; top: number; right: number; bottom: number },
  wide: number,
  high: number,
  screenWide: number,
  screenHigh: number,
): [number, number] {
  const middleX = (at.left + at.right) / 2 - wide / 2;
  const middleY = (at.top + at.bottom) / 2 - high / 2;
  const within = (value: number, size: number, room: number) => Math.max(8, Math.min(value, room - size - 8));
  if (at.right + GAP + wide + 8 <= screenWide) return [at.right + GAP, within(middleY, high, screenHigh)];
  if (at.left - GAP - wide >= 8) return [at.left - GAP - wide, within(middleY, high, screenHigh)];
  if (at.bottom + GAP + high + 8 <= screenHigh) return [within(middleX, wide, screenWide), at.bottom + GAP];
  return [within(middleX, wide, screenWide), within(at.top - GAP - high, high, screenHigh)];
}
