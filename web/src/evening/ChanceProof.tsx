import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../core/words";
import { Button } from "../ui/Button";
import { toastError } from "../ui/Toast";
import { type Chance, chanceOf } from "./chance";
import { fetchFile } from "./file";

/** Compares the seed revealed by a finished game with its fingerprint. */
export function ChanceProof({ id }: { id: string }) {
  const [found, setFound] = useState<Chance | null | undefined>(undefined);
  const verify = () =>
    fetchFile(`tables/${id}/log`)
      .then(async (log) => setFound(await chanceOf(await log.text())))
      .catch(toastError);
  return (
    <details class="evening-more">
      <summary>{t("chance-verify")}</summary>
      <p>{t("chance-how")}</p>
      {found === undefined && (
        <div class="row">
          <Button icon="check" onClick={verify}>
            {t("chance-compare")}
          </Button>
        </div>
      )}
      {found === null && <p>{t("chance-none")}</p>}
      {found && <Proof chance={found} />}
    </details>
  );
}

/** It replaces the button, and takes its focus. */
function Proof({ chance }: { chance: Chance }) {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <>
      <dl class="proof">
        <dt>{t("chance-fingerprint")}</dt>
        <dd>
          <code class="fingerprint">{chance.fingerprint}</code>
        </dd>
        <dt>{t("chance-number")}</dt>
        <dd>
          <code class="fingerprint">{chance.number}</code>
        </dd>
      </dl>
      <p ref={told} tabIndex={-1}>
        <strong>{verdict(chance.fits)}</strong>
      </p>
      {chance.shown && <p>{t("chance-shown")}</p>}
      <p class="quiet">{t("chance-more")}</p>
    </>
  );
}

function verdict(fits: boolean | null): string {
  if (fits === null) return t("chance-unable");
  return fits ? t("chance-fits") : t("chance-differs");
}
