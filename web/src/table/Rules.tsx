import { t } from "../core/words";
import { RuleLink } from "../ui/Rule";

/** How many rule ids stand in one line. */
const ONE_LINE = 3;

/** The rules of what is said, in one line; many open out of their number. */
export function Rules({ ids }: { ids: readonly string[] }) {
  if (!ids.length) return null;
  const links = ids.map((id) => <RuleLink key={id} id={id} />);
  if (ids.length <= ONE_LINE) return <p class="prompt-rules">{links}</p>;
  return (
    <details class="quietly">
      <summary>{t("table-rules", { count: ids.length })}</summary>
      <p class="prompt-rules">{links}</p>
    </details>
  );
}
