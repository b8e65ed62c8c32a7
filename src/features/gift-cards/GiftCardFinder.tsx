import type { CurrencyCode } from '#src/core/currencies.ts';
import { GIFT_CARD_TYPED_LENGTH } from '#src/core/gift-cards/code.ts';
import { formatMoney } from '#src/core/money.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { Field } from '#src/ui/Field.tsx';
import * as words from '#src/words/en/gift-cards.ts';
import { fill } from '#src/words/fill.ts';

type Props = {
  region: RegionCode;
  /** The balance that was found, in minor units. */
  found?: { balance: number; currency: CurrencyCode };
  problem?: string;
};

/**
 * The form for a gift card's balance, and the result, to which the answered page scrolls.
 * Works without JavaScript.
 */
export function GiftCardFinder({ region, found, problem }: Props) {
  return (
    <section className="write-sheet" aria-labelledby="gift-card-balance">
      <h2 id="gift-card-balance">{words.checkBalance}</h2>
      {found && (
        <p className="order-note" role="status" data-balance={found.balance}>
          {fill(found.balance === 0 ? words.spent : words.left, {
            amount: formatMoney({ amount: found.balance, currency: found.currency }, regionOf(region).locale),
          })}
        </p>
      )}
      <form className="message" method="post" action="/api/gift-cards/balance#gift-card-balance" noValidate>
        <Field id="gift-card-code" label={words.code} issue={problem}>
          {(tied) => (
            <input
              {...tied}
              className="input"
              type="text"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={GIFT_CARD_TYPED_LENGTH}
              placeholder="XXXX-XXXX-XXXX-XXXX"
            />
          )}
        </Field>
        <div className="message-send">
          <button className="button" type="submit">
            {words.check}
          </button>
        </div>
      </form>
    </section>
  );
}
