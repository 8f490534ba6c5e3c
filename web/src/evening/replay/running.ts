/* Running a replay: fetches moments and frames as they are needed; keys and the clock move it. */

import { batch, effect, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, get } from "../../core/api";
import type { Moments, TableFound } from "../../core/http";
import { goInstead, query } from "../../core/router";
import { language } from "../../core/words";
import type { Table } from "../../table/store";
import { applyUpdate } from "../../table/update";
import { toastError } from "../../ui/Toast";
import { type Film, momentPath, placeOf, worthSeeing } from "./film";
import { type Player, press, runOn, STAYS } from "./player";

/** Milliseconds after the last step until the address follows. */
const CALM = 400;

/** Elements in which keys mean something else. */
const OWN_KEYS = "input:not([type=range]), textarea, select, [role=menu], [role=tablist]";

/** Fetch what happened as a seat saw it, and again when the seat or the language changes. The moment stays. */
export function useMoments(
  info: TableFound | null,
  player: Player,
  found: (eyes: Moments) => void,
  failed: (why: unknown) => void,
): void {
  useEffect(() => {
    if (!info) return;
    return effect(() => {
      const seat = player.seat.value;
      let old = false;
      void language.value;
      get<Moments>(`tables/${info.id}/moments?seat=${seat}`).then((eyes) => {
        if (!old) found(takeMoments(player, eyes, first()));
      }, (why: unknown) => {
        // A link may name a seat that this reader may not look through.
        const own = info.mine[0] ?? -1;
        if (seat !== own && why instanceof ApiError && [403, 404, 422].includes(why.status)) player.seat.value = own;
        else failed(why);
      });
      return () => {
        old = true;
      };
    });
  }, [info]);
}

function takeMoments(player: Player, eyes: Moments, begin: number): Moments {
  const before = player.moment.value?.n ?? begin;
  batch(() => {
    player.moments.value = worthSeeing(eyes.moments);
    player.place.value = placeOf(player.moments.value, before);
  });
  return eyes;
}

/** Where to begin: where the link says, else at the last picture: the first is often an empty board. Playing begins at
 * the beginning. */
function first(): number {
  const asked = query.peek().get("at");
  if (asked !== null) return Number(asked);
  return Number.POSITIVE_INFINITY;
}

/** Show the table as it was at the moment; while a frame is loading, the last one stays. */
export function useFrames(player: Player, film: Film, table: Table): void {
  useSignalEffect(() => {
    const moment = player.moment.value;
    const seat = player.seat.value;
    if (!moment) return;
    let old = false;
    film.frame(moment.n, seat).then((now) => {
      if (old) return;
      applyUpdate(table, now);
      film.ahead(player.moments.peek(), player.place.peek(), seat);
    }, toastError);
    return () => {
      old = true;
    };
  });
}

/** While it plays, each moment stays for a while, and until the next one has loaded. */
export function useRunning(player: Player, film: Film): void {
  useSignalEffect(() => {
    if (!player.running.value) return;
    const next = player.moments.value[player.place.value + 1];
    const coming = next && film.frame(next.n, player.seat.value).catch(() => null);
    let old = false;
    const timer = setTimeout(() => {
      void Promise.resolve(coming).then(() => {
        if (!old) runOn(player);
      });
    }, STAYS[player.pace.value]);
    return () => {
      old = true;
      clearTimeout(timer);
    };
  });
}

/** The address names the moment, so that a reload returns to it. */
export function useAddress(id: string, player: Player): void {
  useSignalEffect(() => {
    const moment = player.moment.value;
    const seat = player.seat.value;
    if (!moment) return;
    const timer = setTimeout(() => goInstead(momentPath(id, moment.n, seat)), CALM);
    return () => clearTimeout(timer);
  });
}

/** Keys step wherever the focus is, except in elements in which they mean something else. */
export function useKeys(player: Player): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      if (target.closest(OWN_KEYS) || document.querySelector("dialog[open]")) return;
      if (event.key === " " && target.closest("button, a, summary")) return;
      if (press(player, event.key)) event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [player]);
}
