import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import type { FundingOutcome } from '../db/schema/fundings.ts';
import { fundingOutcome, pledge } from '../db/schema/fundings.ts';
import { order } from '../db/schema/orders.ts';
import { outbox, PRIORITY } from '../db/schema/outbox.ts';
import { dispute } from '../db/schema/refunds-and-disputes.ts';

/** The outbox kind that refunds a backer, handled by refundBacker. */
export const REFUND_BACKER = 'refund-backer';

/**
 * How many backers are refunded, and how many are mailed, per minute, so that a large funding does not delay
 * all other outbox rows. Ten thousand take about eight hours.
 */
const BACKERS_PER_MINUTE = 20;

/**
 * Locks fundings until the transaction ends: `shared` to record a payment, `alone` to decide the outcome. So
 * each payment is either counted in the decision, or sees its result.
 */
export async function lockFundings(
  queries: Queries,
  fundingIds: readonly string[],
  how: 'shared' | 'alone',
): Promise<void> {
  const lock = sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  for (const id of [...new Set(fundingIds)].sort())
    await queries.execute(sql`select ${lock}(hashtextextended(${`funding:${id}`}, 0))`);
}

/** The recorded outcomes by funding id; of all fundings when no ids are given. */
export async function outcomesOf(
  queries: Queries,
  fundingIds?: readonly string[],
): Promise<Map<string, FundingOutcome>> {
  const rows = await queries
    .select({ id: fundingOutcome.fundingId, outcome: fundingOutcome.outcome })
    .from(fundingOutcome)
    .where(fundingIds && inArray(fundingOutcome.fundingId, [...fundingIds]));
  return new Map(rows.map(({ id, outcome }) => [id, outcome]));
}

/** All backers, or a single order. `again` makes a new outbox key for an order that was already processed. */
type Whom = { orderId?: string; again?: string };

/**
 * Queues the effects of a funding's outcome, in the transaction of the decision: a mail for each backer and,
 * if it has failed, a refund. Two statements for any number of backers. Rows that already exist stay
 * unchanged.
 */
export async function followOutcome(
  queries: Queries,
  fundingId: string,
  outcome: FundingOutcome,
  now: Date,
  whom: Whom = {},
): Promise<void> {
  if (outcome === 'successful') await endWaiting(queries, fundingId, now, whom.orderId);
  if (outcome === 'failed') await enqueueRefunds(queries, fundingId, now, whom);
  await enqueueResults(queries, fundingId, outcome, now, whom);
}

/** The rewards of a successful funding can be packed. The words are those of functions/orders/parcels. */
async function endWaiting(
  queries: Queries,
  fundingId: string,
  now: Date,
  orderId: string | undefined,
): Promise<void> {
  const isOfFunding = sql`exists (select 1 from ${pledge} where ${pledge.orderId} = ${order.id} and ${pledge.fundingId} = ${fundingId})`;
  await queries
    .update(order)
    .set({ pledgeWonAt: now, waitsFor: null, version: sql`${order.version} + 1` })
    .where(
      and(
        eq(order.intent, 'Funding'),
        isNull(order.pledgeWonAt),
        orderId ? eq(order.id, orderId) : undefined,
        isOfFunding,
      ),
    );
}

/** A disputed payment is not refunded as well: the bank has the money, or decides on it. */
const IS_PAID = sql`coalesce(${order.dispute}, 'won') = 'won' and ${order.refunded} < ${order.total}`;

async function enqueueRefunds(
  queries: Queries,
  fundingId: string,
  now: Date,
  { orderId, again }: Whom,
): Promise<void> {
  const suffix = again === undefined ? '' : `:${again}`;
  await queries.execute(sql`
    insert into ${outbox} (key, kind, priority, payload, due_at, created_at)
    select ${`funding-failed:${fundingId}:`}::text || id || ${suffix}::text, ${REFUND_BACKER}::text, ${PRIORITY.first}::smallint,
      jsonb_build_object('orderId', id, 'fundingId', ${fundingId}::text), ${spreadOverMinutes(now)}, ${moment(now)}
    from (
      select ${order.id} as id from ${order}
      where ${IS_PAID} and ${which(orderId)}
        and exists (select 1 from ${pledge} where ${pledge.orderId} = ${order.id} and ${pledge.fundingId} = ${fundingId})
    ) as backer
    on conflict do nothing`);
}

/**
 * Skips pledges that are fully refunded and, for a successful funding, those of orders on hold. After a won
 * dispute (`again`) only those are mailed whose dispute was there when the outcome was decided: the others
 * had their mail then.
 */
async function enqueueResults(
  queries: Queries,
  fundingId: string,
  outcome: FundingOutcome,
  now: Date,
  { orderId, again }: Whom,
): Promise<void> {
  const wasSkipped =
    again === undefined
      ? sql`true`
      : sql`exists (select 1 from ${dispute} join ${fundingOutcome} on ${fundingOutcome.fundingId} = ${fundingId}
          where ${dispute.orderId} = ${order.id} and ${dispute.createdAt} <= ${fundingOutcome.decidedAt})`;
  const told = outcome === 'failed' ? 'failed' : 'succeeded';
  const counts = outcome === 'failed' ? sql`true` : sql`${pledge.status} = 'counted'`;
  await queries.execute(sql`
    insert into ${outbox} (key, kind, priority, payload, due_at, created_at)
    select 'funding-result:' || id || ${`:${fundingId}`}::text, 'funding-result', ${PRIORITY.first}::smallint,
      jsonb_build_object('orderId', id, 'fundingId', ${fundingId}::text, 'outcome', ${told}::text, 'back', back),
      ${spreadOverMinutes(now)}, ${moment(now)}
    from (
      select ${order.id} as id,
        case when ${order.intent} = 'Funding' then ${order.total} - ${order.refunded} end as back
      from ${order}
      where ${IS_PAID} and ${which(orderId)} and ${wasSkipped} and ${order.shippingEmail} is not null
        and exists (select 1 from ${pledge} where ${pledge.orderId} = ${order.id} and ${pledge.fundingId} = ${fundingId}
          and ${pledge.goalAmount} > ${pledge.refundedGoalAmount} and ${counts})
    ) as backer
    on conflict do nothing`);
}

function which(orderId: string | undefined): SQL {
  return orderId === undefined ? sql`true` : sql`${order.id} = ${orderId}`;
}

/** The moments of mails of a statement that selects `id`: BACKERS_PER_MINUTE in each minute from now. */
export function spreadOverMinutes(now: Date): SQL {
  return sql`${moment(now)} + interval '1 minute' * ((row_number() over (order by id) - 1) / ${sql.raw(String(BACKERS_PER_MINUTE))})`;
}

function moment(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`;
}
