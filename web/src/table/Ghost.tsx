import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { putDown } from "./acts";
import { type Carried, useTable } from "./store";
import { isSized, SIDE, SQUARE, Token } from "./Token";

/** How far above a finger the thing is held, so that it can be seen. */
const ABOVE = 40;

/** The thing that is carried, at the pointer. Escape puts it down. */
export function Ghost() {
  const carried = useTable().carried.value;
  return carried && <Held key={carried.node.id} carried={carried} />;
}

function Held({ carried }: { carried: Carried }) {
  const table = useTable();
  const box = useRef<SVGSVGElement>(null);
  const { node, width, by } = carried;
  const room = isSized(node) ? (node.size ?? SQUARE) : SQUARE;
  const margin = SIDE * 0.04;
  const [wide, high] = [room[0] + margin, room[1] + margin];
  const hold = ([x, y]: readonly [number, number]) => {
    const up = by === "touch" ? ABOVE : 0;
    box.current?.style.setProperty("transform", `translate(${x}px, ${y - up}px) translate(-50%, -50%)`);
  };
  useLayoutEffect(() => hold(carried.at), []);
  useEffect(() => {
    const follow = (event: PointerEvent) => hold([event.clientX, event.clientY]);
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      putDown(table);
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("keydown", press, { capture: true });
    return () => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("keydown", press, { capture: true });
    };
  }, []);
  return (
    <svg
      ref={box}
      class="ghost"
      aria-hidden="true"
      width={width}
      height={(width * high) / wide}
      viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`}
    >
      <Token node={node} room={room} />
    </svg>
  );
}
