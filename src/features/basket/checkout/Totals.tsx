import { moneyIn, things } from '#src/core/basket/amounts.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import { ReceiptSums, ReceiptTotal, type Sum } from '#src/ui/Receipt.tsx';
import type { ShippingMethod } from './shipping.ts';

type Props = {
  region: RegionCode;
  quote: Quote;
  /** How many things are paid for. */
  count: number;
  couponCode: string;
  method: ShippingMethod | undefined;
  needsShipping: boolean;
};

/** The sums at the foot of the receipt. */
export function Totals({ region, quote, count, couponCode, method, needsShipping }: Props) {
  const { pricesIncludeTax } = regionOf(region);
  const sums: Sum[] = [
    { name: things(count), value: moneyIn(region, quote.subtotal) },
    ...(quote.discount > 0
      ? [{ name: `Code ${couponCode}`, value: `−${moneyIn(region, quote.discount)}` }]
      : []),
    ...shippingSum(),
    { name: 'Tax', value: pricesIncludeTax ? 'in the price' : 'added at payment where due', isQuiet: true },
  ];
  return (
    <>
      <ReceiptSums sums={sums} />
      <ReceiptTotal
        name={needsShipping && !method ? 'Before shipping' : 'To pay'}
        value={moneyIn(region, quote.total)}
      />
    </>
  );

  function shippingSum(): Sum[] {
    if (!needsShipping) return [{ name: 'Nothing to ship', value: 'by e-mail' }];
    if (!method) return [];
    const code = quote.shippingDiscount ? `, with code ${couponCode}` : '';
    return [
      {
        name: `${method.name}${code}`,
        value: quote.shipping === 0 ? 'free' : moneyIn(region, quote.shipping),
      },
    ];
  }
}
