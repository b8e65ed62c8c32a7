import { and, eq, sql } from 'drizzle-orm';
import type { SurveyRequest } from '#src/contracts/surveys.ts';
import { isSurveyOpen, questionsFor, sortAnswers } from '#src/core/fundings/surveys.ts';
import { type Database, inTransaction } from '../db/open.ts';
import { fundingSurvey, surveyAnswer } from '../db/schema/funding-surveys.ts';
import { order, orderLine } from '../db/schema/orders.ts';
import { changeAddressIn } from './change-address.ts';
import { readParcels } from './parcels/read-parcels.ts';

type Given = Pick<SurveyRequest, 'position' | 'answers' | 'address'>;
/**
 * Why answers are not taken. `none`: nothing was asked about this line. `over`: the last day has passed.
 * `packed`: a parcel is packed or sent. `wrong`: the index of the answer that is missing or not one of the
 * choices.
 */
export type AnswerRefusal = 'none' | 'over' | 'packed' | { wrong: number };

/**
 * Keeps the answers about one reward of an order, instead of earlier ones, and a new address for the whole
 * order. Both or nothing.
 * @throws OrderCommandError when the address cannot be used. Its `field` names the part at fault
 */
export async function answerSurvey(
  db: Database,
  orderId: string,
  { position, answers, address }: Given,
  now: Date,
): Promise<AnswerRefusal | undefined> {
  return inTransaction(db, async (queries) => {
    const [known] = await queries.select().from(order).where(eq(order.id, orderId)).for('update');
    const isThis = and(eq(surveyAnswer.orderId, orderId), eq(surveyAnswer.position, position));
    const [asked] = await queries
      .select({ survey: fundingSurvey, line: orderLine })
      .from(surveyAnswer)
      .innerJoin(fundingSurvey, eq(fundingSurvey.fundingId, surveyAnswer.fundingId))
      .innerJoin(
        orderLine,
        and(eq(orderLine.orderId, surveyAnswer.orderId), eq(orderLine.position, surveyAnswer.position)),
      )
      .where(isThis);
    if (!known || !asked) return 'none';
    const { survey, line } = asked;
    if (!isSurveyOpen(survey, now)) return 'over';
    const { shipments } = await readParcels(queries, known);
    if (known.fulfilledAt || shipments.length > 0) return 'packed';
    const sorted = sortAnswers(questionsFor(survey.questions, line.formatId), line.quantity, answers);
    if ('wrong' in sorted) return sorted;
    if (address && survey.asksAddress)
      await changeAddressIn(
        queries,
        orderId,
        { ...address, phone: known.shippingPhone ?? undefined },
        { by: null, now },
      );
    await queries.update(surveyAnswer).set({ answers: sorted, answeredAt: now }).where(isThis);
    // Warns a packer whose printed slip is now outdated.
    await queries
      .update(order)
      .set({ version: sql`${order.version} + 1` })
      .where(eq(order.id, orderId));
    return undefined;
  });
}
