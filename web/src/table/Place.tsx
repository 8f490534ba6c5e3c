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
const EDGE = 8;

/** A small box beside something on the screen, where there is room: right, left, below, above. */
export function Place({ at, children, label, ...rest }: PlaceProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const [x, y] = beside(at, element.offsetWidth, element.offsetHeight, roomAround(at));
    element.style.setProperty("left", `${x}px`);
    element.style.setProperty("top", `${y}px`);
  });
  return (
    <div ref={box} {...rest} class={`place ${rest.class}`} aria-label={label}>
      {children}
    </div>
  );
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A box for something on the board stays over the board, so that it hides nothing of the prompt. */
function roomAround(at: Box): Box {
  const board = document.querySelector(".middle")?.getBoundingClientRect();
  const within = board && at.left >= board.left && at.right <= board.right && at.bottom <= board.bottom;
  return within && board.width > 500 ? board : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

/** Where a box of this size goes, beside `at` and within `room`. */
export function beside(at: Box, wide: number, high: number, room: Box): [number, number] {
  const x = hold((at.left + at.right - wide) / 2, wide, room.left, room.right);
  const y = hold((at.top + at.bottom - high) / 2, high, room.top, room.bottom);
  if (at.right + GAP + wide + EDGE <= room.right) return [at.right + GAP, y];
  if (at.left - GAP - wide - EDGE >= room.left) return [at.left - GAP - wide, y];
  if (at.bottom + GAP + high + EDGE <= room.bottom) return [x, at.bottom + GAP];
  return [x, hold(at.top - GAP - high, high, room.top, room.bottom)];
}

function hold(start: number, long: number, from: number, to: number): number {
  return Math.max(from + EDGE, Math.min(start, to - long - EDGE));
}
