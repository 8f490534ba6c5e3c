import type { PackShown } from "../core/http";
import { t } from "../core/words";

/** The packs of a table, for everybody: what each replaces and adds. */
export function Packs({ packs }: { packs: readonly PackShown[] }) {
  return (
    <ul class="packs">
      {packs.map((pack) => (
        <li key={pack.name}>
          <strong>{packTitle(pack)}</strong>
          <p class="quiet">
            <PackNotes pack={pack} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What a pack does. */
export function PackNotes({ pack }: { pack: PackShown }) {
  return (
    <span class="pack-notes">
      {pack.summary && <span>{pack.summary}</span>}
      {pack.replaces.length > 0 && <span>{t("pack-replaces", { names: pack.replaces.join(", ") })}</span>}
      {pack.adds.length > 0 && <span>{t("pack-adds", { names: pack.adds.join(", ") })}</span>}
      {pack.flaw && <span class="pack-flaw">{pack.flaw}</span>}
    </span>
  );
}

/** Its title, with who made it. */
export function packTitle({ title, author }: PackShown): string {
  return author ? t("pack-by", { title, author }) : title;
}
