import { regionOf } from '../../../src/core/regions/regions.ts';
import { button, type MailDocument, type Shop, text } from '../layout/document.ts';
import { helpOf, type MailOrder, moneyOf, orderFacts, orderReason } from './order.ts';

/** To a backer, when the funding is over. @param outcome `failed`: the money is being given back */
export function fundingResult(order: MailOrder, shop: Shop, outcome: 'succeeded' | 'failed'): MailDocument {
  return outcome === 'succeeded' ? succeeded(order, shop) : failed(order, shop);
}

function succeeded(order: MailOrder, shop: Shop): MailDocument {
  const { title, url, reward } = fundingOf(order, shop);
  return {
    subject: `It is funded: pledge ${order.id}`,
    preview: `${title} has reached its goal.`,
    title: `${title} is funded.`,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text('It has reached its goal, and you were part of that. Thank you.'),
      text(
        reward
          ? `“${reward.title}” is yours, in ${monthIn(order.region, reward.expectedAt)} as things stand. We write to you when it leaves, and sooner if something changes.`
          : 'It gets made now. How it goes stands on its page.',
      ),
      orderFacts(order),
      button('See how it goes', url),
      text(...helpOf(order, shop)),
    ],
  };
}

function failed(order: MailOrder, shop: Shop): MailDocument {
  const { title, url } = fundingOf(order, shop);
  return {
    subject: `It did not reach its goal: pledge ${order.id}`,
    preview: `You get ${moneyOf(order, order.total)} back.`,
    title: `${title} did not reach its goal.`,
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text('So it is not made, and nobody pays for it. Thank you for having backed it all the same.'),
      text(
        `You get all of your ${moneyOf(order, order.total)} back within fourteen days, the way it came. There is nothing that you need to do.`,
      ),
      orderFacts(order),
      button('Back to its page', url),
      text(...helpOf(order, shop)),
    ],
  };
}

function fundingOf({ funding, lines }: MailOrder, shop: Shop) {
  return funding ?? { title: lines[0]?.name ?? 'The funding', url: `${shop.url}/funding`, reward: undefined };
}

function monthIn(region: MailOrder['region'], iso: string): string {
  return new Intl.DateTimeFormat(regionOf(region).locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(iso));
}
