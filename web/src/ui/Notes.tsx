/* Placeholders for what is still loading, or failed to load. */

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

/** An error that can be retried. */
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

/** The same as a whole page. */
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

/** A page with one parchment in the middle: a title, a few words, a button. */
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
