import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { paths } from '#src/lib/paths.ts';
import { findFunding, findPayoutCode } from '../catalogue/snapshot.ts';
import type { Queries } from '../db/open.ts';
import { deskUser } from '../db/schema/desk.ts';
import { pledge } from '../db/schema/fundings.ts';
import { creatorSale, fundingMilestone } from '../db/schema/ledger.ts';
import { addTotals, recordedTotals } from '../fundings/totals.ts';
import { enqueueCreatorNews } from '../mail/enqueue-staff.ts';
import type { CreatorNews } from '../mail/templates/creator-news.ts';
import type { SaleRow } from './ledger/target.ts';

const CODE = 'code:';

/** The shares of a goal at which its creator gets a mail, in percent. */
const MILESTONES = [50, 100] as const;

/**
 * Writes news to the outbox, in the caller's transaction: one mail for each member of the desk who is that
 * creator, or for each address of a payout code's owners.
 * @param party a creator's id, or `code:` and a payout code
 * @param id one mail for each id and member or address
 */
export async function notifyCreator(
  queries: Queries,
  party: string,
  id: string,
  news: CreatorNews,
  now: Date,
): Promise<void> {
  if (party.startsWith(CODE)) {
    const code = party.slice(CODE.length);
    for (const email of findPayoutCode(code)?.ownerEmails ?? [])
      await enqueueCreatorNews(queries, id, { code, email, news }, now);
    return;
  }
  const members = await queries
    .select({ memberId: deskUser.id })
    .from(deskUser)
    .where(and(eq(deskUser.creatorId, party), isNull(deskUser.removedAt)));
  for (const { memberId } of members) await enqueueCreatorNews(queries, id, { memberId, news }, now);
}

/** Notifies creators of their first sale, and of milestones of their fundings. */
export async function notifyCreators(
  queries: Queries,
  { orderId, sales }: { orderId: string; sales: readonly SaleRow[] },
  now: Date,
): Promise<void> {
  const bought = sales.filter(({ fundingId }) => fundingId === null);
  const creators = [...new Set(bought.map(({ creatorId }) => creatorId))];
  if (creators.length > 0) {
    const earlier = await queries
      .selectDistinct({ creatorId: creatorSale.creatorId })
      .from(creatorSale)
      .where(and(inArray(creatorSale.creatorId, creators), ne(creatorSale.orderId, orderId)));
    const known = new Set(earlier.map(({ creatorId }) => creatorId));
    for (const creatorId of creators.filter((id) => !known.has(id))) {
      const sale = bought.find((one) => one.creatorId === creatorId);
      const news = { is: 'first_sale', name: sale?.name ?? '', soldIn: sale?.region ?? 'GO' } as const;
      await notifyCreator(queries, creatorId, `first-sale:${creatorId}`, news, now);
    }
  }
  if (sales.some(({ fundingId }) => fundingId !== null)) await notifyMilestones(queries, orderId, now);
}

async function notifyMilestones(queries: Queries, orderId: string, now: Date): Promise<void> {
  const pledged = await queries
    .selectDistinct({ fundingId: pledge.fundingId })
    .from(pledge)
    .where(and(eq(pledge.orderId, orderId), eq(pledge.status, 'counted')));
  for (const { fundingId } of pledged) {
    const funding = findFunding(fundingId);
    if (!funding) continue;
    const { raised } = addTotals(funding, (await recordedTotals(queries, fundingId)).get(fundingId));
    const reached = MILESTONES.filter((percent) => raised * 100 >= funding.goal.amount * percent);
    if (reached.length === 0) continue;
    const news = await queries
      .insert(fundingMilestone)
      .values(reached.map((percent) => ({ fundingId, percent, reachedAt: now })))
      .onConflictDoNothing()
      .returning({ percent: fundingMilestone.percent });
    if (news.length === 0) continue;
    const percent = Math.max(...news.map((one) => one.percent));
    const { amount: goal, currency } = funding.goal;
    await notifyCreator(
      queries,
      funding.creator._id,
      `milestone:${fundingId}:${percent}`,
      {
        is: 'milestone',
        funding: funding.title,
        path: paths.funding(fundingId),
        percent,
        raised,
        goal,
        currency,
      },
      now,
    );
  }
}
