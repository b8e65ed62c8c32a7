import { EMAIL_FIELD, GIFT_CARD_FIELD, PROMO_FIELD } from '#src/contracts/form-fields.ts';
import { hasFeature } from '#src/core/shop/features.ts';
import { Field, type Tied } from '#src/ui/Field.tsx';
import * as words from '#src/words/en/buying.ts';

/**
 * The fields that the basket has, for buying one product without JavaScript.
 *
 * @param id prefix of the fields' ids
 */
export function NoScriptFields({ id }: { id: string }) {
  return (
    <noscript>
      <Field id={`${id}-promo`} label={words.promoCode} isOptional hint={words.promoCodeHint}>
        {(tied) => <CodeInput tied={tied} name={PROMO_FIELD} />}
      </Field>
      {hasFeature('giftCards') && (
        <Field id={`${id}-gift-card`} label={words.giftCard} isOptional>
          {(tied) => <CodeInput tied={tied} name={GIFT_CARD_FIELD} />}
        </Field>
      )}
      <Field id={`${id}-email`} label={words.email} isOptional hint={words.emailHint}>
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
