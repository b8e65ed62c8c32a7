import { and, asc, eq, sql } from 'drizzle-orm';
import { csv } from '#src/core/csv.ts';
import { dayOf } from '#src/core/dates.ts';
import { wordsOnLine } from '#src/core/fundings/surveys.ts';
import type { Funding } from '#src/core/fundings/types.ts';
import { columns } from '#src/words/en/desk/fundings.ts';
import type { Queries } from '../db/open.ts';
import { surveyAnswer } from '../db/schema/funding-surveys.ts';
import { pledge } from '../db/schema/fundings.ts';
import { order, orderLine } from '../db/schema/orders.ts';

/** How many pledges are read at once. */
const PAGE = 500;

/**
 * The pledges of a funding that count, as a table for sending rewards: one row for each, oldest first, with
 * where it goes and the buyer's words for it.
 */
export async function backersCsv(queries: Queries, { _id, rewards }: Funding): Promise<string> {
  const titles = new Map(rewards.map(({ _id: id, title }) => [id, title]));
  const rows: Record<keyof typeof columns, string | number | { phone: string } | null>[] = [];
  for (let last: { at: string; id: string; position: number } | undefined; ; ) {
    const some = await queries
      .select({
        pledge,
        order,
        line: orderLine,
        answers: surveyAnswer.answers,
        at: sql<string>`${pledge.createdAt}::text`,
      })
      .from(pledge)
      .innerJoin(order, eq(order.id, pledge.orderId))
      .leftJoin(
        orderLine,
        and(eq(orderLine.orderId, pledge.orderId), eq(orderLine.position, pledge.position)),
      )
      .leftJoin(
        surveyAnswer,
        and(eq(surveyAnswer.orderId, pledge.orderId), eq(surveyAnswer.position, pledge.position)),
      )
      .where(
        and(
          eq(pledge.fundingId, _id),
          eq(pledge.status, 'counted'),
          sql`${pledge.goalAmount} > ${pledge.refundedGoalAmount}`,
          last &&
            sql`(${pledge.createdAt}, ${pledge.orderId}, ${pledge.position}) > (${last.at}::timestamptz, ${last.id}, ${last.position})`,
        ),
      )
      .orderBy(asc(pledge.createdAt), asc(pledge.orderId), asc(pledge.position))
      .limit(PAGE);
    for (const { pledge: one, order: bought, line, answers } of some) {
      const to = bought.shippingAddress;
      rows.push({
        order: bought.id,
        day: dayOf(bought.createdAt),
        state: bought.status,
        reward: one.rewardId ? (titles.get(one.rewardId) ?? one.rewardId) : '',
        pieces: line?.quantity ?? 1,
        words: line?.customization ?? '',
        answers: wordsOnLine(null, answers)?.replaceAll('\n', '; ') ?? '',
        name: bought.shippingName,
        line1: to?.line1 ?? '',
        line2: to?.line2 ?? '',
        city: to?.city ?? '',
        county: to?.state ?? '',
        postcode: to?.postal_code ?? '',
        country: to?.country ?? '',
        email: bought.shippingEmail,
        phone: bought.shippingPhone && { phone: bought.shippingPhone },
      });
    }
    const end = some.at(-1);
    if (!end || some.length < PAGE) break;
    last = { at: end.at, id: end.pledge.orderId, position: end.pledge.position };
  }
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  return csv(
    Object.values(columns),
    rows.map((row) => Object.fromEntries(keys.map((key) => [columns[key], row[key]]))),
  );
}
