import type { ComponentChildren } from "preact";
import { lazily } from "./core/load";
import { match, path } from "./core/router";
import { t } from "./core/words";
import { Lobby } from "./pages/lobby/Lobby";
import { LinkButton } from "./ui/Button";
import { Card } from "./ui/Notes";
import { Page } from "./ui/Page";
import { RuleWindow } from "./ui/Rule";
import { Toasts } from "./ui/Toast";

const NewTable = lazily(async () => (await import("./pages/new/NewTable")).NewTable);
const TableRoute = lazily(async () => (await import("./table/TableRoute")).TableRoute);
const Replay = lazily(async () => (await import("./evening/replay/Replay")).Replay);
const Review = lazily(async () => (await import("./evening/Review")).Review);
const Join = lazily(async () => (await import("./pages/Join")).Join);
const Me = lazily(async () => (await import("./pages/Me")).Me);
const Rules = lazily(async () => (await import("./pages/rules/Rules")).Rules);
const About = lazily(async () => (await import("./pages/About")).About);
const Learn = lazily(async () => (await import("./pages/Learn")).Learn);
const Lessons = lazily(async () => (await import("./pages/Lessons")).Lessons);

type Named = Record<string, string>;

/** The pages by the shape of their address. */
const PAGES: readonly [string, (named: Named) => ComponentChildren][] = [
  ["/", () => <Lobby />],
  ["/new/:game", ({ game = "" }) => <NewTable game={game} />],
  ["/table/:id", ({ id = "" }) => <TableRoute key={id} id={id} />],
  ["/table/:id/replay", ({ id = "" }) => <Replay key={id} id={id} />],
  ["/table/:id/review", ({ id = "" }) => <Review key={id} id={id} />],
  ["/join/:token", ({ token = "" }) => <Join key={token} token={token} kind="join" />],
  ["/take/:token", ({ token = "" }) => <Join key={token} token={token} kind="take" />],
  ["/me/:token", ({ token = "" }) => <Me token={token} />],
  ["/rules/:game", ({ game = "" }) => <Rules key={game} game={game} />],
  ["/about", () => <About />],
  ["/learn/:game", ({ game = "" }) => <Lessons game={game} />],
  ["/learn/:game/:lesson", ({ game = "", lesson = "" }) => <Learn game={game} lesson={lesson} />],
];

/** The page at the address. */
export function App() {
  return (
    <>
      {shown(path.value)}
      <RuleWindow />
      <Toasts />
    </>
  );
}

function shown(where: string): ComponentChildren {
  for (const [shape, page] of PAGES) {
    const named = match(shape, where);
    if (named) return page(named);
  }
  return <NotFound />;
}

function NotFound() {
  return (
    <Page title={t("not-found")}>
      <Card title={t("not-found")}>
        <p>{t("not-found-hint")}</p>
        <LinkButton kind="gold" to="/">
          {t("home")}
        </LinkButton>
      </Card>
    </Page>
  );
}
