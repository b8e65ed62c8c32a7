import { sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { fundingRefusal } from '#functions/db/schema/funding-updates.ts';
import { pledge } from '#functions/db/schema/fundings.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox, PRIORITY } from '#functions/db/schema/outbox.ts';
import { spreadOverMinutes } from '../outcomes.ts';
import type { FundingUpdate } from './read-updates.ts';

/** The start of the keys of an update's mails; the order's number follows. */
export const mailKeys = (id: string) => `funding-update:${id}:`;

/**
 * Queues a mail to each backer whose pledge counts and who has not declined, one for each address however
 * often it has pledged. One statement for any number of backers; repeated, it adds nothing.
 * @returns how many were queued
 */
export async function enqueueUpdateMails(
  queries: Queries,
  { id, fundingId }: Pick<FundingUpdate, 'id' | 'fundingId'>,
  now: Date,
): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rowCount } = await queries.execute(sql`
    with backing as (
      select distinct ${order.id} as id, lower(${order.shippingEmail}) as email, ${order.createdAt} as created_at
      from ${pledge} join ${order} on ${order.id} = ${pledge.orderId}
      where ${pledge.fundingId} = ${fundingId} and ${pledge.status} = 'counted'
        and ${pledge.goalAmount} > ${pledge.refundedGoalAmount} and ${order.shippingEmail} is not null
    ), declined as (
      select distinct email from backing join ${fundingRefusal} on ${fundingRefusal.orderId} = backing.id
    ), backer as (
      select distinct on (email) id from backing
      where email not in (select email from declined) order by email, created_at desc, id
    )
    insert into ${outbox} (key, kind, priority, payload, due_at, created_at)
    select ${mailKeys(id)}::text || id, 'funding-update', ${PRIORITY.later}::smallint,
      jsonb_build_object('orderId', id, 'updateId', ${id}::text), ${spreadOverMinutes(now)}, ${moment}
    from backer on conflict do nothing`);
  return rowCount ?? 0;
}
