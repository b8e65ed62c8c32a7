import { giftFieldFor } from '#src/contracts/form-fields.ts';
import * as words from '#src/words/en/checkout-problem-page.ts';
import { GiftInputs } from './checkout/GiftInputs.tsx';

type Props = {
  /** Whether a part of it is sent by email. */
  isMailed: boolean;
  /** The fields of the form that did not say it. */
  fields: Readonly<Record<string, string>>;
};

/** Asks who a gift is for, of a form that is sent without JavaScript, and sends it again. */
export function GiftQuestion({ isMailed, fields }: Props) {
  return (
    <div className="thanks-words">
      <h1>{words.giftFor}</h1>
      <p>{words.giftForWhat}</p>
      <form className="correction" method="post" action="/api/checkout" noValidate>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <GiftInputs
          id="gift"
          isMailed={isMailed}
          issues={{}}
          bind={(name, tied) => ({ ...tied, name: giftFieldFor(name), defaultValue: '' })}
        />
        <p>
          <button className="button" type="submit">
            {words.goOn}
          </button>
        </p>
      </form>
    </div>
  );
}
