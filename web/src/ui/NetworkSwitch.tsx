import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { get, put } from "../core/api";
import type { NetworkShown } from "../core/http";
import { t } from "../core/words";
import { Tick } from "./Field";
import { toastError } from "./Toast";

/** Whether others in the network reach this server; null until it is known. */
export const network = signal<NetworkShown | null>(null);

/** Ask the server again. */
export function askNetwork(): void {
  get<NetworkShown>("network").then((found) => (network.value = found), () => undefined);
}

/** Opens the server to the home network, for somebody at the machine itself; nothing for others. `onChanged` is called
 * when links lead elsewhere. */
export function NetworkSwitch({ onChanged }: { onChanged?: () => void }) {
  useEffect(askNetwork, []);
  const found = network.value;
  if (!found?.switch) return null;
  const open = (on: boolean) =>
    put<NetworkShown>("network", { open: on }).then((now) => {
      network.value = now;
      onChanged?.();
    }, toastError);
  return (
    <div class="network-switch">
      <Tick
        label={t("network-open")}
        hint={found.open ? t("network-is-open", { address: found.address }) : t("network-hint")}
        checked={found.open}
        onChecked={(on) => void open(on)}
      />
    </div>
  );
}
