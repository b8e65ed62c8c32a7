import { ORDER_NUMBER_LENGTH, PERSON_LENGTH } from '../contracts/limits.ts';
import { Field } from './Field.tsx';

type OneProps = { id: string; name: string; value: string | undefined; issue: string | undefined };

/** The number of an order, as its e-mail has it. */
export function OrderNumberField({ id, name, value, issue }: OneProps) {
  return (
    <Field
      id={id}
      label="Order number"
      hint="Like F-7K3M9-QXAB4. It is in the e-mail about the order."
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
          maxLength={ORDER_NUMBER_LENGTH}
          defaultValue={value}
        />
      )}
    </Field>
  );
}

/** The address that an order was paid with. */
export function OrderEmailField({ id, name, value, issue }: OneProps) {
  return (
    <Field id={id} label="Your e-mail address" hint="The one that you gave when you paid." issue={issue}>
      {(tied) => (
        <input
          {...tied}
          name={name}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          maxLength={PERSON_LENGTH.email}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
