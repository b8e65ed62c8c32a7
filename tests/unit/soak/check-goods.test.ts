import { expect, test } from 'vitest';
import { type Books, books, faultsIn, refundOf, SESSION } from './books.ts';

const NOW = new Date('2026-01-01T12:00:00Z');

const basket = ({ truths }: Books) => truths.get(SESSION.basket)!;
const orderOf = ({ facts }: Books, id: string) => facts.orders.find((one) => one.id === id)!;

/** Adds a fraud warning to the provider and the order; its goods stay unchanged. */
function warn(these: Books, id: string): void {
  orderOf(these, id).fraudWarningAt = NOW;
  these.truths.get(orderOf(these, id).sessionId)!.isWarned = true;
}

/** Adds a dispute to the provider and the order; its goods stay unchanged. */
function dispute(these: Books, id: string): void {
  orderOf(these, id).dispute = these.truths.get(orderOf(these, id).sessionId)!.dispute = 'open';
}

const stopFile = ({ facts }: Books) => (facts.grants[0]!.revokedAt = NOW);
const stopJob = ({ facts }: Books) => (facts.jobs[0]!.status = 'cancelled');
const blockCard = ({ facts }: Books, reason: string) =>
  Object.assign(facts.cards[0]!, { blockedAt: NOW, blockedFor: reason });

/** The gift card was bought when it was sold out: the order is held, and no card is issued. */
function holdGiftCard(these: Books): void {
  orderOf(these, 'F-5').heldReason = 'paid for stock:card after it sold out';
  these.facts.cards.pop();
}

const SOUND: [string, (these: Books) => void][] = [
  [
    'a file and a job that are stopped by a warning',
    (these) => {
      warn(these, 'F-1');
      stopFile(these);
      stopJob(these);
    },
  ],
  [
    'a file and a job of an order that was warned of and released',
    (these) => {
      warn(these, 'F-1');
      orderOf(these, 'F-1').releasedAt = NOW;
    },
  ],
  [
    'a file and a job that are stopped by a dispute',
    (these) => {
      dispute(these, 'F-1');
      stopFile(these);
      stopJob(these);
    },
  ],
  [
    'a gift card that is blocked by a warning',
    (these) => {
      warn(these, 'F-5');
      blockCard(these, 'fraud_warning');
    },
  ],
  [
    'a present of a held order that is not mailed',
    (these) => {
      holdGiftCard(these);
      these.facts.mails = these.facts.mails.filter(({ key }) => key !== 'gift:F-5');
    },
  ],
];

test.each(SOUND)('the soak accepts %s', (_what, change) => {
  const changed = books();
  change(changed);
  expect(faultsIn(changed)).toEqual([]);
});

const WRONG: [string, (these: Books) => void, RegExp][] = [
  [
    'a refund request that gave twice',
    (these) => basket(these).refunds.push(refundOf('re_9', 200, 'request-1')),
    /request request-1 .* was made 2 times/,
  ],
  [
    'a refund request that gave another amount',
    (these) => (basket(these).refunds[0]!.amount = 300),
    /request-1 .* has another amount/,
  ],
  [
    'a refund request that is still under way',
    ({ facts }) => (facts.requests[0]!.state = 'sent'),
    /request-1 .* is still under way/,
  ],
  [
    'a refund request that failed though its refund was made',
    ({ facts }) => (facts.requests[0]!.state = 'failed'),
    /request-1 .* and its refund stands/,
  ],
  [
    'a refund request that succeeded though its refund failed',
    (these) => (basket(these).refunds[0]!.status = 'failed'),
    /request-1 .*: 0 refunds/,
  ],
  [
    'a refund request that gave the gift card nothing',
    ({ facts }) => facts.refunds.pop(),
    /the card has not its part/,
  ],
  [
    'a line that was refunded twice',
    ({ facts }) =>
      facts.refunds.slice(2).forEach(({ lines }) => {
        lines.push({ position: 0, amount: 600 });
      }),
    /of line 1, paid with 1000, 1200 went back/,
  ],
  ['a refund above what was paid', (these) => (basket(these).refunded = 1001), /more given back than was/],
  [
    'a gift card that did not get its refund',
    ({ facts }) => (facts.holds[1]!.quantity = facts.takenTotals[2]!.taken = 400),
    /the card lacks 400, expected 200/,
  ],
  [
    'a gift card that is spent twice',
    ({ facts }) => (facts.takenTotals[2]!.taken = 1200),
    /1200 of 1000 taken, 200 held/,
  ],
  [
    'a gift card that is good though its payment is warned of',
    (these) => warn(these, 'F-5'),
    /gift card F-5\.0\.1 null, expected fraud_warning/,
  ],
  [
    'a gift card that is good though its payment is disputed',
    (these) => dispute(these, 'F-5'),
    /gift card F-5\.0\.1 null, expected disputed/,
  ],
  [
    'a gift card that is blocked for nothing',
    (these) => blockCard(these, 'disputed'),
    /gift card F-5\.0\.1 disputed, expected null/,
  ],
  [
    'a gift card that is good though its price was refunded',
    ({ facts }) =>
      facts.refunds.push({
        ...{ ...facts.refunds[0]!, id: 're_5', orderId: 'F-5', amount: 100 },
        lines: [{ position: 0, amount: 100 }],
      }),
    /100 of its price went back, and it is good/,
  ],
  ['a gift card that nobody gets', ({ facts }) => facts.cards.pop(), /gift cards 0, expected 1/],
  [
    'a gift card that is worth less for nothing',
    ({ facts }) => (facts.cards[0]!.reduced = 100),
    /gift cards reduced by 100, expected 0/,
  ],
  [
    'a file that is not stopped by a warning',
    (these) => {
      warn(these, 'F-1');
      stopJob(these);
    },
    /^cs_1: a file may be fetched true, expected false$/,
  ],
  [
    'a job that is not stopped by a warning',
    (these) => {
      warn(these, 'F-1');
      stopFile(these);
    },
    /^cs_1: a job new, expected cancelled$/,
  ],
  [
    'a file that is not stopped by a dispute',
    (these) => {
      dispute(these, 'F-1');
      stopJob(these);
    },
    /^cs_1: a file may be fetched true, expected false$/,
  ],
  [
    'a job that is not stopped by a dispute',
    (these) => {
      dispute(these, 'F-1');
      stopFile(these);
    },
    /^cs_1: a job new, expected cancelled$/,
  ],
  [
    'a present that is mailed before anybody released its order',
    holdGiftCard,
    /^cs_5: mails of a present 1, expected 0$/,
  ],
  [
    'a present that is not mailed',
    ({ facts }) => (facts.mails = facts.mails.filter(({ key }) => key !== 'gift:F-5')),
    /mails of a present 0, expected 1/,
  ],
  [
    'a present whose code goes to the person who paid',
    ({ facts }) => facts.mails.push({ key: 'gift-cards:F-5' }),
    /mails of codes 1, expected 0/,
  ],
];

test.each(WRONG)('the soak finds %s', (_what, spoil, fault) => {
  const spoilt = books();
  spoil(spoilt);
  expect(faultsIn(spoilt).join('\n')).toMatch(fault);
});
