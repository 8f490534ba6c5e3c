import { useState } from "preact/hooks";
import { sentenceOf } from "../../core/api";
import type { GameShown, PackAdded, Rights } from "../../core/http";
import { addPack, addTogether } from "../../core/packs";
import { t } from "../../core/words";
import { Field } from "../../ui/Field";
import { FileField } from "../../ui/FileField";
import { packTitle } from "../../ui/Packs";

type AddPackProps = { game: GameShown; rights: Rights; onAdded: (name: string) => void };

/** Adds a pack, or another file that the game can make a pack of, and shows the report. */
export function AddPack({ game, rights, onAdded }: AddPackProps) {
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<PackAdded | null>(null);
  const [refused, setRefused] = useState("");
  const [wishes, setWishes] = useState<Readonly<Record<string, string>>>({});
  const add = async (files: readonly File[]) => {
    setAdded(null);
    setRefused("");
    const name = files.map((file) => file.name).join(", ");
    const size = files.reduce((sum, file) => sum + file.size, 0) * (files.length > 1 ? 4 / 3 : 1);
    if (size > rights.largest) {
      setRefused(t("pack-too-large", { file: name, megabytes: Math.floor(rights.largest / 1_048_576) }));
      return;
    }
    setBusy(true);
    try {
      const [file] = files;
      const done = file && files.length === 1 ? await addPack(game.name, file, wishes) : await addTogether(game.name, files);
      setAdded(done);
      onAdded(done.pack.name);
    } catch (error) {
      setRefused(t("pack-refused", { file: name, why: sentenceOf(error) }));
    }
    setBusy(false);
  };
  return (
    <div class="add-pack">
      <FileField
        label={t("pack-add")}
        hint={game.files.hint || t("pack-add-hint")}
        accept={game.files.endings}
        onFiles={add}
        several={game.files.several}
        busy={busy}
      />
      {game.files.asks.length > 0 && (
        <details class="pack-asks">
          <summary>{t("pack-asks")}</summary>
          <p class="quiet">{t("pack-asks-hint")}</p>
          <div class="form-grid">
            {game.files.asks.map(({ name, label, hint, least, most }) => (
              <Field
                key={name}
                label={label}
                hint={hint}
                value={wishes[name] ?? ""}
                onValue={(value) => setWishes({ ...wishes, [name]: value })}
                placeholder={most ? `${least}–${most}` : ""}
                maxLength={40}
              />
            ))}
          </div>
        </details>
      )}
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

/** The outcome of adding a file. */
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
