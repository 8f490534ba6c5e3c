/* Icons of the page itself, drawn with one stroke in a box of 24 × 24. Those of a game come with its shapes. */

const DRAWN = {
  close: "M6 6l12 12M18 6L6 18",
  add: "M12 5v14M5 12h14",
  up: "M6 14l6-6 6 6",
  down: "M6 10l6 6 6-6",
  back: "M11 6l-6 6 6 6M5 12h14",
  onward: "M13 6l6 6-6 6M19 12H5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  check: "M5 12.5l4.5 4.5L19 7.5",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  share: "M12 15V4M8 8l4-4 4 4M6 12v8h12v-8",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.6-3.6 3-5.3 6.5-5.3s5.9 1.7 6.5 5.3M16 4.8a3.5 3.5 0 0 1 0 6.5M18 14.7c2 .7 3.2 2.3 3.6 4.8",
  bot: "M6 9h12v10H6zM12 9V5M12 4.5h.01M9.5 13.5h.01M14.5 13.5h.01M10 16.5h4M3.5 13v3M20.5 13v3",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2",
  book: "M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20",
  learn: "M3 9.5L12 5l9 4.5-9 4.5zM7 12v4.5c3 2 7 2 10 0V12M21 9.5v5",
  pen: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  again: "M19 12a7 7 0 1 1-2.2-5.1M19 4v4.5h-4.5",
  replay: "M5 5v14M19 6L9 12l10 6z",
  upload: "M12 16V5M7.5 9L12 4.5 16.5 9M5 16v4h14v-4",
  download: "M12 4.5v11M7.5 11.5L12 16l4.5-4.5M5 16v4h14v-4",
  undo: "M8.5 5L4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4",
  settings: "M4 7h8M18 7h2M15 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17h2M12 17h8M9 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  warning: "M12 4L2.5 20h19zM12 10v4.5M12 17.3h.01",
  chat: "M4 5h16v11H11l-5 4v-4H4z",
  home: "M12 3v4M12 17v4M3 12h4M17 12h4M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z",
  eye:
    "M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
} as const;

export type IconName = keyof typeof DRAWN;

/** An icon. Hidden from screen readers: the words beside it, or the label of its button, say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWN[name]} />
    </svg>
  );
}

/** An icon of a game, from the symbols of its shapes. */
export function GameIcon({ name }: { name: string }) {
  return (
    <svg class="game-icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
