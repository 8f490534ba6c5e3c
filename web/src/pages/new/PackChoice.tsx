import { useState } from "preact/hooks";
import type { GameShown, PackShown, Rights } from "../../core/http";
import { useLoaded } from "../../core/load";
import { removePack } from "../../core/packs";
import { t } from "../../core/words";
import { Button, IconButton } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Tick } from "../../ui/Field";
import { PackNotes, packTitle } from "../../ui/Packs";
import { toast, toastError } from "../../ui/Toast";
import { AddPack } from "./AddPack";

type PackChoiceProps = {
  game: GameShown;
  packs: readonly PackShown[];
  on: readonly string[];
  onPacks: (on: readonly string[]) => void;
  /** The list has changed; "" if a pack was removed, else the name of the new one. */
  onChanged: (added: string) => void;
};

const NONE: Rights = { add: false, largest: 0, flaws: [] };

/** Which packs are switched on; those that do not fit the game are shown with the reason. */
export function PackChoice({ game, packs, on, onPacks, onChanged }: PackChoiceProps) {
  const rights = useLoaded<Rights>("packs").data ?? NONE;
  const [leaving, setLeaving] = useState<PackShown | null>(null);
  const adds = rights.add && game.files.endings.length > 0;
  if (packs.length === 0 && !adds) return null;
  const sound = packs.filter((pack) => !pack.flaw);
  const flawed = packs.filter((pack) => pack.flaw);
  const set = (name: string, checked: boolean) =>
    // They are laid over the game in the order of the list, not in the order they were chosen.
    onPacks(sound.map((pack) => pack.name).filter((each) => (each === name ? checked : on.includes(each))));
  const remove = (pack: PackShown) => {
    setLeaving(null);
    removePack(game.name, pack.name).then(() => {
      toast(t("pack-removed", { title: pack.title }));
      onPacks(on.filter((name) => name !== pack.name));
      onChanged("");
    }, toastError);
  };
  const cross = (pack: PackShown) =>
    pack.removable && (
      <IconButton icon="close" label={t("pack-remove", { title: pack.title })} kind="bare" onClick={() => setLeaving(pack)} />
    );
  return (
    <section class="form-part" aria-labelledby="packs-title">
      <h2 id="packs-title">{t("packs")}</h2>
      <p class="quiet">{t("packs-hint")}</p>
      <div class="form-grid">
        {sound.map((pack) => (
          <div key={pack.name} class="pack">
            <Tick
              label={packTitle(pack)}
              hint={<PackNotes pack={pack} />}
              checked={on.includes(pack.name)}
              onChecked={(checked) => set(pack.name, checked)}
            />
            {cross(pack)}
          </div>
        ))}
        {flawed.map((pack) => (
          <div key={pack.name} class="pack">
            <div class="field">
              <strong>{packTitle(pack)}</strong>
              <p class="quiet">
                <PackNotes pack={pack} />
              </p>
            </div>
            {cross(pack)}
          </div>
        ))}
      </div>
      {rights.flaws.map((flaw) => (
        <p key={flaw} class="pack-flaw">
          {flaw}
        </p>
      ))}
      {adds && <AddPack game={game} rights={rights} onAdded={onChanged} />}
      <Dialog title={t("pack-remove-title")} open={leaving !== null} onClose={() => setLeaving(null)}>
        <p>{t("pack-remove-told", { title: leaving ? packTitle(leaving) : "" })}</p>
        <div class="row">
          <Button kind="danger" onClick={() => leaving && remove(leaving)}>
            {t("pack-remove-now")}
          </Button>
          <Button onClick={() => setLeaving(null)}>{t("cancel")}</Button>
        </div>
      </Dialog>
    </section>
  );
}
