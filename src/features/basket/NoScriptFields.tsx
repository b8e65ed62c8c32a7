import { EMAIL_FIELD, GIFT_CARD_FIELD, PROMO_FIELD } from '../../contracts/form-fields.ts';
import { Field, type Tied } from '../../ui/Field.tsx';

/**
 * The fields that the basket has, for buying one product without JavaScript.
 *
 * @param id prefix of the fields' ids
 */
export function NoScriptFields({ id }: { id: string }) {
  return (
    <noscript>
      <Field
        id={`${id}-promo`}
        label="Promo code"
        isOptional
        hint="If you came by a link with a code, leave this empty to use that one."
      >
        {(tied) => <CodeInput tied={tied} name={PROMO_FIELD} />}
      </Field>
      <Field id={`${id}-gift-card`} label="Gift card" isOptional>
        {(tied) => <CodeInput tied={tied} name={GIFT_CARD_FIELD} />}
      </Field>
      <Field
        id={`${id}-email`}
        label="Your e-mail address"
        isOptional
        hint="Needed for promo codes that each customer can use once."
      >
        {(tied) => <input {...tied} type="email" name={EMAIL_FIELD} autoComplete="email" />}
      </Field>
    </noscript>
  );
}

function CodeInput({ tied, name }: { tied: Tied; name: string }) {
  return (
    <input
      {...tied}
      type="text"
      name={name}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
