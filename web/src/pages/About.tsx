import { useLoaded } from "../core/load";
import { t } from "../core/words";
import { Page } from "../ui/Page";

type Facts = { version: string; database: string; games: readonly (string | { title: string })[] };

type Credit = { name: string; by: string; licence: string; link: string };

const FONTS: readonly Credit[] = [
  { name: "Cinzel", by: "Natanael Gama", licence: "SIL OFL 1.1", link: "https://fonts.google.com/specimen/Cinzel" },
  {
    name: "Alegreya, Alegreya Sans",
    by: "Juan Pablo del Peral, Huerta Tipográfica",
    licence: "SIL OFL 1.1",
    link: "https://www.huertatipografica.com/en/fonts/alegreya-ht-pro",
  },
];

const SOFTWARE: readonly Credit[] = [
  { name: "FastAPI", by: "Sebastián Ramírez", licence: "MIT", link: "https://fastapi.tiangolo.com" },
  { name: "Uvicorn, Starlette", by: "Encode, Kludex", licence: "BSD 3-Clause", link: "https://www.uvicorn.org" },
  { name: "msgspec", by: "Jim Crist-Harif", licence: "BSD 3-Clause", link: "https://jcristharif.com/msgspec" },
  { name: "SQLAlchemy", by: "Mike Bayer", licence: "MIT", link: "https://www.sqlalchemy.org" },
  { name: "SQLite", by: "D. Richard Hipp", licence: "Public domain", link: "https://www.sqlite.org" },
  { name: "Project Fluent", by: "Mozilla", licence: "Apache 2.0", link: "https://projectfluent.org" },
  { name: "Preact", by: "Jason Miller", licence: "MIT", link: "https://preactjs.com" },
  { name: "Segno", by: "Lars Heuer", licence: "BSD 3-Clause", link: "https://segno.readthedocs.io" },
];

/** Whose work this is, that it is unofficial, and where the data lies. */
export function About() {
  const { data } = useLoaded<Facts>("about");
  return (
    <Page title={t("about")}>
      <main class="prose">
        <h1>{t("about")}</h1>
        <p class="lead">{t("about-what")}</p>
        <section>
          <h2>{t("unofficial")}</h2>
          <p>{t("unofficial-long")}</p>
        </section>
        <section>
          <h2>{t("icons")}</h2>
          <p>{t("icons-credit")}</p>
          <p>
            <Away to="https://game-icons.net">game-icons.net</Away> ·{" "}
            <Away to="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Away>
          </p>
        </section>
        <Credits title={t("fonts")} credits={FONTS} />
        <Credits title={t("software")} credits={SOFTWARE} />
        <section>
          <h2>{t("your-data")}</h2>
          <p>{t("data-where")}</p>
          {data && (
            <p class="path">
              <code>{data.database}</code>
            </p>
          )}
          <p>{t("data-backup")}</p>
          <p>{t("data-cookie")}</p>
        </section>
        {data && <p class="quiet">{t("version", { version: data.version })}</p>}
      </main>
    </Page>
  );
}

function Credits({ title, credits }: { title: string; credits: readonly Credit[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul class="credits">
        {credits.map((credit) => (
          <li key={credit.name}>
            <Away to={credit.link}>{credit.name}</Away>
            <span>{credit.by}</span>
            <span class="quiet">{credit.licence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Away({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
