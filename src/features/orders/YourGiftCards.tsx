import { formatMoney } from '../../core/money.ts';
import type { PaidOrder } from '../../core/orders/paid-order.ts';
import { regionOf } from '../../core/regions/regions.ts';
import { paths } from '../../lib/paths.ts';

/** The bought gift cards with their codes, or where to find them. */
export function YourGiftCards({ order }: { order: PaidOrder }) {
  const { lines, giftCards = [], currency, region, gift } = order;
  const { locale, inSentence } = regionOf(region);
  const bought = lines.filter(({ isGiftCard }) => isGiftCard);
  if (bought.length === 0) return null;
  if (giftCards.length === 0)
    return (
      <>
        <h2>Your gift card</h2>
        <p>
          {gift?.isMailed
            ? 'Its code goes by e-mail to whom it is for.'
            : 'Its code is in the e-mail that we have sent you.'}
        </p>
      </>
    );
  return (
    <>
      <h2>{giftCards.length > 1 ? 'Your gift cards' : 'Your gift card'}</h2>
      <ul className="thanks-next">
        {giftCards.map(({ code, value }) => (
          <li key={code}>
            <strong>{code}</strong>, {formatMoney({ amount: value, currency }, locale)}
          </li>
        ))}
      </ul>
      <p className="note">
        A code is money: whoever has it can spend it in {inSentence}.{' '}
        {gift?.isMailed ? 'It goes by e-mail to whom it is for.' : 'We have e-mailed it to you as well.'}{' '}
        <a href={paths.giftCards}>How gift cards work</a>
      </p>
    </>
  );
}
