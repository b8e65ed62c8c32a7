import { checkGoods, isIdle } from './check-goods.ts';
import { checkCards, checkRefunds, goneMoneyOf } from './check-refunds.ts';
import type { Facts, Truth } from './facts.ts';

type Order = Facts['orders'][number];
type Attempt = Facts['attempts'][number];

/** A fault, and the key of the purchase that it belongs to, if there is one. */
export type Fault = { key: string | undefined; text: string };

/**
 * Compares the store's records with the provider's ledger, once all events are delivered and reconciled: each
 * paid session is one order with its amounts, each effect exists once, no holds are left over, and nothing
 * exists without a payment.
 */
export function faultsOf(facts: Facts, truths: ReadonlyMap<string, Truth>): Fault[] {
  const faults: Fault[] = [];
  const attempts = new Map(facts.attempts.map((attempt) => [attempt.sessionId, attempt]));
  const orders = Map.groupBy(facts.orders, ({ sessionId }) => sessionId);
  for (const [id, truth] of truths) {
    const attempt = attempts.get(id);
    const say = (text: string) => faults.push({ key: attempt?.key, text: `${id}: ${text}` });
    const made = orders.get(id) ?? [];
    if (made.length !== (truth.isPaid ? 1 : 0)) say(`${made.length} orders, paid: ${truth.isPaid}`);
    // A lost answer leaves a session that the store does not know and no shopper was sent to: it expires.
    if (!attempt) {
      if (truth.session.status === 'complete') say('paid, and no attempt of ours');
      continue;
    }
    checkAttempt(attempt, truth, say);
    const [order] = made;
    if (order) checkOrder(facts, order, attempt, truth, say);
    else checkNothing(facts, attempt, truth, say);
  }
  for (const { sessionId } of facts.orders)
    if (!truths.has(sessionId))
      faults.push({ key: undefined, text: `${sessionId}: an order without a session` });
  for (const { sessionId } of [...facts.foreign, ...facts.unrecorded])
    faults.push({ key: attempts.get(sessionId)?.key, text: `${sessionId}: foreign or unrecorded` });
  for (const { id, key, sessionId, state } of facts.attempts)
    if (!sessionId && ['open', 'processing'].includes(state))
      faults.push({ key, text: `${id}: ${state}, and no page is known` });
  checkTakenTotals(facts, truths, faults);
  checkCards(facts, (text) => faults.push({ key: undefined, text }));
  return faults;
}

type Say = (text: string) => void;

function checkAttempt({ state }: Attempt, { session, isPaid, isAwaited }: Truth, say: Say): void {
  const expected = isPaid
    ? ['paid']
    : session.status === 'complete'
      ? [isAwaited ? 'processing' : 'failed']
      : session.status === 'open'
        ? ['open']
        : ['expired', 'replaced'];
  if (!expected.includes(state)) say(`attempt ${state}, expected ${expected.join(' or ')}`);
}

function checkNothing(facts: Facts, attempt: Attempt, truth: Truth, say: Say): void {
  const isRefused = truth.session.status === 'complete' && !truth.isAwaited;
  const told = facts.mails
    .filter(({ key }) => key.endsWith(`:${attempt.id}`))
    .map(({ key }) => key.split(':')[0]);
  const allowed = isRefused || truth.isAwaited ? ['payment-pending', 'payment-failed'] : [];
  if (told.some((kind) => !allowed.includes(kind!))) say(`mails ${told} of what was not paid`);
  if (isRefused && !told.includes('payment-failed')) say('nobody was told that the bank has refused');
  if (truth.isAwaited && (!told.includes('payment-pending') || told.length > 1))
    say(`mails ${told} of what a bank decides`);
}

