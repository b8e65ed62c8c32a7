import { eq } from 'drizzle-orm';
import { proportionOf, sum } from '../../src/core/money.ts';
import { refundedByLine } from '../../src/core/orders/refunds.ts';
import { isGiftCard } from '../../src/core/products/tax-kind.ts';
import { regionOf } from '../../src/core/regions/regions.ts';
import { returnFromOrder } from '../allotments/allotments.ts';
import type { Queries } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import { dispute, type order, orderLine, refund } from '../db/schema/orders.ts';
import { restoreDownloads, revokeDownloads } from '../downloads/grants.ts';
import { refundPledges } from '../fundings/record-pledges.ts';
import { REWARD_PREFIX } from '../fundings/reward-limits.ts';
import { blockCards, unblockCards } from '../gift-cards/block.ts';
import { reverseCommissions } from '../payouts/reverse-commissions.ts';
import { cancelProduction, restoreProduction } from '../production/jobs.ts';
import { paidParts } from './paid-parts.ts';
import { pendingRefundLines } from './refund-requests.ts';

type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;
/** Whether all that was paid for a line has gone back. */
type IsGone = (at: number) => boolean;

/**
 * Brings what hangs on an order's money to what the store has of it: commission, pledges, places, files, jobs and the gift cards that
 * were bought. It is worked out anew
 * from all refunds that stand and all disputes that were lost, so that it is the same in whatever order they are told of, and is right again
 * after a refund that did not arrive. Only a place stays free: somebody else may have taken it.
 */
export async function settleKept(queries: Queries, known: OrderRow, now: Date): Promise<void> {
  const { id } = known;
  const { lines, gone, parts, back, isAllGone, isGone } = await whatIsGone(queries, known);
  await reverseCommissions(queries, id, { lines: goodsBack(known, lines, parts.lines, back) }, now);
  const [attempt] = await queries.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, id));
  if (attempt) await refundPledges(queries, id, attempt.pledges, back);
  if (attempt && isAllGone) await returnFromOrder(queries, id, attempt.limits, REWARD_PREFIX);
  await settleGoods(queries, known, { lines, isGone }, now);
  const named = new Set([...gone, { lines: await pendingRefundLines(queries, id) }].flatMap(namedLines));
  await settleGiftCards(queries, known, { lines, isGone, named }, now);
}

const namedLines = ({ lines }: { lines: readonly { position: number }[] }) =>
  lines.map(({ position }) => position);

/** A bought gift card whose price went back, or is being taken back, is good no more: even a part of it, where it was for that line. */
async function settleGiftCards(
  queries: Queries,
  { id, dispute: state }: OrderRow,
  { lines, isGone, named }: { lines: readonly LineRow[]; isGone: IsGone; named: ReadonlySet<number> },
  now: Date,
): Promise<void> {
  const isDisputed = state === 'open' || state === 'lost';
  const cards = lines.flatMap((line, at) =>
    isGiftCard({ taxKind: line.taxKind ?? undefined }) ? [{ position: line.position, at }] : [],
  );
  const isBlocked = ({ position, at }: (typeof cards)[number]) =>
    isDisputed || isGone(at) || named.has(position);
  const positions = (which: typeof cards) => which.map(({ position }) => position);
  if (cards.length === 0) return;
  await blockCards(queries, id, positions(cards.filter(isBlocked)), 'money_back', now);
  await unblockCards(queries, id, positions(cards.filter((card) => !isBlocked(card))));
}

/** The products of an order of which its buyer has all the money back, or whose payment a bank is taking back. */
export async function goneProducts(queries: Queries, known: OrderRow): Promise<Set<string>> {
  const { lines, isGone } = await whatIsGone(queries, known);
  const isDisputed = known.dispute === 'open' || known.dispute === 'lost';
  const kept = new Set(lines.flatMap(({ productId }, at) => (isDisputed || isGone(at) ? [] : [productId])));
  return new Set(lines.map(({ productId }) => productId).filter((id) => !kept.has(id)));
}

/** An order's lines, what of each was given back, and which of them it was all of. */
async function whatIsGone(queries: Queries, known: OrderRow) {
  const lines = await queries
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, known.id))
    .orderBy(orderLine.position);
  const gone = await goneMoney(queries, known.id);
  const isAllGone = known.total > 0 && sum(gone.map(({ amount }) => amount)) >= known.total;
  const parts = paidParts(known, lines);
  const back = refundedByLine(parts, gone);
  const isGone = (at: number) => isAllGone || ((parts.lines[at] ?? 0) > 0 && back[at] === parts.lines[at]);
  return { lines, gone, parts, back, isAllGone, isGone };
}

/** Money that has left the store: refunds that were not turned down, and what banks have taken back for good. */
async function goneMoney(queries: Queries, orderId: string) {
  const refunds = await queries
    .select()
    .from(refund)
    .where(eq(refund.orderId, orderId))
    .orderBy(refund.createdAt);
  const disputes = await queries.select().from(dispute).where(eq(dispute.orderId, orderId));
  return [
    ...refunds.filter(({ state }) => state !== 'failed'),
    ...disputes.filter(({ state }) => state === 'lost').map(({ amount }) => ({ amount, lines: [] })),
  ];
}

/** A commission is on goods without the tax that is inside their price: of that, the same share went back. */
function goodsBack(
  { region }: OrderRow,
  lines: readonly LineRow[],
  paid: readonly number[],
  back: readonly number[],
): Map<number, number> {
  const { pricesIncludeTax } = regionOf(region);
  return new Map(
    lines.map(({ position, taxAmount }, at) => {
      const amount = paid[at] ?? 0;
      const net = amount - (pricesIncludeTax ? (taxAmount ?? 0) : 0);
      return [position, amount === 0 ? 0 : proportionOf(net, back[at] ?? 0, amount)];
    }),
  );
}

/** Money that a bank is taking back pays for nothing; after a warning of fraud it is a person who lets files go. */
async function settleGoods(
  queries: Queries,
  { id, dispute: state, fraudWarningAt, releasedAt }: OrderRow,
  { lines, isGone }: { lines: readonly LineRow[]; isGone: IsGone },
  now: Date,
): Promise<void> {
  const isDisputed = state === 'open' || state === 'lost';
  const positions = (isWanted: (at: number) => boolean) =>
    lines.flatMap(({ position }, at) => (isWanted(at) ? [position] : []));
  const gone = positions((at) => isDisputed || isGone(at));
  const kept = positions((at) => !isDisputed && !isGone(at));
  if (gone.length > 0) {
    await revokeDownloads(queries, id, now, gone);
    await cancelProduction(queries, id, now, gone);
  }
  if (kept.length === 0) return;
  await restoreProduction(queries, id, now, kept);
  if (!fraudWarningAt || releasedAt) await restoreDownloads(queries, id, kept);
}
