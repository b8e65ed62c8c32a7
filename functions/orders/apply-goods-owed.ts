import { eq } from 'drizzle-orm';
import { proportionOf } from '#src/core/money.ts';
import type { GoodsOwed } from '#src/core/orders/goods-owed.ts';
import { paidParts } from '#src/core/orders/paid-parts.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { returnFromOrder } from '../checkout/attempts/reservations.ts';
import type { Queries } from '../db/open.ts';
import { checkoutAttempt } from '../db/schema/attempts.ts';
import type { order, orderLine } from '../db/schema/orders.ts';
import { restoreDownloads, revokeDownloads } from '../downloads/grants.ts';
import { refundPledges } from '../fundings/record-pledges.ts';
import { REWARD_PREFIX } from '../fundings/reward-limits.ts';
import { type SettledCard, settleCards } from '../gift-cards/settle-cards.ts';
import { wakeGoodsMails } from '../mail/enqueue.ts';
import { reverseCommissions } from '../payouts/reverse-commissions.ts';
import { settleParcels } from './parcels/settle-parcels.ts';
import { cancelProduction, restoreProduction } from './production-jobs.ts';
import { readGoodsOwed } from './read-goods-owed.ts';

type OrderRow = typeof order.$inferSelect;
type LineRow = typeof orderLine.$inferSelect;

/**
 * Applies the current state of an order's money (goods-owed.ts) to commissions, pledges, reward places,
 * files, production jobs, bought gift cards and waiting mails. Runs in the transaction of every event that
 * changes the order's money, with the order's row locked. Idempotent, except that a released reward place
 * stays released: another backer may have taken it.
 * @returns what changed on gift cards, and whether files were opened again
 */
export async function applyGoodsOwed(
  queries: Queries,
  known: OrderRow,
  now: Date,
): Promise<{ cards: SettledCard[]; areFilesRestored: boolean }> {
  const { id } = known;
  const { owed, lines } = await readGoodsOwed(queries, known, now);
  await reverseCommissions(queries, id, { lines: goodsBack(known, lines, owed) }, now);
  const [attempt] = await queries.select().from(checkoutAttempt).where(eq(checkoutAttempt.id, id));
  if (attempt)
    await refundPledges(
      queries,
      id,
      attempt.pledges,
      owed.lines.map(({ back }) => back),
    );
  if (attempt && !owed.keepsPlaces) await returnFromOrder(queries, id, attempt.limits, REWARD_PREFIX);
  const positions = (isWanted: (line: GoodsOwed['lines'][number]) => boolean) =>
    lines.flatMap(({ position }, at) => (owed.lines[at] && isWanted(owed.lines[at]) ? [position] : []));
  const [open, closed] = [positions(({ isOpen }) => isOpen), positions(({ isOpen }) => !isOpen)];
  if (closed.length > 0) {
    await revokeDownloads(queries, id, now, closed);
    await cancelProduction(queries, id, now, closed);
  }
  const areFilesRestored = open.length > 0 && (await restoreDownloads(queries, id, open));
  if (open.length > 0) await restoreProduction(queries, id, now, open);
  await settleParcels(queries, id, now);
  const cards = await settleCards(queries, id, cardsOwed(lines, owed), now);
  const given = lines.flatMap(({ gift, position }) => (gift ? [position] : []));
  if (owed.mail === 'now') await wakeGoodsMails(queries, id, given, now);
  return { cards, areFilesRestored };
}

function cardsOwed(lines: readonly LineRow[], owed: GoodsOwed) {
  return lines.flatMap(({ position, taxKind }, at) => {
    const line = owed.lines[at];
    return line && taxKind === 'voucher'
      ? [{ position, block: line.cardBlock, reduction: line.cardReduction }]
      : [];
  });
}

/**
 * The refunded net amount of each line, by position, in minor units. Commissions are on net prices, so the
 * same share of the net price is taken off.
 */
function goodsBack(known: OrderRow, lines: readonly LineRow[], owed: GoodsOwed): Map<number, number> {
  const { pricesIncludeTax } = regionOf(known.region);
  const paid = paidParts(known, lines).lines;
  return new Map(
    lines.map(({ position, taxAmount }, at) => {
      const amount = paid[at] ?? 0;
      const net = amount - (pricesIncludeTax ? (taxAmount ?? 0) : 0);
      return [position, amount === 0 ? 0 : proportionOf(net, owed.lines[at]?.back ?? 0, amount)];
    }),
  );
}
