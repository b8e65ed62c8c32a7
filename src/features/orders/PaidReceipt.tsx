import { dayIn } from '../../core/basket/amounts.ts';
import { formatMoney } from '../../core/money.ts';
import { regionOf } from '../../core/regions/regions.ts';
import { Receipt, ReceiptLine, ReceiptSums, ReceiptTotal } from '../../ui/Receipt.tsx';
import type { PaidLine, PaidOrder } from './paid-order.ts';

type Props = {
  order: PaidOrder;
  /** What stands between the lines and the total: a name and an amount in minor units each. */
  sums: readonly (readonly [name: string, amount: number])[];
};

/** What was bought, as the basket's own receipt showed it. */
export function PaidReceipt({ order, sums }: Props) {
  const { name, locale } = regionOf(order.region);
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, locale);
  return (
    <Receipt
      brand={order.brand}
      date={dayIn(order.region, order.createdAt)}
      place={`${name}, ${order.currency}`}
    >
      <ol className="lines">
        {order.lines.map((line, position) => (
          <ReceiptLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be on two lines, and they never move
            key={position}
            name={line.name}
            price={money(line.unitAmount * line.quantity)}
            pictureUrl={line.pictureUrl}
            details={detailsOf(line)}
          />
        ))}
      </ol>
      {sums.length > 0 && (
        <ReceiptSums sums={sums.map(([label, amount]) => ({ name: label, value: sumText(amount, money) }))} />
      )}
      <ReceiptTotal name="Paid" value={money(order.total)} />
    </Receipt>
  );
}

function detailsOf({ formatName, quantity, customization }: PaidLine): string[] {
  const format = quantity > 1 ? `${formatName}, ${quantity} of them` : formatName;
  return customization ? [format, `“${customization}”`] : [format];
}

function sumText(amount: number, money: (amount: number) => string): string {
  if (amount === 0) return 'free';
  return amount < 0 ? `−${money(-amount)}` : money(amount);
}
