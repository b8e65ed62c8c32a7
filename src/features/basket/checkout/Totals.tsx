import { moneyIn, things } from '#src/core/basket/amounts.ts';
import type { Quote } from '#src/core/checkout/quote.ts';
import { discountName, paymentRows, shippingName } from '#src/core/checkout/sum-names.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import type { OfferedMethod } from '#src/core/shipping/offer.ts';
import type { TaxShare } from '#src/core/tax/tax-inside.ts';
import { taxInPriceName } from '#src/core/tax/tax-words.ts';
import { ReceiptSums, ReceiptTotal, type Sum } from '#src/ui/Receipt.tsx';

type Props = {
  region: RegionCode;
  quote: Quote;
  /** The tax in it by rate, where it can be said in figures. */
  tax: readonly TaxShare[] | undefined;
  /** The payment page adds tax to prices that carry none. */
  isTaxAdded: boolean;
  /** How many things are paid for. */
  count: number;
  couponCode: string;
  method: OfferedMethod | undefined;
  needsShipping: boolean;
  /** What a gift card pays of it, in minor units. */
  byGiftCard: number;
};

/** The sums at the foot of the receipt. */
export function Totals({
  region,
  quote,
  tax,
  isTaxAdded,
  count,
  couponCode,
  method,
  needsShipping,
  byGiftCard,
}: Props) {
  const sums: Sum[] = [
    { name: things(count), value: moneyIn(region, quote.subtotal) },
    ...(quote.discount > 0
      ? [{ name: discountName(couponCode), value: `−${moneyIn(region, quote.discount)}` }]
      : []),
    ...shippingSum(),
    ...taxSums(),
    ...paymentRows(quote.total, byGiftCard).map(([name, amount]) => ({
      name,
      value: amount < 0 ? `−${moneyIn(region, -amount)}` : moneyIn(region, amount),
    })),
  ];
  return (
    <>
      <ReceiptSums sums={sums} />
      <ReceiptTotal
        name={needsShipping && !method ? 'Before shipping' : 'To pay'}
        value={moneyIn(region, quote.total - byGiftCard)}
      />
    </>
  );

  function taxSums(): Sum[] {
    if (tax)
      return tax.map((share) => ({
        name: taxInPriceName(share.rate),
        value: moneyIn(region, share.tax),
        isQuiet: true,
      }));
    if (regionOf(region).pricesIncludeTax) return [{ name: 'VAT', value: 'in the price', isQuiet: true }];
    return [{ name: 'Tax', value: isTaxAdded ? 'added at payment where due' : 'none added', isQuiet: true }];
  }

  function shippingSum(): Sum[] {
    if (!needsShipping) return [{ name: 'Nothing to ship', value: 'by e-mail' }];
    if (!method) return [];
    return [
      {
        name: shippingName(method.name, quote.shippingDiscount ? couponCode : undefined),
        value: quote.shipping === 0 ? 'free' : moneyIn(region, quote.shipping),
      },
    ];
  }
}
