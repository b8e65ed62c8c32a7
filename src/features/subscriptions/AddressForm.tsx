import type { ReactNode } from 'react';
import { Field } from '#src/ui/Field.tsx';
import { TrapField } from '#src/ui/TrapField.tsx';
import * as words from '#src/words/en/address-form.ts';

type Props = {
  /** Prefix of its ids, which must differ from those of other forms on the page. */
  name: string;
  action: string;
  button: string;
  hint?: string;
  email?: string | undefined;
  issue?: string | undefined;
  /** Hidden fields, or text above the button. */
  children?: ReactNode;
};

/** A form with only an email address. Works without JavaScript. */
export function AddressForm({ name, action, button, hint, email, issue, children }: Props) {
  return (
    <form className="message" method="post" action={action} noValidate>
      <Field id={`${name}-email`} label={words.email} hint={hint} issue={issue}>
        {(tied) => (
          <input
            {...tied}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            required
            defaultValue={email}
          />
        )}
      </Field>
      <TrapField id={`${name}-trap`} />
      {children}
      <div className="message-send">
        <button className="button" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}
