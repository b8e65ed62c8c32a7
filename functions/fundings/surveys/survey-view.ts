import { eq } from 'drizzle-orm';
import { findFunding } from '#functions/catalogue/snapshot.ts';
import type { Database } from '#functions/db/open.ts';
import type { Order } from '#functions/db/order-types.ts';
import { fundingSurvey, surveyAnswer } from '#functions/db/schema/funding-surveys.ts';
import { shipment } from '#functions/db/schema/shipments.ts';
import { asksAddressOf, isSurveyOpen, questionsFor } from '#src/core/fundings/surveys.ts';
import type { RewardQuestions } from '#src/features/orders/RewardSurvey.tsx';

/** What the backer of an order is asked about its rewards, in two queries. */
export async function surveysOf(
  db: Database,
  { id, lines, fulfilledAt, status }: Pick<Order, 'id' | 'lines' | 'fulfilledAt' | 'status'>,
  now: Date,
): Promise<RewardQuestions[]> {
  if (status === 'refunded') return [];
  const asked = await db
    .select({ survey: fundingSurvey, position: surveyAnswer.position, answers: surveyAnswer.answers })
    .from(surveyAnswer)
    .innerJoin(fundingSurvey, eq(fundingSurvey.fundingId, surveyAnswer.fundingId))
    .where(eq(surveyAnswer.orderId, id))
    .orderBy(surveyAnswer.position);
  if (asked.length === 0) return [];
  const packed = await db
    .select({ id: shipment.orderId })
    .from(shipment)
    .where(eq(shipment.orderId, id))
    .limit(1);
  const isPacked = fulfilledAt !== null || packed.length > 0;
  return asked.flatMap(({ survey, position, answers }) => {
    const line = lines[position];
    if (!line) return [];
    const reward = findFunding(survey.fundingId)?.rewards.find(({ _id }) => _id === line.formatId);
    const questions = questionsFor(survey.questions, line.formatId);
    const pieces = Array.from({ length: line.quantity }, (_, piece) => piece);
    return {
      position,
      reward: line.formatName || line.name,
      questions: questions.map(({ label, options }) => ({ label, options })),
      pieces: line.quantity,
      asksAddress: asksAddressOf(survey, reward),
      closesOn: survey.closesOn,
      state: isPacked ? 'packed' : isSurveyOpen(survey, now) ? 'open' : 'over',
      answers:
        answers &&
        pieces.flatMap((piece) =>
          questions.map(({ label }) => answers.find((one) => one.label === label)?.answers[piece] ?? ''),
        ),
    };
  });
}
