import type { About as Facts, Credit } from "../core/http";
import { useLoaded } from "../core/load";
import { t } from "../core/words";
import { ErrorNote } from "../ui/Notes";
import { Page } from "../ui/Page";

/** A credit; software has no `what`. */
type Work = Omit<Credit, "what"> & { what?: string };

const SOFTWARE: readonly Work[] = [
  { name: "FastAPI", by: "Sebastián Ramírez", licence: "MIT", address: "https://fastapi.tiangolo.com" },
  { name: "Uvicorn, Starlette", by: "Encode, Kludex", licence: "BSD 3-Clause", address: "https://www.uvicorn.org" },
  { name: "msgspec", by: "Jim Crist-Harif", licence: "BSD 3-Clause", address: "https://jcristharif.com/msgspec" },
  { name: "SQLAlchemy", by: "Mike Bayer", licence: "MIT", address: "https://www.sqlalchemy.org" },
  { name: "SQLite", by: "D. Richard Hipp", licence: "Public domain", address: "https://www.sqlite.org" },
  { name: "Project Fluent", by: "Mozilla", licence: "Apache 2.0", address: "https://projectfluent.org" },
  { name: "Preact", by: "Jason Miller", licence: "MIT", address: "https://preactjs.com" },
  { name: "Segno", by: "Lars Heuer", licence: "BSD 3-Clause", address: "https://segno.readthedocs.io" },
];

/** Credits, the note that this is unofficial, and where the data is. */
export function About() {
  const { data, error, again } = useLoaded<Facts>("about");
  return (
    <Page title={t("about")}>
      <main class="prose">
        <h1>{t("about")}</h1>
        <p class="lead">{t("about-what")}</p>
        {error && !data && <ErrorNote sentence={error} again={again} />}
        {data && <TheFacts facts={data} />}
      </main>
    </Page>
  );
}

function TheFacts({ facts }: { facts: Facts }) {
  return (
    <>
      <section>
        <h2>{t("unofficial")}</h2>
        <p>{facts.unofficial}</p>
      </section>
      <Credits title={t("credits")} credits={facts.credits} />
      <Credits title={t("software")} credits={SOFTWARE} />
      <p>
        <a href="/third-party.txt" target="_blank" rel="noopener noreferrer">
          {t("all-licences")}
        </a>
      </p>
      <section>
        <h2>{t("your-data")}</h2>
        <p>{t("data-where")}</p>
        {facts.data && (
          <p class="path">
            <code>{facts.data}</code>
          </p>
        )}
        <p>{facts.backup}</p>
        <p>{t("data-cookie")}</p>
      </section>
      <p class="quiet">{t("version", { version: facts.version })}</p>
    </>
  );
}

function Credits({ title, credits }: { title: string; credits: readonly Work[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul class="credits">
        {credits.map((credit) => (
          <li key={credit.name}>
            <a href={credit.address} target="_blank" rel="noopener noreferrer">
              {credit.name}
            </a>
            <span>{credit.by}</span>
            <span class="quiet">{credit.licence}</span>
            {credit.what && <span class="quiet">{credit.what}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
