import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import { findFunding } from '#functions/catalogue/snapshot.ts';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { fundingSurvey, surveyAnswer } from '#functions/db/schema/funding-surveys.ts';
import { pledge } from '#functions/db/schema/fundings.ts';
import { order } from '#functions/db/schema/orders.ts';
import { outbox, PRIORITY } from '#functions/db/schema/outbox.ts';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { askedRewards } from '#src/core/fundings/surveys.ts';
import { spreadOverMinutes } from '../outcomes.ts';
import type { FundingSurvey } from './read-surveys.ts';

/** Days before the deadline on which a backer who has not answered is reminded. */
const REMIND_DAYS = 3;

/**
 * The orders whose reward is still to be sent. A reward that waits for a review is asked about once it is
 * released: the job looks again.
 */
const IS_TO_SEND = sql`${order.intent} = 'Funding' and ${order.pledgeWonAt} is not null and ${order.fulfilledAt} is null
  and coalesce(${order.dispute}, 'won') = 'won' and ${order.refunded} < ${order.total} and ${order.shippingEmail} is not null`;

/**
 * Notes which rewards are asked about, and queues one mail for each order. One statement for any number of
 * backers; repeated, it adds only those who are new.
 * @returns how many mails were queued
 */
export async function askBackers(queries: Queries, survey: FundingSurvey, now: Date): Promise<number> {
  const funding = findFunding(survey.fundingId);
  if (!funding) return 0;
  const { fundingId } = survey;
  const rewards = sql.param(askedRewards(survey, funding));
  const { rowCount } = await queries.execute(sql`
    with asked as (
      insert into ${surveyAnswer} (order_id, position, funding_id, asked_at)
      select ${pledge.orderId}, ${pledge.position}, ${pledge.fundingId}, ${momentOf(now)}
      from ${pledge} join ${order} on ${order.id} = ${pledge.orderId}
      where ${pledge.fundingId} = ${fundingId} and ${pledge.status} = 'counted' and ${IS_TO_SEND}
        and ${pledge.rewardId} = any(${rewards}::text[])
      on conflict do nothing returning order_id
    )
    ${queueMails('asked', fundingId, now)}`);
  return rowCount ?? 0;
}

/**
 * Asks backers who became eligible since, and reminds once those who have not answered, some days before the
 * last. Safe to repeat and to interrupt.
 * @returns how many mails were queued
 */
export async function followSurveys(db: Database, now: Date): Promise<number> {
  const open = await db
    .select()
    .from(fundingSurvey)
    .where(and(isNotNull(fundingSurvey.openedAt), sql`${fundingSurvey.closesOn} >= ${dayOf(now)}`));
  let mails = 0;
  for (const survey of open)
    mails += await inTransaction(db, async (queries) => {
      const asked = await askBackers(queries, survey, now);
      return asked + (await remind(queries, survey, now));
    });
  return mails;
}

async function remind(queries: Queries, { fundingId, closesOn }: FundingSurvey, now: Date): Promise<number> {
  if (dayOf(daysLater(now, REMIND_DAYS)) < closesOn) return 0;
  // Who was asked in the last days needs no second mail.
  const before = daysLater(now, -REMIND_DAYS).toISOString();
  const { rowCount } = await queries.execute(sql`
    with asked as (
      update ${surveyAnswer} set reminded_at = ${momentOf(now)}
      from ${order}
      where ${order.id} = ${surveyAnswer.orderId} and ${surveyAnswer.fundingId} = ${fundingId}
        and ${surveyAnswer.answeredAt} is null and ${surveyAnswer.remindedAt} is null
        and ${surveyAnswer.askedAt} <= ${before}::timestamptz and ${IS_TO_SEND}
      returning order_id
    )
    ${queueMails('reminder', fundingId, now)}`);
  return rowCount ?? 0;
}

function queueMails(step: 'asked' | 'reminder', fundingId: string, now: Date): SQL {
  return sql`
    insert into ${outbox} (key, kind, priority, payload, due_at, created_at)
    select ${`funding-survey:${step}:${fundingId}:`}::text || id, 'funding-survey', ${PRIORITY.later}::smallint,
      jsonb_build_object('orderId', id, 'fundingId', ${fundingId}::text, 'isReminder', ${step === 'reminder'}::boolean),
      ${spreadOverMinutes(now)}, ${momentOf(now)}
    from (select distinct order_id as id from asked) as backer
    on conflict do nothing`;
}

function momentOf(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`;
}
