import { createHmac, randomUUID } from 'node:crypto';
import { ApiError } from 'payment-sandbox';
import { LOCAL_WEBHOOK_SECRET } from 'payment-sandbox/keys';
import type Stripe from 'stripe';
import type { Database } from '#functions/db/open.ts';
import { cardsOf } from '#functions/gift-cards/issue.ts';
import { handleEvent } from '#functions/orders/handle-event.ts';
import { OrderCommandError } from '#functions/orders/order-command-error.ts';
import { findOrder } from '#functions/orders/read-orders.ts';
import { reconcile } from '#functions/orders/reconciliation/reconcile.ts';
import { releaseOrder } from '#functions/orders/release-and-dispatch.ts';
import { HANDLED_EVENTS } from '#functions/orders/stripe-events.ts';
import { syncSession } from '#functions/orders/sync-session.ts';
import { consentWording } from '#src/core/checkout/digital-consent.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { breakingDatabase, breakingStripe, type Fault } from './breaking.ts';
import { lastErrors } from './quietly.ts';
import { refundStep, type Told } from './refund-steps.ts';
import type { Purchase, Schedule, Step } from './schedule.ts';
import { copyOf, promoOf, REWARD, SCARCE, type Shop } from './shop.ts';

const CARDS = { card: '4242424242424242', declined: '4000000000000002' };
const DEBITS = { GB: 'bacs_debit', US: 'us_bank_account', EU: 'sepa_debit', CA: undefined } as const;
/** The local provider has no limit of reads per second. */
export const AT_ONCE = { hasTime: () => true, pace: async () => {} };

/** Used up or sold out is a valid answer; an unexpected error is not. */
const REFUSALS = ['coupon_used_up', 'sold_out', 'held_by_others', 'too_many'];
const isRefusal = (code: string) => REFUSALS.includes(code) || code.includes('gift_card');
/** From this share of starved time on, a request that timed out proves nothing about the store. */
const STARVED = 0.2;

/** A schedule that is being played. */
export type Play = {
  slot: number;
  schedule: Schedule;
  /** The key of each purchase, and the sessions that were opened for it, the latest last. */
  purchases: { key: string; sessions: string[] }[];
  /** The failures during the play. */
  broken: string[];
  /** The results that refund commands reported. */
  told: Told[];
};

export function newPlay(slot: number, schedule: Schedule): Play {
  const purchases = schedule.purchases.map(() => ({ key: randomUUID(), sessions: [] }));
  return { slot, schedule, purchases, broken: [], told: [] };
}

/** Plays one phase: round by round, with the steps of a round at the same time. */
export async function playPhase(shop: Shop, play: Play, phase: number): Promise<void> {
  for (const round of play.schedule.phases[phase] ?? [])
    await Promise.all(
      round.map((step) =>
        // A step without a planned fault must not throw.
        playStep(shop, play, step).catch((error: Error) => {
          play.broken.push(`${step.do} threw ${error.stack ?? error}`);
        }),
      ),
    );
}

async function playStep(shop: Shop, play: Play, step: Step): Promise<void> {
  if (step.do === 'deliver') return deliver(shop, play, step);
  if (step.do === 'reconcile')
    return withFault(shop, step, (services) => reconcile(services, shop.now(), AT_ONCE));
  const at = step.purchase % play.purchases.length;
  const purchase = play.purchases[at]!;
  const sessionId = purchase.sessions.at(-1);
  if (step.do === 'open') return open(shop, play, at, step);
  if (!sessionId) return;
  if (step.do === 'visit')
    return withFault(shop, step, (services) => syncSession(sessionId, services, shop.now()));
  if (step.do === 'release')
    return withFault(shop, step, (services) => release(services.db, sessionId, shop.now()));
  if (step.do === 'give-back') {
    const told = await refundStep(shop, servicesWith(shop, step), sessionId, step);
    if (told) play.told.push(told);
    return;
  }
  try {
    await act(shop, play.schedule.purchases[at]!, sessionId, step);
  } catch (error) {
    // A refusal by the provider (a refund of what is not paid) has no effect.
    if (!(error instanceof ApiError)) throw error;
  }
}

type Action = Exclude<Step, { do: 'open' | 'deliver' | 'visit' | 'reconcile' | 'release' | 'give-back' }>;

