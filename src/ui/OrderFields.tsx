import * as words from '../words/en/order-finder.ts';
import { Field } from './Field.tsx';

type OneProps = { id: string; name: string; value: string | undefined; issue: string | undefined };

/** The order number, as in the order's email. */
export function OrderNumberField({ id, name, value, issue }: OneProps) {
  return (
    <Field id={id} label={words.number} hint={words.numberHint} issue={issue}>
      {(tied) => (
        <input
          {...tied}
          name={name}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          // biome-ignore lint/a11y/noAutofocus: a rejected form starts with its errors
          autoFocus={issue !== undefined}
          defaultValue={value}
        />
      )}
    </Field>
  );
}

/** The email address of the order. */
export function OrderEmailField({ id, name, value, issue }: OneProps) {
  return (
    <Field id={id} label={words.email} hint={words.emailHint} issue={issue}>
      {(tied) => (
        <input
          {...tied}
          name={name}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          // biome-ignore lint/a11y/noAutofocus: a rejected form starts with its errors
          autoFocus={issue !== undefined}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
