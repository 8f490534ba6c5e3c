import type { ComponentChildren, JSX } from "preact";
import { Link } from "../core/router";
import { Icon, type IconName } from "./Icon";

/** `gold` is the main action; `plain` is the default; `bare` has no border; `danger` destroys something. */
export type ButtonKind = "gold" | "plain" | "bare" | "danger";

type Look = { kind?: ButtonKind; icon?: IconName; big?: boolean; children?: ComponentChildren };

type ButtonProps = Look & { busy?: boolean } & Omit<JSX.IntrinsicElements["button"], "icon" | "size">;

/** A button. While it is `busy` it cannot be pressed again. */
export function Button({ kind = "plain", icon, big, busy, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      class={classes(kind, big, rest.class)}
      disabled={disabled ?? busy ?? false}
      aria-busy={busy ? "true" : undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, and can be opened in another tab. */
export function LinkButton({ kind = "plain", icon, big, to, children }: Look & { to: string }) {
  return (
    <Link to={to} class={classes(kind, big)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** A button with an icon only; `label` says what it does. */
export function IconButton({ icon, label, ...rest }: { icon: IconName; label: string } & ButtonProps) {
  return <Button {...rest} icon={icon} aria-label={label} title={label} class="button-icon" />;
}

function classes(kind: ButtonKind, big: boolean | undefined, more?: unknown): string {
  return ["button", `button-${kind}`, big && "button-big", typeof more === "string" && more].filter(Boolean).join(" ");
}