async function act({ provider }: Shop, { region }: Purchase, id: string, step: Action): Promise<void> {
  const { actions, tables } = provider;
  const { session } = tables.sessions.get(id)!;
  const disputes = () => tables.disputes.by('intent', String(session.payment_intent));
  switch (step.do) {
    case 'pay': {
      const method = (step.method === 'debit' && DEBITS[region]) || 'card';
      const card = step.method === 'debit' ? CARDS.card : CARDS[step.method];
      await actions.pay(id, { method, ...(method === 'card' && { card }) });
      return;
    }
    case 'decide':
      actions.settle(id, step.isPaid);
      return;
    case 'expire':
      actions.expire(id);
      return;
    case 'refund': {
      const amount = Math.max(1, Math.round((session.amount_total ?? 0) * step.share));
      actions.refund(id, step.share === 1 ? {} : { amount });
      return;
    }
    case 'settle-refund': {
      const made = [...tables.refunds.by('intent', String(session.payment_intent))];
      const one = made[(step.refund ?? 0) % Math.max(made.length, 1)];
      if (one) actions.settleRefund(one.refund.id, step.hasArrived);
      return;
    }
    case 'dispute':
      actions.openDispute(id, { isInquiry: step.isInquiry });
      return;
    case 'close-dispute': {
      const last = [...disputes()].at(-1);
      if (last) actions.closeDispute(last.id, step.isWon);
      return;
    }
    case 'warn':
      actions.raiseFraudWarning(id);
  }
}

async function open(shop: Shop, play: Play, at: number, step: Extract<Step, { do: 'open' }>): Promise<void> {
  const purchase = play.purchases[at]!;
  const body = { ...bodyOf(play, at, step.isChanged), ...(await giftCardFor(shop, play, at)) };
  const { worker = 0, fault } = step;
  // In that case a page may exist that no shopper is sent to; but each click gets an answer.
  if (fault) {
    const answer = await shop.open(body, purchase.key, servicesWith(shop, { worker, fault }));
    if ('code' in answer && answer.code !== 'payment_unavailable' && !isRefusal(answer.code))
      play.broken.push(`checkout answered ${answer.code} to ${JSON.stringify(fault)}`);
    return;
  }
  type Answer = { checkoutSessionId?: string; error?: { code: string; message: string } };
  const begun = performance.now();
  const answer = (await (await shop.checkout(body, purchase.key)).json()) as Answer;
  if (answer.checkoutSessionId) {
    if (!purchase.sessions.includes(answer.checkoutSessionId))
      purchase.sessions.push(answer.checkoutSessionId);
    return;
  }
  const { code, message } = answer.error!;
  if (isRefusal(code)) return;
  // Timed out on an overloaded machine: the shopper clicks again after this answer.
  if (code === 'payment_unavailable' && shop.starvedSince(begun) > STARVED) return open(shop, play, at, step);
  play.broken.push(`checkout answered ${code}: ${message} ${lastErrors().join(' ')}`);
}

/** The first gift card that a purchase of this schedule has bought, for another one to pay with. */
async function giftCardFor(shop: Shop, { schedule, purchases }: Play, at: number) {
  const { kind, paysByGiftCard } = schedule.purchases[at]!;
  if (kind === 'pledge' || !paysByGiftCard) return {};
  const { sessions } = shop.provider.tables;
  for (const id of purchases.flatMap((purchase) => purchase.sessions)) {
    const [card] = await cardsOf(shop.db, sessions.get(id)?.session.client_reference_id ?? '');
    if (card) return { giftCardCode: card.code };
  }
  return {};
}

/** A gift by email on a day after the soak's, if the purchase contains something to send. */
function presentOf({ hasGiftCard, hasFile }: Pick<Purchase, 'hasGiftCard' | 'hasFile'>) {
  return {
    name: 'Åsa',
    ...((hasGiftCard || hasFile) && { email: 'asa@mail.example', deliverOn: '2027-02-01' }),
  };
}

