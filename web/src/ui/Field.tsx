import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

type About = { label: string; hint?: ComponentChildren; error?: string | undefined };

type FieldProps = About & {
  value: string;
  onValue: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
};

/** A text field with its label and its error. */
export function Field({ label, hint, error, value, onValue, placeholder, maxLength }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autocomplete="off"
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={hint || error ? `${id}-about` : undefined}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

type NumberFieldProps = About & { value: number; least: number; most: number; onText: (text: string) => void };

/** A number in a range. It is read when the field loses focus. */
export function NumberField({ label, hint, error, value, least, most, onText }: NumberFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        step={1}
        value={value}
        onChange={(event) => {
          const field = event.currentTarget;
          onText(field.value);
          field.value = String(value);
        }}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={hint || error ? `${id}-about` : undefined}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export type Value = { value: string; label: string };

type SelectProps = About & {
  value: string;
  values: readonly Value[];
  onValue: (value: string) => void;
};

/** One of several values. */
export function Select({ label, hint, error, value, values, onValue }: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={hint || error ? `${id}-about` : undefined}
      >
        {values.map((one) => (
          <option key={one.value} value={one.value} selected={one.value === value}>
            {one.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A few values side by side, one of them chosen. */
export function Choice({ label, value, values, onValue, hint }: SelectProps) {
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={hint ? `${id}-about` : undefined}>
      <legend>{label}</legend>
      <div class="choice-values">
        {values.map((one) => (
          <label key={one.value}>
            <input
              type="radio"
              name={id}
              value={one.value}
              checked={one.value === value}
              onChange={() => onValue(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error="" />
    </fieldset>
  );
}

type TickProps = { label: string; checked: boolean; onChecked: (on: boolean) => void; hint?: ComponentChildren };

/** Yes or no. */
export function Tick({ label, checked, onChecked, hint }: TickProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="tick">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChecked(event.currentTarget.checked)}
          aria-describedby={hint ? `${id}-about` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error="" />
    </div>
  );
}

function FieldNotes({ id, hint, error }: { id: string; hint?: ComponentChildren; error: string | undefined }) {
  if (!hint && !error) return null;
  return (
    <div id={`${id}-about`} class="field-notes">
      {hint && <p class="field-hint">{hint}</p>}
      {error && <p class="field-error">{error}</p>}
    </div>
  );
}
