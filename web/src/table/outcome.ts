/** How a game ended for the reader. Pure. */

import type { Ending, People } from "../messages";

export type Outcome = "" | "won" | "lost";

/** Won if a seat of the reader's came first, lost if none did; neither for those who only watched. */
export function outcomeFor(ending: Ending, people: People | null): Outcome {
  const mine = new Set((people?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  const places = ending.places.filter((place) => mine.has(place.seat)).map((place) => place.place);
  return places.length ? (places.includes(1) ? "won" : "lost") : "";
}