/** The body of a purchase's request; a changed one has one more item. */
function bodyOf({ slot, schedule }: Play, at: number, isChanged: boolean): Record<string, unknown> {
  const { kind, region, quantity, ...options } = schedule.purchases[at]!;
  const shared = {
    storeRegion: region,
    isoCurrency: regionOf(region).currency,
    customerUserAgent: 'A soak/1.0',
    successUrl: 'https://found.test/basket/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://found.test/basket',
    customer: { email: `soak-${slot}-${at}@mail.example` },
  };
  if (kind === 'pledge')
    return {
      ...shared,
      intent: 'Funding',
      pledge: { fundingId: copyOf(REWARD.fundingId, slot), rewardId: REWARD.rewardId },
    };
  const consent = options.hasFile && consentWording(region);
  const item = (productId: string, productFormatId: string, pieces: number) => ({
    productId,
    productFormatId,
    quantity: pieces,
  });
  return {
    ...shared,
    items: [
      item('a-slow-loaf', 'hardback', quantity + (isChanged ? 1 : 0)),
      ...(options.isScarce ? [item(copyOf(SCARCE.productId, slot), SCARCE.formatId, quantity)] : []),
      ...(options.hasFile ? [item('a-slow-loaf', 'ebook', 1)] : []),
      ...(options.hasGiftCard ? [item('gift-card', 'card-25', 1)] : []),
    ],
    shippingMethodId: 'standard',
    ...(options.hasPromo && { couponCode: promoOf(slot) }),
    ...(options.hasPayoutCode && { payoutCode: 'sunday-letter' }),
    ...(consent && { digitalConsent: consent.wording }),
    ...(options.isPresent && { gift: presentOf(options) }),
  };
}

/** An operator releases an order that is held or has a warning; other orders are refused with a message. */
async function release(db: Database, sessionId: string, now: Date): Promise<void> {
  const known = await findOrder(db, sessionId);
  if (!known) return;
  try {
    await releaseOrder(db, known.id, now);
  } catch (error) {
    if (!(error instanceof OrderCommandError)) throw error;
  }
}

/** Delivers an event of this schedule, as often and in the order that the schedule says. */
async function deliver(shop: Shop, play: Play, step: Extract<Step, { do: 'deliver' }>): Promise<void> {
  const events = eventsOf(shop, play);
  const event = events[step.event % Math.max(events.length, 1)];
  if (!event) return;
  const told = step.as === 'twin' ? { ...event, id: `${event.id}${randomUUID().slice(0, 4)}` } : event;
  if (step.worker !== 'route')
    return withFault(shop, step as Step & { worker: number }, (services) =>
      handleEvent(told, services, shop.now()),
    );
  const body = JSON.stringify(told);
  const at = Math.floor(shop.now().getTime() / 1000) - (step.as === 'stale' ? 3_600 : 0);
  const secret = step.as === 'corrupt' ? 'whsec_of_somebody_else' : LOCAL_WEBHOOK_SECRET;
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const { status } = await shop.webhook(body, `t=${at},v1=${v1}`);
  const expected = step.as === 'corrupt' || step.as === 'stale' ? 400 : 200;
  if (status !== expected)
    play.broken.push(
      `the webhook answered ${status} to ${told.type} sent as ${step.as} ${lastErrors().join(' ')}`,
    );
}

/** The events that the provider has sent, or would have sent, for this schedule's sessions. */
function eventsOf({ provider }: Shop, play: Play): Stripe.Event[] {
  const { sessions, events } = provider.tables;
  const own = new Set(play.purchases.flatMap((purchase) => purchase.sessions));
  const payments = new Set([...own].map((id) => sessions.get(id)?.session.payment_intent).filter(Boolean));
  return [...events.values()].filter(({ type, data }) => {
    const object = data.object as { id: string; payment_intent?: string };
    return HANDLED_EVENTS.includes(type) && (own.has(object.id) || payments.has(object.payment_intent ?? ''));
  }) as Stripe.Event[];
}

type Services = { db: Database; stripe: Stripe };

/** Runs the work of a worker with a planned fault. Any error would be retried. */
async function withFault(
  shop: Shop,
  step: { worker: number; fault?: Fault },
  work: (services: Services) => Promise<unknown>,
): Promise<void> {
  try {
    await work(servicesWith(shop, step));
  } catch (error) {
    if (!step.fault) throw error;
  }
}

function servicesWith(shop: Shop, { worker, fault }: { worker: number; fault?: Fault }): Services {
  const { stripe } = shop;
  const db = shop.workers[worker % shop.workers.length]!;
  return {
    db: fault?.in === 'database' ? breakingDatabase(db, fault).db : db,
    stripe: fault?.in === 'provider' ? breakingStripe(stripe, fault) : stripe,
  };
}
