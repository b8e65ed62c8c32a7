import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import type { FundingOutcome } from '../db/schema/fundings.ts';
import { fundingOutcome, pledge } from '../db/schema/fundings.ts';
import { order } from '../db/schema/orders.ts';
import { outbox, PRIORITY } from '../db/schema/outbox.ts';

/** The kind of row in the outbox by which a backer gets the money back; carried out by refundBacker. */
export const REFUND_BACKER = 'refund-backer';

/**
 * How many backers are paid back, and how many are written to, in a minute. Whatever else waits in the outbox would stand behind
 * all of a large funding's otherwise; so ten thousand take about eight hours.
 */
const BACKERS_PER_MINUTE = 20;

/**
 * Held until the transaction ends: whoever records a payment for a funding shares it, whoever decides how the funding has ended
 * has it alone. So each payment is there when the decision is made, or finds the decision.
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

/** How those of the fundings have ended that have, by id; of all where none are named. */
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

/** Whom something follows for: all backers, or one order alone. `again` names one more time for an order that had its turn. */
type Whom = { orderId?: string; again?: string };

/**
 * Writes down what follows from how a funding has ended, in the transaction of the decision: for each order that gave to it a mail and,
 * where it has failed, the refund of what it gave. Two statements however many backers there are; what was written down before changes
 * nothing.
 */
export async function followOutcome(
  queries: Queries,
  fundingId: string,
  outcome: FundingOutcome,
  now: Date,
  whom: Whom = {},
): Promise<void> {
  if (outcome === 'failed') await enqueueRefunds(queries, fundingId, now, whom);
  await enqueueResults(queries, fundingId, outcome, now, whom);
}

/** What a disputed order gave was taken back by its payer's bank: it is not given back twice. */
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
      jsonb_build_object('orderId', id, 'fundingId', ${fundingId}::text), ${dueAt(now)}, ${moment(now)}
    from (
      select ${order.id} as id from ${order}
      where ${IS_PAID} and ${which(orderId)}
        and exists (select 1 from ${pledge} where ${pledge.orderId} = ${order.id} and ${pledge.fundingId} = ${fundingId})
    ) as backer
    on conflict do nothing`);
}

/** Whoever has had everything back before is no backer any more, and what a person still has to look at has not been given. */
async function enqueueResults(
  queries: Queries,
  fundingId: string,
  outcome: FundingOutcome,
  now: Date,
  { orderId }: Whom,
): Promise<void> {
  const told = outcome === 'failed' ? 'failed' : 'succeeded';
  const counts = outcome === 'failed' ? sql`true` : sql`${pledge.status} = 'counted'`;
  await queries.execute(sql`
    insert into ${outbox} (key, kind, priority, payload, due_at, created_at)
    select 'funding-result:' || id || ${`:${fundingId}`}::text, 'funding-result', ${PRIORITY.first}::smallint,
      jsonb_build_object('orderId', id, 'fundingId', ${fundingId}::text, 'outcome', ${told}::text, 'back', back),
      ${dueAt(now)}, ${moment(now)}
    from (
      select ${order.id} as id,
        case when ${order.intent} = 'Funding' then ${order.total} - ${order.refunded} end as back
      from ${order}
      where ${IS_PAID} and ${which(orderId)} and ${order.shippingEmail} is not null
        and exists (select 1 from ${pledge} where ${pledge.orderId} = ${order.id} and ${pledge.fundingId} = ${fundingId}
          and ${pledge.goalAmount} > ${pledge.refundedGoalAmount} and ${counts})
    ) as backer
    on conflict do nothing`);
}

function which(orderId: string | undefined): SQL {
  return orderId === undefined ? sql`true` : sql`${order.id} = ${orderId}`;
}

function dueAt(now: Date): SQL {
  return sql`${moment(now)} + interval '1 minute' * ((row_number() over (order by id) - 1) / ${sql.raw(String(BACKERS_PER_MINUTE))})`;
}

function moment(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`;
}
