import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { t } from "../core/words";
import type { MotionOpen } from "../messages";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Field } from "../ui/Field";
import { toast } from "../ui/Toast";
import { useTable } from "./store";

/** Longer than any name. */
const LONGEST = 60;

/** Motions that may be raised; those that may not say why. A motion with words asks for them first. */
export function Motions() {
  const table = useTable();
  const { motions = [], request } = table.now.value ?? {};
  const [sure, setSure] = useState("");
  const choose = (motion: MotionOpen) => {
    setSure("");
    if (motion.why) toast(motion.why);
    // Nobody else is asked: a second touch does it.
    else if (motion.alone && sure !== motion.name) setSure(motion.name);
    else if (motion.words) saying.value = motion;
    else table.send({ do: "motion", seat: motion.seat, name: motion.name });
  };
  // Everybody is asked one thing at a time.
  if (!motions.length || request) return null;
  const asked = motions.find((motion) => motion.name === sure);
  if (asked) {
    return (
      <div class="warning prompt-foot" role="alert">
        <p>
          <strong>{t("table-motion-sure", { what: asked.label })}</strong>
        </p>
        <div class="row">
          <Button icon="warning" onClick={() => choose(asked)}>
            {t("table-yes")}
          </Button>
          <Button kind="bare" onClick={() => setSure("")}>
            {t("table-no")}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div class="prompt-foot row">
      {motions.map((motion) => (
        <Button
          key={motion.name}
          aria-disabled={motion.why ? "true" : undefined}
          title={motion.why}
          onClick={() => choose(motion)}
        >
          {motion.label}
        </Button>
      ))}
    </div>
  );
}

/** The motion that needs words. */
const saying = signal<MotionOpen | null>(null);

/** A dialog for the words of a motion. */
export function SayingDialog() {
  const motion = saying.value;
  const close = () => (saying.value = null);
  return (
    <Dialog title={motion?.label ?? ""} open={motion !== null} onClose={close}>
      {motion && <Saying motion={motion} done={close} />}
    </Dialog>
  );
}

function Saying({ motion, done }: { motion: MotionOpen; done: () => void }) {
  const table = useTable();
  const [words, setWords] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    table.send({ do: "motion", seat: motion.seat, name: motion.name, words });
    done();
  };
  return (
    <form class="name-form" onSubmit={send}>
      <Field label={motion.label} hint={t("motion-words-hint")} value={words} onValue={setWords} maxLength={LONGEST} />
      <Button type="submit" kind="gold">
        {t("table-confirm")}
      </Button>
    </form>
  );
}
