import { GIFT_CARD_TYPED_LENGTH } from '../../core/gift-cards/code.ts';
import { type CurrencyCode, formatMoney } from '../../core/money.ts';
import { type RegionCode, regionOf } from '../../core/regions/regions.ts';
import { Field } from '../../ui/Field.tsx';

type Props = {
  region: RegionCode;
  /** The balance that was found, in minor units. */
  found?: { balance: number; currency: CurrencyCode };
  problem?: string;
};

/** The form for a gift card's balance, and the result. Works without JavaScript. */
export function GiftCardFinder({ region, found, problem }: Props) {
  return (
    <section className="write-sheet" aria-labelledby="gift-card-balance">
      <h2 id="gift-card-balance">Check a balance</h2>
      {found && (
        <p className="order-note" role="status" data-balance={found.balance}>
          {formatMoney({ amount: found.balance, currency: found.currency }, regionOf(region).locale)} left
          {found.balance === 0 ? '. All of it has been spent.' : ' on this card.'}
        </p>
      )}
      <form className="message" method="post" action="/api/gift-cards/balance" noValidate>
        <Field id="gift-card-code" label="Gift card code" issue={problem}>
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
            Check balance
          </button>
        </div>
      </form>
    </section>
  );
}
