import { expect, test } from 'vitest';
import { type Books, books, faultsIn, SESSION } from './books.ts';

test('a store whose records agree with the provider’s ledger has no faults', () => {
  expect(faultsIn(books())).toEqual([]);
});

const order = ({ facts }: Books) => facts.orders[0]!;
const WRONG: [string, (books: Books) => void, RegExp][] = [
  [
    'a second order of a payment',
    ({ facts }) => facts.orders.push({ ...facts.orders[0]!, id: 'F-9' }),
    /2 orders/,
  ],
  ['a payment without an order', ({ facts }) => facts.orders.shift(), /0 orders, paid: true/],
  [
    'an order without a payment',
    ({ truths }) => (truths.get(SESSION.basket)!.isPaid = false),
    /1 orders, paid: false/,
  ],
  ['an order without a session', ({ truths }) => truths.delete(SESSION.basket), /an order without a session/],
  ['a payment that no attempt is known of', ({ facts }) => facts.attempts.shift(), /no attempt of ours/],
  [
    'an attempt that is open though it ran out',
    ({ facts }) => (facts.attempts[1]!.state = 'open'),
    /attempt open/,
  ],
  [
    'an attempt that was not closed',
    ({ facts }) => facts.attempts.push({ ...facts.attempts[1]!, sessionId: null, state: 'open' }),
    /no page is known/,
  ],
  [
    'a purchase that was paid twice',
    ({ facts }) => (facts.attempts[0]!.state = 'paid_again'),
    /attempt paid_again/,
  ],
  ['a wrong sum', (books) => (order(books).total = 999), /total 999/],
  ['a wrong sum before shipping', (books) => (order(books).subtotal = 900), /subtotal 900/],
  [
    'a discount in the prices that the order does not have',
    ({ facts }) => (facts.attempts[0]!.discount = 100),
    /discount 0, expected 100/,
  ],
  ['a refund that is not known', (books) => (order(books).refunded = 0), /refunded 0, expected 200/],
  [
    'a dispute that is not known',
    ({ truths }) => (truths.get(SESSION.basket)!.dispute = 'lost'),
    /dispute null, expected lost/,
  ],
  ['a dispute that is over', (books) => (order(books).dispute = 'open'), /dispute open/],
  [
    'a warning that is not known',
    ({ truths }) => (truths.get(SESSION.basket)!.isWarned = true),
    /a warning false/,
  ],
  ['a line too few', ({ facts }) => facts.lines.shift(), /lines 0, expected 1/],
  ['a line at another price', ({ facts }) => (facts.lines[0]!.unitAmount = 1), /lines’ sum/],
  ['a pledge too few', ({ facts }) => facts.pledges.pop(), /pledges 0/],
  [
    'a pledge that counts though it was given back',
    ({ facts }) => (facts.pledges[0]!.refundedGoalAmount = 0),
    /given back of a pledge/,
  ],
  ['a commission twice', ({ facts }) => facts.commissions.push(facts.commissions[0]!), /commissions 2/],
  ['a commission too high', ({ facts }) => (facts.commissions[0]!.amount = 101), /commission 101/],
  [
    'a commission that was not reversed',
    ({ facts }) => (facts.commissions[0]!.reversed = 0),
    /reversed 0 of 100/,
  ],
  [
    'a commission taken back twice',
    ({ facts }) => facts.reversals.push(facts.reversals[0]!),
    /steps of reversal 40/,
  ],
  ['a file that nobody gets', ({ facts }) => facts.grants.pop(), /grants 0/],
  [
    'a file that was closed',
    ({ facts }) => (facts.grants[0]!.revokedAt = new Date()),
    /a file may be fetched/,
  ],
  ['a book that is printed twice', ({ facts }) => facts.jobs.push(facts.jobs[0]!), /jobs 2/],
  ['a book that is not printed', ({ facts }) => (facts.jobs[0]!.status = 'cancelled'), /a job cancelled/],
  [
    'a confirmation twice',
    ({ facts }) => facts.mails.push({ key: 'order-confirmation:F-1' }),
    /confirmations 2/,
  ],
  [
    'a refund without a mail',
    ({ facts }) => (facts.mails = facts.mails.filter(({ key }) => key !== 'refund:re_1')),
    /mails of re_1 0/,
  ],
  ['a failure that nobody is told of', ({ facts }) => facts.mails.pop(), /nobody was told/],
  [
    'a confirmation of what was not paid',
    ({ facts }) => facts.mails.push({ key: 'order-confirmation:F-2' }),
    /of what was not paid/,
  ],
  ['more taken than is held', ({ facts }) => (facts.takenTotals[0]!.taken = 2), /2 taken of 4, 1 held/],
  [
    'more taken than there is',
    ({ facts }) => (facts.holds[0]!.quantity = facts.takenTotals[0]!.taken = 5),
    /5 taken of 4/,
  ],
  ['less than nothing taken', ({ facts }) => (facts.takenTotals[1]!.taken = -1), /-1 taken/],
  [
    'a reserved piece without an order',
    ({ facts }) => (facts.holds[0]!.orderId = null),
    /is held by what is paid/,
  ],
  [
    'a piece that was sold and is not held',
    ({ facts }) => {
      facts.holds.shift();
      facts.takenTotals[0]!.taken = 0;
    },
    /holds 0 of 1/,
  ],
  [
    'a place that was given back and is held',
    ({ facts }) => {
      facts.holds.push({ key: 'reward:one', quantity: 1, attemptId: 'F-3', orderId: 'F-3' });
      facts.takenTotals[1]!.taken = 1;
    },
    /holds its place/,
  ],
  ['a payment of another shop', ({ facts }) => facts.foreign.push({ sessionId: SESSION.basket }), /foreign/],
];

test.each(WRONG)('the soak finds %s', (_what, spoil, fault) => {
  const spoilt = books();
  spoil(spoilt);
  expect(faultsIn(spoilt).join('\n')).toMatch(fault);
});
