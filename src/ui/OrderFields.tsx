import { Field } from './Field.tsx';

type OneProps = { id: string; name: string; value: string | undefined; issue: string | undefined };

/** The order number, as in the order's e-mail. */
export function OrderNumberField({ id, name, value, issue }: OneProps) {
  return (
    <Field
      id={id}
      label="Order number"
      hint="Like F-7K3M9-QXAB4. It is in the e-mail about your order."
      issue={issue}
    >
      {(tied) => (
        <input
          {...tied}
          name={name}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          // biome-ignore lint/a11y/noAutofocus: a form that is handed back begins with what is wrong
          autoFocus={issue !== undefined}
          defaultValue={value}
        />
      )}
    </Field>
  );
}

/** The e-mail address of the order. */
export function OrderEmailField({ id, name, value, issue }: OneProps) {
  return (
    <Field id={id} label="Your e-mail address" hint="The address you used when you paid." issue={issue}>
      {(tied) => (
        <input
          {...tied}
          name={name}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          // biome-ignore lint/a11y/noAutofocus: a form that is handed back begins with what is wrong
          autoFocus={issue !== undefined}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
