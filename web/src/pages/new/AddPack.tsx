import { useState } from "preact/hooks";
import { sentenceOf } from "../../core/api";
import type { GameShown, PackAdded, Rights } from "../../core/http";
import { addPack } from "../../core/packs";
import { t } from "../../core/words";
import { FileField } from "../../ui/FileField";
import { packTitle } from "../../ui/Packs";

type AddPackProps = { game: GameShown; rights: Rights; onAdded: (name: string) => void };

/** Where a pack, or another file of which the game makes one, is added. What is to be said about it is said here. */
export function AddPack({ game, rights, onAdded }: AddPackProps) {
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<PackAdded | null>(null);
  const [refused, setRefused] = useState("");
  const add = async (file: File) => {
    setAdded(null);
    setRefused("");
    if (file.size > rights.largest) {
      setRefused(t("pack-too-large", { file: file.name, megabytes: Math.floor(rights.largest / 1_048_576) }));
      return;
    }
    setBusy(true);
    try {
      const done = await addPack(game.name, file);
      setAdded(done);
      onAdded(done.pack.name);
    } catch (error) {
      setRefused(t("pack-refused", { file: file.name, why: sentenceOf(error) }));
    }
    setBusy(false);
  };
  return (
    <div class="add-pack">
      <FileField
        label={t("pack-add")}
        hint={game.files.hint || t("pack-add-hint")}
        accept={game.files.endings}
        onFile={add}
        busy={busy}
      />
      <div role="status">
        {busy && <p class="quiet">{t("pack-adding")}</p>}
        {added && <Report added={added} />}
      </div>
      {refused && (
        <p class="field-error" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

/** What became of a file. */
function Report({ added: { pack, report } }: { added: PackAdded }) {
  return (
    <div class="pack-report" role="region" aria-label={t("pack-report")} tabIndex={0}>
      <p>
        <strong>{t("pack-added", { title: packTitle(pack) })}</strong>
      </p>
      {report.map((part) => (
        <div key={part.heading}>
          <p>{part.heading}</p>
          {part.sentences.length > 0 && (
            <ul>
              {part.sentences.map((sentence, place) => (
                <li key={place}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
