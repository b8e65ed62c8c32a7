import { monthAndYear } from '#src/core/dates.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import * as failedWords from '#src/words/en/mails/funding-failed.ts';
import * as succeededWords from '#src/words/en/mails/funding-succeeded.ts';
import * as orderWords from '#src/words/en/mails/order.ts';
import { fill } from '#src/words/fill.ts';
import { button, type MailDocument, type Shop, text } from '../layout/document.ts';
import { helpOf, type MailOrder, moneyOf, orderFacts, orderReason, referenceOf } from './order.ts';

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
    subject: fill(succeededWords.subject, { order: referenceOf(order) }),
    preview: fill(succeededWords.preview, { funding: title }),
    title: fill(succeededWords.title, { funding: title }),
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(succeededWords.opening),
      text(
        reward
          ? fill(succeededWords.reward, {
              reward: reward.title,
              month: monthAndYear(regionOf(order.region).language, reward.expectedAt),
            })
          : succeededWords.noReward,
      ),
      orderFacts(order),
      button(succeededWords.see, url),
      text(...helpOf(order, shop)),
    ],
  };
}

function failed(order: MailOrder, shop: Shop, back: number | null): MailDocument {
  const { title, url } = fundingOf(order, shop);
  return {
    subject: fill(failedWords.subject, { order: referenceOf(order) }),
    preview:
      back === null
        ? failedWords.previewOfBasket
        : fill(failedWords.preview, { amount: moneyOf(order, back) }),
    title: fill(failedWords.title, { funding: title }),
    region: order.region,
    reason: orderReason(order, shop),
    blocks: [
      text(failedWords.opening),
      text(`${whatComesBack(order, back)} ${failedWords.next}`),
      orderFacts(order),
      button(failedWords.see, url),
      text(...helpOf(order, shop)),
    ],
  };
}

function whatComesBack(order: MailOrder, back: number | null): string {
  if (back === null) return failedWords.partOfBasket;
  return fill(back === order.total ? failedWords.all : failedWords.rest, {
    amount: moneyOf(order, back),
    total: moneyOf(order, order.total),
  });
}

function fundingOf({ funding, lines }: MailOrder, shop: Shop) {
  return (
    funding ?? { title: lines[0]?.name ?? orderWords.funding, url: `${shop.url}/funding`, reward: undefined }
  );
}
