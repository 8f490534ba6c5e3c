import { useTable } from "../table/store";
import { toneOf } from "./seats";

/** The colour of a seat beside a name. Hidden from screen readers, since the name says the same. */
export function Disc({ seat }: { seat: number }) {
  const tone = toneOf(useTable().panels.value, seat);
  return <span class="disc" aria-hidden="true" style={{ "--tone": tone || "transparent" }} />;
}
