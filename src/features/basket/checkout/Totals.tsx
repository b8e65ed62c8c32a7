import type { Quote } from '#src/core/checkout/quote.ts';
import {
  DELIVERY,
  deliveryName,
  discountName,
  paymentRows,
  subtotalName,
  TO_PAY,
  TOTAL,
} from '#src/core/checkout/sum-names.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import type { OfferedMethod } from '#src/core/shipping/offer.ts';
import type { TaxShare } from '#src/core/tax/tax-included.ts';
import { taxInPriceName } from '#src/core/tax/tax-words.ts';
import { ReceiptSums, ReceiptTotal, type Sum } from '#src/ui/Receipt.tsx';

type Props = {
  region: RegionCode;
  quote: Quote;
  /** The included tax by rate. Undefined when it is not known. */
  tax: readonly TaxShare[] | undefined;
  /** True when the payment page adds tax to prices without tax. */
  isTaxAdded: boolean;
  /** The number of pieces that are paid for. */
  count: number;
  couponCode: string;
  method: OfferedMethod | undefined;
  needsShipping: boolean;
  /** The part that a gift card pays, in minor units. */
  byGiftCard: number;
};

/** The sums at the bottom of the receipt. */
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
    { name: subtotalName(count), value: moneyIn(region, quote.subtotal) },
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
        name={needsShipping && !method ? `${TOTAL} before delivery` : byGiftCard > 0 ? TO_PAY : TOTAL}
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
    if (!needsShipping) return [{ name: DELIVERY, value: 'By e-mail' }];
    if (!method) return [{ name: DELIVERY, value: '…' }];
    return [
      {
        name: deliveryName(method.name, quote.shippingDiscount ? couponCode : undefined),
        value: quote.shipping === 0 ? 'Free' : moneyIn(region, quote.shipping),
      },
    ];
  }
}
