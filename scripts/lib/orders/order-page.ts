import type { Gift, Order, OrderLine } from '#functions/db/order-types.ts';
import type { OrderDetails } from '#functions/orders/order-details.ts';
import { orderTax } from '#functions/orders/tax/order-tax.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { moneyText } from '#src/core/money-text.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { receiptRows } from '#src/core/orders/receipt-rows.ts';
import { sumRows } from '#src/core/orders/receipt-words.ts';
import { refundedByLine } from '#src/core/orders/refunds.ts';
import { picksOf } from '#src/core/products/contents-text.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { collectionLines, collectionTitle } from '#src/core/shipping/collection-text.ts';
import { lineTax } from '#src/core/tax/tax-words.ts';
import { totalPaid } from '#src/words/en/sums.ts';
import { orderHistory } from './order-history.ts';

/**
 * All details of an order as lines for a terminal: buyer, lines, shipping address, payments,
 * refunds and events.
 */
export function orderPage(details: OrderDetails): string {
  const { order } = details;
  const sections = [
    [headOf(order)],
    section('Buyer', buyerOf(details)),
    section('Delivery', deliveryOf(order)),
    section('Gift', giftOf(order)),
    section('Lines', linesOf(details)),
    section('Sums', sumsOf(order)),
    section('Payment', paymentOf(details)),
    section('Refunds', refundsOf(details)),
    section('Disputes', disputesOf(details)),
    section('History', orderHistory(details)),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(forTerminal).join('\n'))
    .join('\n\n')}\n`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

function headOf({ id, intent, status, region, heldReason, releasedAt }: Order): string {
  const what = intent === 'Funding' ? 'Pledge' : 'Order';
  const held = heldReason ? `  ${releasedAt ? 'was on hold' : 'ON HOLD'}: ${heldReason}` : '';
  return `${what} ${id}  ${status.replace('_', ' ')}  ${regionOf(region).name}${held}`;
}

function buyerOf({ order, buyer }: OrderDetails): string[] {
  const { line1, line2, postal_code, city, state, country, ...more } = order.shippingAddress ?? {};
  const known = [
    buyer.name,
    line1,
    line2,
    [postal_code, city].filter(Boolean).join(' '),
    state,
    country,
    // Other fields that the payment page asked for.
    ...Object.entries(more).map(([name, value]) => value && `${name}: ${value}`),
    buyer.email && `Email: ${buyer.email}`,
    buyer.phone && `Phone: ${buyer.phone}`,
  ];
  return known.filter((line): line is string => Boolean(line));
}

function deliveryOf({ delivery, fulfilledAt, tracking }: Order): string[] {
  return [
    ...(delivery ? [`${delivery.name} (${delivery.methodId})`] : []),
    ...(delivery?.zone ? [`Zone: ${delivery.zone}`] : []),
    ...(delivery?.collection
      ? [collectionTitle(delivery.collection), ...collectionLines(delivery.collection).slice(1)]
      : []),
    ...(fulfilledAt
      ? [
          `${delivery?.collection ? 'Ready' : 'Sent'} on ${minuteOf(fulfilledAt)}${tracking ? `, tracking ${tracking}` : ''}`,
        ]
      : []),
  ];
}

function giftOf({ gift }: Order): string[] {
  if (!gift) return [];
  return ['No prices in the parcel.', ...recipientOf(gift)];
}

function recipientOf(gift: Gift): string[] {
  return [
    ...(gift.name ? [`For: ${gift.name}`] : []),
    ...(gift.from ? [`From: ${gift.from}`] : []),
    ...(gift.email ? [`By email to: ${gift.email}${gift.deliverOn ? ` on ${gift.deliverOn}` : ''}`] : []),
    ...(gift.note ? [`Note: ${gift.note}`] : []),
  ];
}

function linesOf({ order, refunds, jobs, giftCards, files }: OrderDetails): string[] {
  const money = (amount: number) => moneyText(amount, order.currency);
  const standing = refunds.filter(({ state }) => state !== 'failed');
  const parts = paidParts(order, order.lines.map(toPaid));
  const back = refundedByLine(parts, standing);
  return order.lines.flatMap((line, at) => [
    `${at + 1}. ${line.quantity} × ${line.name} (${line.formatName})  ${money(line.unitAmount * line.quantity)}`,
    ...(line.sku ? [`   SKU ${line.sku}`] : []),
    ...picksOf(line.contains ?? [], line.quantity).map((text) => `   ${text}`),
    ...taxOf(line, order, money).map((text) => `   ${text}`),
    ...(line.discount ? [`   discount of ${money(line.discount)}`] : []),
    ...(line.customization ? [`   Text: “${line.customization.replace(/\s*\n\s*/g, ' / ')}”`] : []),
    ...(line.gift ? recipientOf(line.gift).map((text) => `   ${text}`) : []),
    ...(line.previewUrl ? [`   Picture: ${line.previewUrl}`] : []),
    ...(back[at] ? [`   ${money(back[at])} refunded`] : []),
    ...jobs.filter(({ position }) => position === at).map(({ status }) => `   Production: ${status}`),
    ...files
      .filter(({ position }) => position === at)
      .map(({ file, downloadsLeft, revokedAt }) =>
        revokedAt
          ? `   File ${file}: closed on ${minuteOf(revokedAt)}`
          : `   File ${file}: ${downloadsLeft} downloads left`,
      ),
    ...giftCards
      .filter(({ position }) => position === at)
      .map(
        ({ id, value, reduced, blockedFor, operatorBlockedAt }) =>
          `   Gift card ${id}: ${money(value - reduced)}${blockedFor || operatorBlockedAt ? ', blocked' : ''}`,
      ),
  ]);
}

/** The tax of a line, as on the buyer's receipt. */
function taxOf(
  { taxRate, taxAmount }: OrderLine,
  { region }: Order,
  money: (amount: number) => string,
): string[] {
  const tax = taxAmount === undefined ? undefined : { rate: taxRate ?? null, amount: taxAmount };
  return lineTax(tax, regionOf(region).pricesIncludeTax, money);
}

/** The same sums as on the buyer's receipt. */
function sumsOf(order: Order): string[] {
  const { intent, couponCode, delivery, total, giftCardAmount } = order;
  const money = (amount: number) => moneyText(amount, order.currency);
  // The catalogue knows how each line is delivered, but commands run without it.
  const way = delivery ? 'posted' : 'digital';
  const summed = {
    ...order,
    couponCode: couponCode ?? undefined,
    delivery: delivery ?? undefined,
    lines: order.lines.map(() => ({ way }) as const),
  };
  const rows = [
    ...receiptRows(
      { tax: orderTax(order), total, giftCardAmount },
      intent === 'Funding' ? [] : sumRows(summed),
      money,
    ),
    { name: totalPaid, value: money(total - giftCardAmount) },
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, value }) => `${name.padEnd(width)}  ${value}`);
}

function paymentOf({ order, paymentId, fraudWarningAt, attempt }: OrderDetails): string[] {
  const { sessionId, payoutCode } = order;
  return [
    `Session ${sessionId}`,
    ...(paymentId ? [`Payment ${paymentId}`] : []),
    ...(attempt?.giftCard ? [`Gift card ${attempt.giftCard.cardId}`] : []),
    ...(payoutCode ? [`Payout code ${payoutCode}`] : []),
    ...(fraudWarningAt ? [`Fraud warning on ${minuteOf(fraudWarningAt)}`] : []),
  ];
}

function refundsOf({ order, refunds }: OrderDetails): string[] {
  return refunds.map(({ id, amount, state, lines, shipping, toGiftCard, createdAt }) => {
    const parts = [...lines.map(({ position }) => `line ${position + 1}`), ...(shipping ? ['shipping'] : [])];
    const named = parts.length > 0 ? `  ${parts.join(', ')}` : '';
    const to = toGiftCard ? '  to the gift card' : '';
    return `${minuteOf(createdAt)}  ${moneyText(amount, order.currency)}  ${state}${named}${to}  ${id}`;
  });
}

function disputesOf({ order, disputes }: OrderDetails): string[] {
  return disputes.map(
    ({ id, amount, state, reason, createdAt }) =>
      `${minuteOf(createdAt)}  ${moneyText(amount, order.currency)}  ${state}  ${reason}  ${id}`,
  );
}

function toPaid({ unitAmount, quantity, discount = 0, taxKind, taxAmount }: OrderLine) {
  return { unitAmount, quantity, discount, taxKind: taxKind ?? null, taxAmount: taxAmount ?? null };
}

/** A time to the minute, in UTC. */
export function minuteOf(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}
