import type { Quote } from '#src/core/checkout/quote.ts';
import { deliveryName, discountName, paymentRows, subtotalName } from '#src/core/checkout/sum-names.ts';
import { moneyIn } from '#src/core/regions/format.ts';
import { type RegionCode, regionOf } from '#src/core/regions/regions.ts';
import type { OfferedMethod } from '#src/core/shipping/offer.ts';
import type { TaxShare } from '#src/core/tax/tax-included.ts';
import { isListed, taxInPriceName } from '#src/core/tax/tax-words.ts';
import { ReceiptSums, ReceiptTotal, type Sum } from '#src/ui/Receipt.tsx';
import * as checkoutWords from '#src/words/en/checkout.ts';
import * as sumsWords from '#src/words/en/sums.ts';

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
        name={
          needsShipping && !method
            ? checkoutWords.totalBeforeDelivery
            : byGiftCard > 0
              ? sumsWords.toPay
              : sumsWords.total
        }
        value={moneyIn(region, quote.total - byGiftCard)}
      />
    </>
  );

  function taxSums(): Sum[] {
    if (tax)
      return tax.filter(isListed).map((share) => ({
        name: taxInPriceName(share.rate),
        value: moneyIn(region, share.tax),
        isQuiet: true,
      }));
    if (regionOf(region).pricesIncludeTax)
      return [{ name: checkoutWords.vat, value: checkoutWords.taxInPrice, isQuiet: true }];
    return [
      {
        name: checkoutWords.tax,
        value: isTaxAdded ? checkoutWords.taxAdded : checkoutWords.taxNone,
        isQuiet: true,
      },
    ];
  }

  function shippingSum(): Sum[] {
    if (!needsShipping) return [{ name: sumsWords.delivery, value: checkoutWords.byEmail }];
    if (!method) return [{ name: sumsWords.delivery, value: '…' }];
    return [
      {
        name: deliveryName(method.name, quote.shippingDiscount ? couponCode : undefined),
        value: quote.shipping === 0 ? checkoutWords.free : moneyIn(region, quote.shipping),
      },
    ];
  }
}
