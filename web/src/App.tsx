import { path } from "./core/router";
import { t } from "./core/words";
import { LinkButton } from "./ui/Button";
import { Card } from "./ui/Notes";
import { Page } from "./ui/Page";
import { Toasts } from "./ui/Toast";

/** The page at the address. */
export function App() {
  return (
    <>
      {shown(path.value)}
      <Toasts />
    </>
  );
}

function shown(where: string) {
  void where;
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
