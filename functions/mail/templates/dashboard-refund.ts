import * as words from '#src/words/en/mails/dashboard-refund.ts';
import * as shopWords from '#src/words/en/mails/to-shop.ts';
import { fill } from '#src/words/fill.ts';
import { facts, type MailDocument, text } from '../layout/document.ts';
import { type MailOrder, moneyOf } from './order.ts';

/**
 * A refund made in the Stripe Dashboard, for an order with bought gift cards. Amounts in minor units of the
 * order's currency. `cards` are in their new state: `reduced` is the loss of value, `shortfall` what was
 * spent beyond the new value.
 */
export type DashboardRefund = {
  orderId: string;
  refundId: string;
  amount: number;
  cards: readonly { id: string; value: number; reduced: number; shortfall: number; isBlocked: boolean }[];
};

/** To the shop: the Dashboard refund, its effect on the gift cards, and what to do. */
export function dashboardRefund(
  order: Omit<MailOrder, 'url'>,
  { refundId, amount, cards }: DashboardRefund,
): MailDocument {
  const sum = moneyOf(order, amount);
  const lost = cards.reduce((total, { shortfall }) => total + shortfall, 0);
  const isChanged = cards.some(({ reduced, isBlocked }) => reduced > 0 || isBlocked);
  return {
    subject: fill(words.subject, { id: order.id }),
    preview: isChanged ? words.preview : words.previewUnchanged,
    title: fill(words.title, { amount: sum, id: order.id }),
    region: order.region,
    reason: shopWords.reason,
    blocks: [
      text(words.opening),
      facts(
        [words.refund, refundId],
        [words.refunded, sum],
        ...cards.map((card): [string, string] => [fill(words.card, { id: card.id }), cardState(order, card)]),
      ),
      ...(lost > 0
        ? [text({ strong: fill(words.lost, { amount: moneyOf(order, lost) }) }, ` ${words.askBuyer}`)]
        : []),
      text(fill(words.advice, { card: cards[0]?.id ?? '', id: order.id })),
    ],
  };
}

function cardState(
  order: Pick<MailOrder, 'currency' | 'region'>,
  card: DashboardRefund['cards'][number],
): string {
  const { value, reduced, shortfall, isBlocked } = card;
  if (isBlocked) return words.blocked;
  if (reduced === 0) return fill(words.unchanged, { value: moneyOf(order, value) });
  return fill(shortfall > 0 ? words.overspent : words.reduced, {
    value: moneyOf(order, value - reduced),
    before: moneyOf(order, value),
    spent: moneyOf(order, shortfall),
  });
}