function checkOrder(facts: Facts, order: Order, attempt: Attempt, truth: Truth, say: Say): void {
  const { session } = truth;
  const equal = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) say(`${what} ${found}, expected ${expected}`);
  };
  // What a gift card pays is a discount at the provider, but not in the store.
  const card = attempt.giftCard ?? { goods: 0, shipping: 0, amount: 0 };
  equal('total', order.total, (session.amount_total ?? 0) + card.amount);
  equal('charged', order.total - order.giftCardAmount, truth.charged);
  equal('paid by gift card', order.giftCardAmount, card.amount);
  // Without a coupon, the prices at the provider are reduced by the discount.
  const inPrices = attempt.couponRequest ? 0 : attempt.discount;
  equal('subtotal', order.subtotal, (session.amount_subtotal ?? 0) + inPrices);
  equal('discount', order.discount, (session.total_details?.amount_discount ?? 0) + inPrices - card.goods);
  equal('shipping', order.shipping, (session.total_details?.amount_shipping ?? 0) + card.shipping);
  checkRefunds(facts, order, truth, say);
  equal('dispute', order.dispute, truth.dispute);
  equal('a warning', order.fraudWarningAt !== null, truth.isWarned);
  const own = <T extends { orderId: string }>(rows: readonly T[]) =>
    rows.filter(({ orderId }) => orderId === order.id);
  const lines = own(facts.lines);
  equal('lines', lines.length, attempt.lines.length);
  equal(
    'lines’ sum',
    lines.reduce((sum, line) => sum + line.unitAmount * line.quantity - line.discount, 0),
    order.subtotal - order.discount,
  );
  const gone = goneMoneyOf(facts, order, truth);
  const pledges = own(facts.pledges);
  equal('pledges', pledges.length, attempt.pledges.length);
  const commissions = own(facts.commissions);
  const short = isIdle(facts, order);
  equal('commissions', commissions.length, short ? 0 : (attempt.commission?.lines.length ?? 0));
  for (const { amount, goods, rate, reversed, position, reason } of commissions) {
    // Rounded half up, in whole numbers.
    const earned = reason ? 0 : Math.floor((goods * rate + 5_000) / 10_000);
    equal('commission', amount, earned);
    const steps = own(facts.reversals).filter((step) => step.position === position);
    equal(
      'steps of reversal',
      steps.reduce((sum, step) => sum + step.amount, 0),
      reversed,
    );
    if (gone.isAll) equal('reversed', reversed, amount);
    if (gone.amount === 0) equal('reversed', reversed, 0);
  }
  const isBought = !short && attempt.intent === 'Standard';
  const files = isBought ? attempt.lines.flatMap((line) => line.files ?? []) : [];
  const grants = own(facts.grants);
  equal('grants', grants.length, files.length);
  const jobs = own(facts.jobs);
  const printed = isBought ? attempt.lines.filter((line) => line.formatType === 'Print On Demand') : [];
  equal('jobs', jobs.length, printed.length);
  checkMails(facts, order, truth, equal);
  // Each line's share of the refunds, rounded for each refund.
  const near = (what: string, found: number, whole: number, position: number) => {
    const { paid = 0, back = 0 } = gone.lines[position] ?? {};
    const share = paid > 0 ? back / paid : gone.isAll ? 1 : 0;
    if (Math.abs(found - whole * share) > truth.refunds.length + 1)
      say(`${what} ${found} of ${whole}, expected ${share} of it`);
  };
  for (const { amount, reversed, position } of commissions) near('reversed', reversed, amount, position);
  for (const { refundedGoalAmount, goalAmount } of pledges) {
    near('given back of a pledge', refundedGoalAmount, goalAmount, 0);
    equal('a pledge given back', refundedGoalAmount === goalAmount, gone.lines[0]?.isGone);
  }
  checkGoods(facts, order, truth, equal);
}

function checkMails(
  { mails }: Facts,
  { id, shippingEmail }: Order,
  { refunds }: Truth,
  equal: (what: string, found: unknown, expected: unknown) => void,
): void {
  const count = (key: string) => mails.filter((mail) => mail.key === key).length;
  equal('confirmations', count(`order-confirmation:${id}`), shippingEmail ? 1 : 0);
  equal('notices', count(`order-notice:${id}`), 1);
  equal('mails of a failure', count(`payment-failed:${id}`), 0);
  // Of two refunds between two looks one may have failed, so that the total is the same as before.
  if (refunds.some(({ status }) => status === 'failed')) return;
  for (const refund of refunds) equal(`mails of ${refund.id}`, count(`refund:${refund.id}`), 1);
}

function checkTakenTotals(facts: Facts, truths: ReadonlyMap<string, Truth>, faults: Fault[]): void {
  const attempts = new Map(facts.attempts.map((attempt) => [attempt.id, attempt]));
  const capacities = new Map(
    facts.attempts.flatMap(({ limits }) => limits.map(({ key, capacity }) => [key, capacity])),
  );
  const held = new Map<string, number>();
  // Gift cards have a separate check, since they can also be blocked.
  const isCard = ({ key }: { key: string }) => key.startsWith('gift-card:');
  for (const { key, quantity, attemptId, orderId } of facts.holds.filter((hold) => !isCard(hold))) {
    held.set(key, (held.get(key) ?? 0) + quantity);
    const attempt = attempts.get(attemptId);
    const isPaid = attempt?.state === 'paid' || attempt?.state === 'paid_again';
    if (isPaid !== (orderId !== null) || (!isPaid && !['open', 'processing'].includes(attempt?.state ?? '')))
      faults.push({ key: attempt?.key, text: `${attemptId}: ${key} is held by what is ${attempt?.state}` });
  }
  for (const { key, taken } of facts.takenTotals.filter((one) => !isCard(one))) {
    const capacity = capacities.get(key) ?? 0;
    if (taken !== (held.get(key) ?? 0) || taken > capacity || taken < 0)
      faults.push({
        key: undefined,
        text: `${key}: ${taken} taken of ${capacity}, ${held.get(key) ?? 0} held`,
      });
  }
  const orders = new Map(facts.orders.map((order) => [order.id, order]));
  for (const attempt of facts.attempts) {
    if (attempt.state !== 'paid' && attempt.state !== 'processing') continue;
    const order = orders.get(attempt.id);
    if (order?.heldReason?.includes('after it sold out')) continue;
    const holds = facts.holds.filter((hold) => hold.attemptId === attempt.id && !isCard(hold));
    const { refunds = [], lost = 0 } = truths.get(attempt.sessionId ?? '') ?? {};
    // A dispute of a part leaves the rest paid, and the place with it.
    const isBack = order && order.refunded + lost >= order.total;
    // A place stays free after a failed refund: another shopper may have it.
    const isFree = isBack || refunds.some(({ status }) => status === 'failed');
    const expected = attempt.limits.filter(
      (limit) => !isCard(limit) && !(isFree && limit.key.startsWith('reward:')),
    );
    if (isBack && holds.some(({ key }) => key.startsWith('reward:')))
      faults.push({ key: attempt.key, text: `${attempt.id}: given back, and holds its place` });
    if (holds.length < expected.length)
      faults.push({ key: attempt.key, text: `${attempt.id}: holds ${holds.length} of ${expected.length}` });
  }
}
