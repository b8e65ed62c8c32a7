import { and, eq } from 'drizzle-orm';
import { isSurveyOpen } from '#src/core/fundings/surveys.ts';
import { findFunding } from '../catalogue/snapshot.ts';
import { surveyAnswer } from '../db/schema/funding-surveys.ts';
import { findSurvey } from '../fundings/surveys/read-surveys.ts';
import { toBuyer } from './order-mails.ts';
import { orderOfMail } from './order-of-mail.ts';
import { shopOfMails } from './sender.ts';
import { fundingSurveyMail } from './templates/funding-survey.ts';
import type { Writer } from './writer.ts';

/** Asks a backer about the reward, unless it was answered or refunded since, or the last day has passed. */
export const writeFundingSurvey: Writer<'funding-survey'> = async (
  { orderId, fundingId, isReminder },
  db,
  now,
) => {
  const survey = await findSurvey(db, fundingId);
  const funding = findFunding(fundingId);
  if (!survey || !funding || !isSurveyOpen(survey, now)) return undefined;
  const asked = await db
    .select({ answeredAt: surveyAnswer.answeredAt })
    .from(surveyAnswer)
    .where(and(eq(surveyAnswer.orderId, orderId), eq(surveyAnswer.fundingId, fundingId)));
  if (!asked.some(({ answeredAt }) => answeredAt === null)) return undefined;
  const { email, stoppedBy } = await orderOfMail(db, orderId, shopOfMails().url, now);
  if (!email || stoppedBy !== undefined) return undefined;
  const { title, creator } = funding;
  return toBuyer(db, orderId, now, (order) =>
    fundingSurveyMail(order, { title, creator: creator.name, closesOn: survey.closesOn, isReminder }),
  );
};
