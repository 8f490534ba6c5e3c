import type { ComponentChildren } from "preact";
import { t } from "../core/words";
import type { ShownFact } from "../messages";
import type { Outcome } from "../table/outcome";
import { useTable } from "../table/store";
import { TokenPicture } from "../table/Token";
import { GameIcon } from "../ui/Icon";

/** What somebody did: their seat, their place if there is one, their name, who plays, what it rests on, in figures. */
export interface Part {
  seat: number;
  place?: number;
  name: string;
  person?: string;
  told?: readonly string[];
  facts?: readonly ShownFact[];
}

type SceneProps = {
  outcome: Outcome;
  /** The picture above the title; without one, those who came first. */
  icon?: string;
  title: string;
  told?: readonly string[];
  parts: readonly Part[];
  moments?: readonly string[];
  momentsTitle?: string;
  coming?: readonly string[];
  children: ComponentChildren;
};

/** The end of something, as a scene: how it ended, who did what, what decided it, what comes next. */
export function Scene({ outcome, icon, title, told = [], parts, moments = [], momentsTitle = t("summary-points"), coming = [], children }: SceneProps) {
  const shown = useTable().shown.value;
  const person = (seat: number) => shown.get(`seat:${seat}`)?.[0];
  const first = icon ? [] : parts.filter((part) => part.place === 1);
  return (
    <div class={`scene scene-${outcome || "even"}`}>
      <div class="scene-top">
        <div class="scene-faces" aria-hidden="true">
          {icon && (
            <span class="scene-icon">
              <GameIcon name={icon} />
            </span>
          )}
          {first.map(({ seat }) => {
            const node = person(seat);
            return node && <TokenPicture key={seat} node={{ ...node, badge: "", active: false, dim: false }} />;
          })}
        </div>
        <p class="scene-title">{title}</p>
        {told.map((line) => (
          <p key={line} class="scene-told">
            {line}
          </p>
        ))}
      </div>
      {parts.length > 0 && (
        <ol class="scene-parts">
          {parts.map((part) => {
            const node = person(part.seat);
            return (
              <li key={part.seat} class={part.place === 1 ? "scene-part scene-first" : "scene-part"} style={{ "--tone": node?.tone || "var(--seam-light)" }}>
                <div class="scene-who">
                  {node && <TokenPicture node={{ ...node, badge: "", active: false, dim: false }} />}
                  <p>
                    {part.place !== undefined && parts.length > 1 && <span class="scene-place">{t("summary-place", { place: part.place })} </span>}
                    <strong>{part.name}</strong>
                    {part.person && <span class="quiet"> {part.person}</span>}
                  </p>
                </div>
                {(part.facts ?? []).length > 0 && (
                  <ul class="scene-facts">
                    {(part.facts ?? []).map((fact) => (
                      <li key={fact.label}>
                        <GameIcon name={fact.icon} />
                        <strong>{fact.value}</strong> <span>{fact.label}</span>
                      </li>
                    ))}
                  </ul>
                )}
                {(part.told ?? []).length > 0 && <p class="quiet">{(part.told ?? []).join(" · ")}</p>}
              </li>
            );
          })}
        </ol>
      )}
      <div class="scene-words">
        {moments.length > 0 && <Lines title={momentsTitle} lines={moments} />}
        {coming.length > 0 && <Lines title={t("chapter-coming")} lines={coming} />}
      </div>
      <div class="row scene-ways">{children}</div>
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section class="scene-lines parchment">
      <h3>{title}</h3>
      <ul>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
