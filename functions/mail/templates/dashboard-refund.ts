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
    subject: `Refunded at the payment provider: order ${order.id}`,
    preview: isChanged
      ? 'It has bought gift cards, which are worth less now.'
      : 'Its gift cards stay as they are.',
    title: `${sum} of order ${order.id} was refunded at the payment provider`,
    region: order.region,
    reason: 'The store sends this to the people who look after its orders.',
    blocks: [
      text(
        'A refund that is made at the dashboard names no line of the order. So it comes out of the other goods first, and ' +
          'what exceeds them lowers what the gift cards are worth.',
      ),
      facts(
        ['Refund', refundId],
        ['Refunded', sum],
        ...cards.map((card): [string, string] => [`Gift card ${card.id}`, cardState(order, card)]),
      ),
      ...(lost > 0
        ? [
            text(
              { strong: `${moneyOf(order, lost)} of this had been spent already and is lost to the shop.` },
              ' Ask the buyer for it, or write it off.',
            ),
          ]
        : []),
      text(
        `If the refund was meant for a gift card, block the card (npx found gift-cards block ${cards[0]?.id ?? ''}). ` +
          `To refund one line, use npx found orders refund ${order.id} --lines 1 next time: it names the line.`,
      ),
    ],
  };
}

function cardState(
  order: Pick<MailOrder, 'currency' | 'region'>,
  card: DashboardRefund['cards'][number],
): string {
  const { value, reduced, shortfall, isBlocked } = card;
  if (isBlocked) return 'blocked';
  if (reduced === 0) return `${moneyOf(order, value)}, as before`;
  const worth = `${moneyOf(order, value - reduced)} instead of ${moneyOf(order, value)}`;
  return shortfall > 0 ? `${worth}, of which ${moneyOf(order, shortfall)} too much was spent` : worth;
}
