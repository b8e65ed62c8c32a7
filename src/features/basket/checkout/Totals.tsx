import { moneyIn, things } from '#src/core/basket/amounts.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import type { ShippingMethod } from './shipping.ts';

type Props = {
  region: RegionCode;
  quote: Quote;
  /** How many things are paid for. */
  count: number;
  couponCode: string;
  method: ShippingMethod | undefined;
  isPosted: boolean;
};

/** The sums at the foot of the receipt. */
export function Totals({ region, quote, count, couponCode, method, isPosted }: Props) {
  const { pricesIncludeTax } = regionOf(region);
  return (
    <>
      <dl className="sums">
        <Row name={things(count)} value={moneyIn(region, quote.subtotal)} />
        {quote.discount > 0 && (
          <Row name={`Code ${couponCode}`} value={`−${moneyIn(region, quote.discount)}`} />
        )}
        {isPosted ? (
          method && (
            <Row name={method.name} value={quote.shipping === 0 ? 'free' : moneyIn(region, quote.shipping)} />
          )
        ) : (
          <Row name="Nothing to post" value="by e-mail" />
        )}
        <Row name="Tax" value={pricesIncludeTax ? 'in the price' : 'added at payment where due'} isQuiet />
      </dl>
      <p className="total">
        <span>{isPosted && !method ? 'Before the post' : 'To pay'}</span>{' '}
        <b>{moneyIn(region, quote.total)}</b>
      </p>
    </>
  );
}

function Row({ name, value, isQuiet = false }: { name: string; value: string; isQuiet?: boolean }) {
  return (
    <div className={isQuiet ? 'leader is-quiet' : 'leader'}>
      <dt className="dots">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
