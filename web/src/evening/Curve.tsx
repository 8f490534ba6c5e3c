import type { ReviewShown } from "../core/http";
import { t } from "../core/words";

const WIDE = 640;
const HIGH = 200;
const EDGE = 16;

type CurveProps = { review: ReviewShown; marked: number; onMark: (n: number) => void };

/** The chances of all seats over time, mine the thickest; the decisive moments are numbered. */
export function Curve({ review, marked, onMark }: CurveProps) {
  const { points, names, seats, together, moments } = review;
  const last = Math.max(1, points.length - 1);
  const x = (place: number) => EDGE + (place / last) * (WIDE - 2 * EDGE);
  const y = (chance: number) => EDGE + (1 - chance) * (HIGH - 2 * EDGE);
  const mine = seats[0] ?? 0;
  const shown = together ? [mine] : names.map((_, seat) => seat);
  const line = (seat: number) =>
    points.map((point, place) => `${x(place).toFixed(1)},${y(point.chances[seat] ?? 0).toFixed(1)}`).join(" ");
  return (
    <figure class="curve">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={t("review-curve")}>
        {[0, 0.5, 1].map((share) => (
          <line key={share} class="curve-grid" x1={EDGE} x2={WIDE - EDGE} y1={y(share)} y2={y(share)} />
        ))}
        {shown.map((seat) => (
          <polyline key={seat} class={seat === mine ? "curve-line mine" : "curve-line"} data-seat={seat} points={line(seat)} />
        ))}
        {moments.map((moment, number) => {
          const place = points.findIndex((point) => point.n === moment.n);
          return (
            <g
              key={moment.n}
              class={moment.n === marked ? "curve-moment marked" : "curve-moment"}
              transform={`translate(${x(place).toFixed(1)} ${y(moment.before).toFixed(1)})`}
              onPointerEnter={() => onMark(moment.n)}
            >
              <circle r="14" />
              <text text-anchor="middle" dy="6">
                {number + 1}
              </text>
            </g>
          );
        })}
      </svg>
      {!together && (
        <figcaption>
          {shown.map((seat) => (
            <span key={seat} class={seat === mine ? "curve-name mine" : "curve-name"} data-seat={seat}>
              {names[seat]}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
