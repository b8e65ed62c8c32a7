import { partsOfRequest } from '#functions/orders/refunds/refund-requests.ts';
import { sum } from '#src/core/money.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { partsLeft, type RefundAmounts } from '#src/core/orders/refunds.ts';
import type { Facts, Truth } from './facts.ts';
import type { Told } from './refund-steps.ts';

type Order = Facts['orders'][number];
type Say = (text: string) => void;

/** The refunded amounts of an order by the provider's ledger and the gift card, and the part of each line. */
export type GoneMoney = {
  amount: number;
  isAll: boolean;
  /** The refunded part of each line's price, and whether the line is refunded in full. */
  lines: { paid: number; back: number; isGone: boolean }[];
};

const stands = ({ status }: { status: string | null }) => status !== 'failed' && status !== 'canceled';

/** The refunds by the provider's ledger, and those to the gift card. */
export function goneOf(facts: Facts, order: Order, truth: Truth): RefundAmounts[] {
  const requests = new Map(facts.requests.map((request) => [request.id, request]));
  const byProvider = truth.refunds.filter(stands).map(({ amount, metadata }): RefundAmounts => {
    const request = requests.get(metadata?.request ?? '');
    return request ? partsOfRequest(request).provider : { amount, lines: [] };
  });
  const toCard = facts.refunds.filter(({ orderId, toGiftCard }) => toGiftCard && orderId === order.id);
  const lost = truth.lost > 0 ? [{ amount: truth.lost, lines: [] }] : [];
  return [...byProvider, ...toCard, ...lost];
}

/**
 * Calculates what is refunded: completed refunds of the provider, refunds to gift cards, and lost disputes.
 */
export function goneMoneyOf(facts: Facts, order: Order, truth: Truth): GoneMoney {
  const gone = goneOf(facts, order, truth);
  const lines = facts.lines
    .filter(({ orderId }) => orderId === order.id)
    .sort((a, b) => a.position - b.position);
  const paid = paidParts(order, lines);
  const left = partsLeft(paid, gone);
  const amount = sum(gone.map((one) => one.amount));
  const isAll = order.total > 0 && amount >= order.total;
  return {
    amount,
    isAll,
    lines: paid.lines.map((price, at) => {
      const back = price - (left.lines[at] ?? 0);
      return { paid: price, back, isGone: isAll || (price > 0 && back === price) };
    }),
  };
}

/** Compares requests, refunds, the order's amounts and the gift card that paid with the provider's ledger. */
export function checkRefunds(facts: Facts, order: Order, truth: Truth, say: Say): void {
  const own = <T extends { orderId: string }>(rows: readonly T[]) =>
    rows.filter(({ orderId }) => orderId === order.id);
  const rows = own(facts.refunds);
  const toCard = sum(rows.filter(({ toGiftCard }) => toGiftCard).map(({ amount }) => amount));
  if (order.giftCardRefunded !== toCard)
    say(`given to the card ${order.giftCardRefunded}, refunds ${toCard}`);
  if (order.refunded !== truth.refunded + toCard)
    say(`refunded ${order.refunded}, expected ${truth.refunded} and ${toCard} to the card`);
  if (truth.refunded > truth.charged || toCard > order.giftCardAmount) say('more given back than was paid');
  const atProvider = Map.groupBy(truth.refunds, ({ metadata }) => metadata?.request ?? '');
  for (const request of own(facts.requests)) {
    const made = atProvider.get(request.id) ?? [];
    const standing = made.filter(stands);
    const card = rows.filter(({ requestId, toGiftCard }) => toGiftCard && requestId === request.id);
    const is = `request ${request.id} (${request.requestKey}, ${request.state})`;
    if (made.length > 1) say(`${is} was made ${made.length} times`);
    if (made.some(({ amount }) => amount !== request.providerAmount)) say(`${is} has another amount`);
    if (request.state === 'asked' || request.state === 'sent') say(`${is} is still under way`);
    if (request.state === 'succeeded') {
      if (standing.length !== (request.providerAmount > 0 ? 1 : 0)) say(`${is}: ${standing.length} refunds`);
      if (sum(card.map(({ amount }) => amount)) !== request.giftCardAmount)
        say(`${is}: the card has not its part`);
    } else if (standing.length > 0) say(`${is}, and its refund stands`);
  }
  checkLines(facts, order, truth, say);
  const held = facts.holds.find(
    ({ key, attemptId }) => key.startsWith('gift-card:') && attemptId === order.id,
  );
  const isShort = order.heldReason?.includes('after it sold out');
  if (!isShort && (held?.quantity ?? 0) !== order.giftCardAmount - order.giftCardRefunded)
    say(`the card lacks ${held?.quantity}, expected ${order.giftCardAmount - order.giftCardRefunded}`);
}

/** No line was named for more than was paid for it, with its tax. */
function checkLines(facts: Facts, order: Order, truth: Truth, say: Say): void {
  const named = new Map<number, number>();
  const standing = new Set(truth.refunds.filter(stands).map(({ id }) => id));
  for (const { id, orderId, toGiftCard, lines } of facts.refunds)
    if (orderId === order.id && (toGiftCard || standing.has(id)))
      for (const { position, amount, tax = 0 } of lines)
        named.set(position, (named.get(position) ?? 0) + amount + tax);
  for (const line of facts.lines.filter(({ orderId }) => orderId === order.id)) {
    const price = line.unitAmount * line.quantity - line.discount + (line.taxAmount ?? 0);
    const back = named.get(line.position) ?? 0;
    if (back > price) say(`of line ${line.position + 1}, paid with ${price}, ${back} went back`);
  }
}

/** Each gift card: no part of it is spent twice, and a refunded part of its price is never spent. */
export function checkCards(facts: Facts, say: Say): void {
  for (const card of facts.cards) {
    const key = `gift-card:${card.id}`;
    const holds = facts.holds.filter((hold) => hold.key === key);
    const taken = facts.takenTotals.find((one) => one.key === key)?.taken ?? 0;
    const held = sum(holds.map(({ quantity }) => quantity));
    if (taken !== held || taken > card.value) say(`${key}: ${taken} of ${card.value} taken, ${held} held`);
    const back = sum(
      facts.refunds
        .filter(({ orderId, state }) => orderId === card.orderId && state !== 'failed')
        .flatMap(({ lines }) => lines)
        .filter(({ position }) => position === card.position)
        .map(({ amount }) => amount),
    );
    const spent = sum(
      holds.filter(({ attemptId }) => !attemptId.startsWith('blocked:')).map((one) => one.quantity),
    );
    if (back > 0 && card.blockedAt === null) say(`${key}: ${back} of its price went back, and it is good`);
    if (back + spent > card.value) say(`${key}: ${spent} spent and ${back} given back of ${card.value}`);
  }
}

/** The results of commands: each request is reported once as new, and each success is saved as reported. */
export function checkTold(facts: Facts, told: readonly Told[], say: Say): void {
  for (const [id, reports] of Map.groupBy(told, ({ requestId }) => requestId)) {
    const request = facts.requests.find((one) => one.id === id);
    if (reports.filter(({ isResumed }) => !isResumed).length > 1) say(`request ${id} was told twice as new`);
    for (const { amount, orderId } of reports)
      if (request?.orderId !== orderId || request.amount !== amount)
        say(`told ${amount} of ${orderId} by ${id}`);
    if (request && !request.settledAt) say(`request ${id} was told as done and is ${request.state}`);
  }
}
