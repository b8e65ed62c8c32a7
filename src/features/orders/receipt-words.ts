import { discountName, shippingName } from '../../core/checkout/sum-names.ts';
import { MADE_FOR_YOU } from '../../core/orders/ways.ts';
import type { PaidLine, PaidOrder } from './paid-order.ts';

type Summed = Pick<PaidOrder, 'subtotal' | 'discount' | 'couponCode' | 'shipping' | 'delivery'> & {
  lines: readonly Pick<PaidLine, 'way'>[];
};

/** What stands between the lines of an order and its tax, on every receipt: names, and amounts in minor units. */
export function sumRows({
  subtotal,
  discount,
  couponCode,
  shipping,
  delivery,
  lines,
}: Summed): [string, number][] {
  const isPosted = shipping > 0 || lines.some(({ way }) => way !== 'digital');
  // A code that took nothing off the goods has made their shipping free.
  const freeBy = discount === 0 && shipping === 0 ? couponCode : undefined;
  return [
    ['Subtotal', subtotal],
    ...(discount > 0 ? [[discountName(couponCode), -discount] satisfies [string, number]] : []),
    ...(isPosted ? [[shippingName(delivery?.name, freeBy), shipping] satisfies [string, number]] : []),
  ];
}

/** What a receipt says of a line below its name. */
export function lineDetails({
  formatName,
  quantity,
  customization,
  way,
}: Pick<PaidLine, 'formatName' | 'quantity' | 'customization' | 'way'>): string[] {
  const format = quantity > 1 ? `${formatName}, ${quantity} of them` : formatName;
  return [
    format,
    ...(customization ? [`“${customization}”`] : []),
    ...(way === 'made' ? [MADE_FOR_YOU] : []),
  ];
}

/** An amount of the sums in words: what takes off has a minus, and nothing to pay is free. @param money an amount as its buyer reads it */
export function sumText(amount: number, money: (amount: number) => string): string {
  if (amount === 0) return 'free';
  return amount < 0 ? `−${money(-amount)}` : money(amount);
}
