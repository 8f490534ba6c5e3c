import type { Pack } from "../../core/packs";
import { t } from "../../core/words";
import { Tick } from "../../ui/Field";
import { PackNotes, Packs, packTitle } from "../../ui/Packs";

type PackChoiceProps = { packs: readonly Pack[]; on: readonly string[]; onPacks: (on: readonly string[]) => void };

/** Which packs are switched on; those that do not fit the game are told with the reason. */
export function PackChoice({ packs, on, onPacks }: PackChoiceProps) {
  if (packs.length === 0) return null;
  const sound = packs.filter((pack) => !pack.flaw);
  const set = (name: string, checked: boolean) =>
    // They are laid over the game in the order of the list, whatever the order in which they were chosen.
    onPacks(sound.map((pack) => pack.name).filter((each) => (each === name ? checked : on.includes(each))));
  return (
    <section class="form-part" aria-labelledby="packs-title">
      <h2 id="packs-title">{t("packs")}</h2>
      <p class="quiet">{t("packs-hint")}</p>
      <div class="form-grid">
        {sound.map((pack) => (
          <Tick
            key={pack.name}
            label={packTitle(pack)}
            hint={<PackNotes pack={pack} />}
            checked={on.includes(pack.name)}
            onChecked={(checked) => set(pack.name, checked)}
          />
        ))}
      </div>
      <Packs packs={packs.filter((pack) => pack.flaw)} />
    </section>
  );
}
