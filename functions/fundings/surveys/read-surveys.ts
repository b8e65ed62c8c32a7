import { count, eq, sql } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { fundingSurvey, surveyAnswer } from '#functions/db/schema/funding-surveys.ts';

export type FundingSurvey = typeof fundingSurvey.$inferSelect;

/** The survey of a funding; undefined when there is none. */
export async function findSurvey(queries: Queries, fundingId: string): Promise<FundingSurvey | undefined> {
  const [row] = await queries.select().from(fundingSurvey).where(eq(fundingSurvey.fundingId, fundingId));
  return row;
}

/**
 * How many rewards were asked about and answered, and how often each choice was taken, in two queries. Texts
 * are not counted: each backer writes another.
 */
export async function surveyTotals(
  queries: Queries,
  { fundingId, questions }: Pick<FundingSurvey, 'fundingId' | 'questions'>,
) {
  const choices = questions.filter(({ options }) => options.length > 0).map(({ label }) => label);
  const [all] = await queries
    .select({ asked: count(), answered: count(surveyAnswer.answeredAt) })
    .from(surveyAnswer)
    .where(eq(surveyAnswer.fundingId, fundingId));
  const { rows } = await queries.execute<{ label: string; answer: string; pieces: string }>(sql`
    select question ->> 'label' as label, answer, count(*)::text as pieces
    from ${surveyAnswer}, jsonb_array_elements(${surveyAnswer.answers}) as question,
      jsonb_array_elements_text(question -> 'answers') as answer
    where ${surveyAnswer.fundingId} = ${fundingId}
      and question ->> 'label' = any(${sql.param(choices)}::text[])
    group by 1, 2 order by 1, 2`);
  const taken = rows.map(({ label, answer, pieces }) => ({ label, answer, pieces: Number(pieces) }));
  return { asked: all?.asked ?? 0, answered: all?.answered ?? 0, taken };
}
