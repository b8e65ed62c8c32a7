import { createHash } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { sum } from '../../src/core/money.ts';
import { isGiftCard } from '../../src/core/products/tax-kind.ts';
import type { Database } from '../db/open.ts';
import type { RefundedLine } from '../db/order-types.ts';
import { order, orderLine, refund } from '../db/schema/orders.ts';
import { blockForRefund } from '../gift-cards/refundable.ts';
import { fulfil, type Services } from './fulfil.ts';
import { OrderCommandError } from './order-command-error.ts';
import { refundToCard } from './refund-to-card.ts';

/**
 * What is to be given back: all that is left, an amount in minor units, or lines by their numbers, the first being 1. Who has worked
 * it out already says so with `parts`, the lines that the amount is for, and `key`, the provider's idempotency key for it.
 */
export type RefundWish = {
  amount?: number | undefined;
  lines?: readonly number[] | undefined;
  parts?: readonly RefundedLine[] | undefined;
  key?: string | undefined;
};

type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;

/**
 * Gives money back, and follows what comes of it: pledges, places, downloads, commissions, mails. Through the provider as far as that was
 * paid, and to the gift card that paid the rest. A bought gift card is blocked first, and only what is left of it is given back. The same
 * command given twice before the first took effect gives back once: its key is made of what was given back until then.
 * Answers the amount, in minor units of the order's currency. @throws OrderCommandError for what cannot be given back
 */
export async function refundOrder(
  id: string,
  wish: RefundWish,
  services: Services,
  now: Date,
): Promise<{ amount: number; currency: string }> {
  const { db, stripe } = services;
  const [known] = await db.select().from(order).where(eq(order.id, id));
  if (!known) throw new OrderCommandError(`There is no order ${id}.`);
  if (!known.paymentId && known.giftCardAmount === 0)
    throw new OrderCommandError(`Nothing was paid for ${id}.`);
  const { amount, parts } = await wanted(db, known, wish, now);
  const decision = JSON.stringify([id, known.refunded, amount, parts]);
  const key = wish.key ?? createHash('sha256').update(decision).digest('hex');
  const { total, giftCardAmount, refunded, giftCardRefunded } = known;
  const byProvider = Math.min(amount, total - giftCardAmount - (refunded - giftCardRefunded));
  const [first, rest] = splitParts(parts, byProvider);
  if (byProvider > 0) {
    await stripe.refunds.create(
      {
        payment_intent: known.paymentId ?? '',
        amount: byProvider,
        metadata: {
          order: id,
          ...(first.length > 0 && {
            lines: first.map((line) => `${line.position}:${line.amount}`).join(','),
          }),
        },
      },
      { idempotencyKey: `refund:${key}` },
    );
    await fulfil(known.sessionId, services, now);
  }
  if (amount > byProvider)
    await refundToCard(
      db,
      id,
      { id: `gift-card:${id}:${key}`, amount: amount - byProvider, lines: rest },
      now,
    );
  return { amount, currency: known.currency };
}

/** What is given back, and of which lines; of none where it is for the order at large. */
async function wanted(
  db: Database,
  known: OrderRow,
  { amount, lines: numbers, parts = [] }: RefundWish,
  now: Date,
): Promise<{ amount: number; parts: readonly RefundedLine[] }> {
  const { id, currency } = known;
  const left = known.total - known.refunded;
  const rows = await db.select().from(orderLine).where(eq(orderLine.orderId, id)).orderBy(orderLine.position);
  const cards = rows.filter((line) => isGiftCard({ taxKind: line.taxKind ?? undefined }));
  const isAll = numbers === undefined && amount === undefined;
  const named = numbers ? partsOf(id, rows, numbers) : isAll && cards.length > 0 ? wholeOf(rows) : parts;
  const back = await backByLine(db, id);
  const { unspent, spent } = await blockTouched(db, id, named, cards, now);
  const limited = named.map(({ position, amount: all }) => {
    const most = unspent.get(position);
    return {
      position,
      amount: most === undefined ? all : Math.min(all, Math.max(0, most - backOf(back, position))),
    };
  });
  // An amount that names no line comes out of the other things: the price of a gift card goes back by its line alone.
  const unnamed = sum(cards.map((line) => priceOf(line) - backOf(back, line.position)));
  const most = left - (named.length === 0 ? unnamed : spent);
  const given = numbers ? sum(limited.map((part) => part.amount)) : (amount ?? most);
  if (Number.isSafeInteger(given) && given >= 1 && given <= most) return { amount: given, parts: limited };
  if (left === 0) throw new OrderCommandError(`All of ${id} has been given back already.`);
  if (most > 0 && (given > most || amount !== undefined))
    throw new OrderCommandError(
      `Of ${id} between 1 and ${most} (${currency}, minor units) can be given back.`,
    );
  throw new OrderCommandError(
    named.length > 0
      ? `Nothing is left of ${id} that can be given back: what was spent of a gift card cannot.`
      : `What is left of ${id} was paid for gift cards: name their lines (--lines).`,
  );
}

function partsOf(id: string, rows: readonly LineRow[], numbers: readonly number[]): RefundedLine[] {
  return numbers.map((number) => {
    const line = rows.find(({ position }) => position === number - 1);
    if (!line) throw new OrderCommandError(`${id} has no line ${number}: it has ${rows.length}.`);
    return { position: line.position, amount: priceOf(line) };
  });
}

function wholeOf(rows: readonly LineRow[]): RefundedLine[] {
  return rows.map((line) => ({ position: line.position, amount: priceOf(line) }));
}

function priceOf({ unitAmount, quantity, discount }: LineRow): number {
  return unitAmount * quantity - discount;
}

/** Blocks the gift cards of these lines: what of each line was left unspent, by position, and what was spent of them together. */
async function blockTouched(
  db: Database,
  id: string,
  parts: readonly RefundedLine[],
  cards: readonly LineRow[],
  now: Date,
): Promise<{ unspent: ReadonlyMap<number, number>; spent: number }> {
  const touched = cards.filter(({ position }) => parts.some((part) => part.position === position));
  if (touched.length === 0) return { unspent: new Map(), spent: 0 };
  const positions = touched.map(({ position }) => position);
  const unspent = await blockForRefund(db, id, positions, now);
  const spent = sum(touched.map((line) => priceOf(line) - (unspent.get(line.position) ?? priceOf(line))));
  return { unspent, spent };
}

/** What went back of each line by name, by position. */
async function backByLine(db: Database, id: string): Promise<ReadonlyMap<number, number>> {
  const back = new Map<number, number>();
  const earlier = await db
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, id), ne(refund.state, 'failed')));
  for (const { position, amount } of earlier.flatMap(({ lines }) => lines))
    back.set(position, backOf(back, position) + amount);
  return back;
}

function backOf(back: ReadonlyMap<number, number>, position: number): number {
  return back.get(position) ?? 0;
}

/** The lines of a refund, divided: those of its first `amount`, and those of the rest. */
function splitParts(parts: readonly RefundedLine[], amount: number): [RefundedLine[], RefundedLine[]] {
  const [first, rest]: [RefundedLine[], RefundedLine[]] = [[], []];
  let left = amount;
  for (const { position, amount: all } of parts) {
    const now = Math.min(all, left);
    left -= now;
    if (now > 0) first.push({ position, amount: now });
    if (all > now) rest.push({ position, amount: all - now });
  }
  return [first, rest];
}
