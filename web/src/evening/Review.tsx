import { useEffect, useState } from "preact/hooks";
import { get, post, sentenceOf } from "../core/api";
import type { DecisiveMoment, ReviewShown, TableMade } from "../core/http";
import { go } from "../core/router";
import { t } from "../core/words";
import { Button, LinkButton } from "../ui/Button";
import { Card } from "../ui/Notes";
import { Page } from "../ui/Page";
import { toastError } from "../ui/Toast";
import { Curve } from "./Curve";
import "./styles/review.css";

/** How a finished game went: my chances over time, and the moments that decided it. */
export function Review({ id }: { id: string }) {
  const [review, setReview] = useState<ReviewShown | null>(null);
  const [failed, setFailed] = useState("");
  const [at, setAt] = useState(-1);
  useEffect(() => {
    get<ReviewShown>(`tables/${id}/review`).then(setReview, (error: unknown) => setFailed(sentenceOf(error)));
  }, [id]);
  return (
    <Page title={t("review")}>
      <Card title={t("review")}>
        {failed ? (
          <p role="alert">{failed}</p>
        ) : review ? (
          <>
            <p class="quiet">{review.together ? t("review-about-together") : t("review-about")}</p>
            <Curve review={review} marked={at} onMark={setAt} />
            {review.moments.length === 0 && <p>{t("review-nothing")}</p>}
            <ol class="moments">
              {review.moments.map((moment, place) => (
                <Moment
                  key={moment.n}
                  id={id}
                  number={place + 1}
                  moment={moment}
                  marked={moment.n === at}
                  onMark={() => setAt(moment.n)}
                />
              ))}
            </ol>
          </>
        ) : (
          <p class="waiting" role="status">
            {t("review-thinks")}
          </p>
        )}
        <div class="row">
          <LinkButton to={`/table/${id}`}>{t("review-back")}</LinkButton>
          <LinkButton icon="replay" to={`/table/${id}/replay`}>
            {t("watch-again")}
          </LinkButton>
        </div>
      </Card>
    </Page>
  );
}

type MomentProps = { id: string; number: number; moment: DecisiveMoment; marked: boolean; onMark: () => void };

function Moment({ id, number, moment, marked, onMark }: MomentProps) {
  const [busy, setBusy] = useState(false);
  const playOn = () => {
    setBusy(true);
    post<TableMade>(`tables/${id}/play-on?n=${moment.n}`).then(
      (made) => go(`/table/${made.id}`),
      (error: unknown) => {
        toastError(error);
        setBusy(false);
      },
    );
  };
  return (
    <li class={marked ? "moment marked" : "moment"} onPointerEnter={onMark} onFocusIn={onMark}>
      <h2>
        {t("review-moment", { number })}{" "}
        <span class="quiet">{t("review-change", { before: percent(moment.before), after: percent(moment.after) })}</span>
      </h2>
      <p class="quiet">{moment.question}</p>
      <p>{t("review-answered", { answer: moment.answer })}</p>
      {moment.better && (
        <p>
          <strong>{t("review-better", { answer: moment.better })}</strong> {moment.why.join(" ")}
        </p>
      )}
      <div class="row">
        <LinkButton icon="eye" to={`/table/${id}/replay?at=${moment.n}`}>
          {t("review-look")}
        </LinkButton>
        <Button icon="play" busy={busy} onClick={playOn}>
          {t("review-play-on")}
        </Button>
      </div>
    </li>
  );
}

export function percent(share: number): number {
  return Math.round(100 * share);
}
