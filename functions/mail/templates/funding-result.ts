import { monthAndYear } from '../../../src/core/dates.ts';
import { regionOf } from '../../../src/core/regions/regions.ts';
import { button, type MailDocument, type Shop, text } from '../layout/document.ts';
import { helpOf, type MailOrder, moneyOf, orderFacts, orderReason } from './order.ts';

/**
 * The outcome. `back`: how much of a failed pledge is refunded, in minor units; null for a basket, which is
 * refunded in part.
 */
type Result = { outcome: 'succeeded' } | { outcome: 'failed'; back: number | null };

/** To a backer when the funding is over: for a pledge, or a basket with the funding's product. */
export function fundingResult(order: MailOrder, shop: Shop, result: Result): MailDocument {
  return result.outcome === 'succeeded' ? succeeded(order, shop) : failed(order, shop, result.back);
}

function succeeded(order: MailOrder, shop: Shop): MailDocument {
  const { title, url, reward } = fundingOf(order, shop);
  return {
    subject: `It is funded: ${wordFor(order)} ${order.id}`,
    preview: `${title} has reached its goal.`,
    title: `${title} is funded.`,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text('It has reached its goal, and you were part of that. Thank you.'),
      text(
        reward
          ? `“${reward.title}” is yours, in ${monthAndYear(regionOf(order.region).locale, reward.expectedAt)} as things stand. We write to you when it leaves, and sooner if something changes.`
          : 'It gets made now. How it goes stands on its page.',
      ),
      orderFacts(order),
      button('See how it goes', url),
      text(...helpOf(order, shop)),
    ],
  };
}

function failed(order: MailOrder, shop: Shop, back: number | null): MailDocument {
  const { title, url } = fundingOf(order, shop);
  return {
    subject: `It did not reach its goal: ${wordFor(order)} ${order.id}`,
    preview: back === null ? 'You get your money for it back.' : `You get ${moneyOf(order, back)} back.`,
    title: `${title} did not reach its goal.`,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text('So it is not made, and nobody pays for it. Thank you for having backed it all the same.'),
      text(
        `${whatComesBack(order, back)} Another e-mail says so when it has left us; your bank may take some days more to show it. There is nothing that you need to do.`,
      ),
      orderFacts(order),
      button('Back to its page', url),
      text(...helpOf(order, shop)),
    ],
  };
}

function whatComesBack(order: MailOrder, back: number | null): string {
  if (back === null) return 'You get what you paid for it in this order back, the way it came.';
  const sum = moneyOf(order, back);
  return back === order.total
    ? `You get all of your ${sum} back, the way it came.`
    : `You get the remaining ${sum} of your ${moneyOf(order, order.total)} back, the way it came.`;
}

function wordFor({ isPledge }: MailOrder): string {
  return isPledge ? 'pledge' : 'order';
}

function fundingOf({ funding, lines }: MailOrder, shop: Shop) {
  return funding ?? { title: lines[0]?.name ?? 'The funding', url: `${shop.url}/funding`, reward: undefined };
}
