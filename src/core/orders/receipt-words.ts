import * as words from '#src/words/en/receipt.ts';
import { subtotal as subtotalLabel } from '#src/words/en/sums.ts';
import { fill } from '#src/words/fill.ts';
import { deliveryName, discountName } from '../checkout/sum-names.ts';
import { contentsText } from '../products/contents-text.ts';
import { MADE_FOR_YOU, MADE_IF_FUNDED } from './fulfilment-method.ts';
import type { PaidLine, PaidOrder } from './paid-order.ts';

type Summed = Pick<PaidOrder, 'subtotal' | 'discount' | 'couponCode' | 'shipping' | 'delivery'> & {
  lines: readonly Pick<PaidLine, 'way'>[];
};

/**
 * The rows between the lines of an order and its tax, on every receipt: names, and amounts in minor units.
 */
export function sumRows({
  subtotal,
  discount,
  couponCode,
  shipping,
  delivery,
  lines,
}: Summed): [string, number][] {
  const isPosted = shipping > 0 || lines.some(({ way }) => way !== 'digital');
  // A code without a discount on goods has made the shipping free.
  const freeBy = discount === 0 && shipping === 0 ? couponCode : undefined;
  return [
    [subtotalLabel, subtotal],
    ...(discount > 0 ? [[discountName(couponCode), -discount] satisfies [string, number]] : []),
    ...(isPosted ? [[deliveryName(delivery?.name, freeBy), shipping] satisfies [string, number]] : []),
  ];
}

/** The details of a line, below its name. */
export function lineDetails({
  formatName,
  quantity,
  contains,
  customization,
  way,
  isFunding,
  arrives,
  gift,
}: Pick<
  PaidLine,
  'formatName' | 'quantity' | 'contains' | 'customization' | 'way' | 'isFunding' | 'arrives' | 'gift'
>): string[] {
  const format =
    quantity > 1
      ? fill(words.formatQuantity, { format: formatName, quantity: String(quantity) })
      : formatName;
  return [
    format,
    ...(contains ? [contentsText(contains, quantity)] : []),
    ...(customization ? [`“${customization}”`] : []),
    ...(isFunding ? [MADE_IF_FUNDED] : way === 'made' ? [MADE_FOR_YOU] : []),
    ...(arrives ? [arrives] : []),
    ...(gift?.name ? [fill(words.giftFor, { name: gift.name })] : []),
    ...(gift?.email ? [fill(words.giftTo, { email: gift.email })] : []),
    ...(gift?.day ? [fill(words.giftOn, { day: gift.day })] : []),
  ];
}

/**
 * Formats an amount of the sums: discounts have a minus sign, and 0 is “Free”.
 *
 * @param money formats an amount in minor units
 */
export function sumText(amount: number, money: (amount: number) => string): string {
  if (amount === 0) return words.free;
  return amount < 0 ? `−${money(-amount)}` : money(amount);
}
