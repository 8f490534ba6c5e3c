import type { LogLine, PanelChange, ShownNode, ShownPanel } from "../messages";

interface Fresh {
  whole?: boolean;
  panels?: readonly ShownPanel[];
  changes?: readonly PanelChange[];
}

/** The panels after a message or a beat: all new if it is complete, otherwise the old ones with the changes. Panels
 * that did not change stay the same objects. */
export function patched(panels: readonly ShownPanel[], now: Fresh): readonly ShownPanel[] {
  if (now.whole) return now.panels ?? [];
  if (!now.changes?.length) return panels;
  const changes = new Map(now.changes.map((change) => [change.id, change]));
  return panels.map((panel) => {
    const change = changes.get(panel.id);
    return change ? changed(panel, change) : panel;
  });
}

function changed(panel: ShownPanel, change: PanelChange): ShownPanel {
  const nodes = new Map((panel.nodes ?? []).map((node) => [node.id, node]));
  for (const id of change.gone ?? []) nodes.delete(id);
  for (const node of change.set ?? []) nodes.set(node.id, node);
  const ordered = change.order?.length
    ? change.order.map((id) => nodes.get(id)).filter((node): node is ShownNode => node !== undefined)
    : [...nodes.values()];
  return {
    ...panel,
    nodes: ordered,
    ...(change.title ? { title: change.title } : {}),
    ...(change.lines ? { lines: change.lines } : {}),
    ...(change.near ? { near: change.near } : {}),
  };
}

/** The log with new sentences. If entries are sent again (another language, a new connection), their new sentences
 * replace the old ones. */
export function toldAfter(log: readonly LogLine[], fresh: readonly LogLine[]): readonly LogLine[] {
  const first = fresh[0];
  if (!first) return log;
  return [...log.filter((told) => told.n < first.n), ...fresh];
}
