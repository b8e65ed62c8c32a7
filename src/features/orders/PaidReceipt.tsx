import { longDay } from '#src/core/dates.ts';
import { formatMoney } from '#src/core/money.ts';
import type { PaidOrder } from '#src/core/orders/paid-order.ts';
import { receiptRows } from '#src/core/orders/receipt-rows.ts';
import { lineDetails, sumText } from '#src/core/orders/receipt-words.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { lineTax } from '#src/core/tax/tax-words.ts';
import { Receipt, ReceiptLine, ReceiptSums, ReceiptTotal } from '#src/ui/Receipt.tsx';
import { refunded as refundedWord, totalPaid } from '#src/words/en/sums.ts';

type Props = {
  order: PaidOrder;
  /** The rows between the lines and the tax: a name and an amount in minor units each. */
  sums: readonly (readonly [name: string, amount: number])[];
  /** What was refunded, in minor units. */
  refunded?: number;
};

/** The receipt of an order, in the layout of the basket's. */
export function PaidReceipt({ order, sums, refunded = 0 }: Props) {
  const { fullName, locale } = regionOf(order.region);
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, locale);
  const rows = receiptRows(order, sums, money);
  return (
    <Receipt
      brand={order.brand}
      date={longDay(order.language, order.createdAt)}
      place={`${fullName}, ${order.currency}`}
    >
      <ol className="lines">
        {order.lines.map((line, position) => (
          <ReceiptLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be on two lines, and they never move
            key={position}
            name={line.name}
            price={money(line.unitAmount * line.quantity)}
            pictureUrl={line.pictureUrl}
            details={[...lineDetails(line), ...lineTax(line.tax, order.tax.isInside, money)]}
          />
        ))}
      </ol>
      {rows.length > 0 && <ReceiptSums sums={rows} />}
      <ReceiptTotal name={totalPaid} value={money(order.total - order.giftCardAmount)} />
      {refunded > 0 && <ReceiptSums sums={[{ name: refundedWord, value: sumText(-refunded, money) }]} />}
    </Receipt>
  );
}
