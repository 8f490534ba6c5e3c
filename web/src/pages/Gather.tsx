import { t } from "../core/words";
import { Page } from "../ui/Page";
import { Gathering } from "./Gathering";

/** The room before a game with friends, as a page. */
export function Gather({ id }: { id: string }) {
  return (
    <Page title={t("gathering-title")}>
      <Gathering id={id} onStarted={() => location.reload()} />
    </Page>
  );
}
