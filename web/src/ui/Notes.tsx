/* What stands where something is still to come, or did not come. */

import type { ComponentChildren } from "preact";
import { t } from "../core/words";
import { Button, LinkButton } from "./Button";

export function Waiting() {
  return (
    <p class="waiting" role="status">
      {t("loading")}
    </p>
  );
}

/** Something did not work, and can be tried again. */
export function ErrorNote({ sentence, again }: { sentence?: string; again?: () => void }) {
  return (
    <div class="error-note" role="alert">
      <p>{sentence ?? t("error-unknown")}</p>
      {again && (
        <Button icon="again" onClick={again}>
          {t("try-again")}
        </Button>
      )}
    </div>
  );
}

/** The same, where it is all that a page has to show. */
export function ErrorPage({ sentence, again }: { sentence: string; again?: () => void }) {
  return (
    <Card title={t("trouble")}>
      <p role="alert">{sentence}</p>
      <div class="row">
        {again && (
          <Button icon="again" onClick={again}>
            {t("try-again")}
          </Button>
        )}
        <LinkButton to="/">{t("home")}</LinkButton>
      </div>
    </Card>
  );
}

/** A page of one parchment in the middle: a title, a few words, something to do. */
export function Card({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <main class="card-page">
      <section class="parchment card">
        <h1>{title}</h1>
        {children}
      </section>
    </main>
  );
}
