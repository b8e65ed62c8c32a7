import type { ReactNode } from 'react';
import { TRAP_FIELD } from '../../contracts/form-fields.ts';
import { PERSON_LENGTH } from '../../contracts/limits.ts';
import { Field } from '../../ui/Field.tsx';

type Props = {
  /** Distinguishes its fields from those of another form on the page. */
  name: string;
  action: string;
  button: string;
  hint?: string;
  email?: string | undefined;
  issue?: string | undefined;
  /** Hidden fields, or words above the button. */
  children?: ReactNode;
};

/** A form that asks for an e-mail address and nothing else. It works without script. */
export function AddressForm({ name, action, button, hint, email, issue, children }: Props) {
  return (
    <form className="message" method="post" action={action} noValidate>
      <Field id={`${name}-email`} label="Your e-mail address" hint={hint} issue={issue}>
        {(tied) => (
          <input
            {...tied}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            required
            maxLength={PERSON_LENGTH.email}
            defaultValue={email}
          />
        )}
      </Field>
      <div className="message-trap" aria-hidden="true">
        <label htmlFor={`${name}-${TRAP_FIELD}`}>Leave this empty</label>
        <input type="text" id={`${name}-${TRAP_FIELD}`} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <div className="message-send">
        <button className="button" type="submit">
          {button}
        </button>
      </div>
    </form>
  );
}
