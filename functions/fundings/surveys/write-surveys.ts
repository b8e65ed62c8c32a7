import { and, eq, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { fundingSurvey } from '#functions/db/schema/funding-surveys.ts';
import { dayOf } from '#src/core/dates.ts';
import type { SurveyQuestion } from '#src/core/fundings/surveys.ts';
import type { Funding } from '#src/core/fundings/types.ts';
import * as words from '#src/words/en/desk/surveys.ts';
import { FundingDeskError } from '../funding-desk-error.ts';
import { outcomesOf } from '../outcomes.ts';
import { askBackers } from './ask-backers.ts';
import { findSurvey } from './read-surveys.ts';

/** What a survey asks. `closesOn`: the last day for answers, as 2026-12-20. */
type SurveyText = { questions: SurveyQuestion[]; asksAddress: boolean; closesOn: string };
type Asked = SurveyText & { version: number | null; writtenBy: string };

/**
 * Saves the draft of a funding's survey. Once backers were asked, only the last day can change.
 * @param version the version that the writer saw; null for a new survey
 * @throws FundingDeskError when it was changed since, or does not fit the funding. Its `field` names the part
 * at fault
 */
export async function saveSurvey(
  db: Database,
  funding: Funding,
  { version, writtenBy, ...text }: Asked,
  now: Date,
): Promise<void> {
  const { _id: fundingId } = funding;
  await inTransaction(db, async (queries) => {
    const known = await lockSurvey(queries, fundingId);
    if ((known?.version ?? null) !== version) throw new FundingDeskError('conflict', words.wasChanged);
    // Its questions may name a reward that the content has lost since; the deadline can still change.
    if (known?.openedAt) checkDay(text.closesOn, now);
    else checkText(funding, text, now);
    if (!known) {
      const made = await queries
        .insert(fundingSurvey)
        .values({ fundingId, ...text, writtenBy, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: fundingSurvey.fundingId });
      if (made.length === 0) throw new FundingDeskError('conflict', words.wasChanged);
      return;
    }
    const isSame =
      known.asksAddress === text.asksAddress &&
      JSON.stringify(known.questions.map(inOrder)) === JSON.stringify(text.questions.map(inOrder));
    if (known.openedAt && !isSame) throw new FundingDeskError('conflict', words.onlyTheDay);
    await queries
      .update(fundingSurvey)
      .set({ ...text, version: sql`${fundingSurvey.version} + 1` })
      .where(eq(fundingSurvey.fundingId, fundingId));
  });
}

/**
 * Asks the backers by mail, and takes answers from now on. Only a funding that has succeeded has rewards to
 * ask about.
 * @returns how many mails were queued
 * @throws FundingDeskError when there is no draft of this version, or the funding has not succeeded
 */
export async function openSurvey(
  db: Database,
  fundingId: string,
  version: number,
  now: Date,
): Promise<number> {
  return inTransaction(db, async (queries) => {
    const known = await lockSurvey(queries, fundingId);
    if (!known) throw new FundingDeskError('not_found', words.noSurvey);
    if (known.version !== version || known.openedAt) throw new FundingDeskError('conflict', words.wasChanged);
    if ((await outcomesOf(queries, [fundingId])).get(fundingId) !== 'successful')
      throw new FundingDeskError('conflict', words.notSucceeded);
    checkDay(known.closesOn, now);
    await queries
      .update(fundingSurvey)
      .set({ openedAt: now, version: version + 1 })
      .where(eq(fundingSurvey.fundingId, fundingId));
    return askBackers(queries, known, now);
  });
}

/** Deletes a draft. @throws FundingDeskError when there is none of this version, or the backers were asked */
export async function deleteSurvey(db: Database, fundingId: string, version: number): Promise<void> {
  const gone = await db
    .delete(fundingSurvey)
    .where(
      and(
        eq(fundingSurvey.fundingId, fundingId),
        eq(fundingSurvey.version, version),
        sql`${fundingSurvey.openedAt} is null`,
      ),
    )
    .returning({ id: fundingSurvey.fundingId });
  if (gone.length > 0) return;
  throw (await findSurvey(db, fundingId))
    ? new FundingDeskError('conflict', words.wasChanged)
    : new FundingDeskError('not_found', words.noSurvey);
}

async function lockSurvey(queries: Queries, fundingId: string) {
  const [row] = await queries
    .select()
    .from(fundingSurvey)
    .where(eq(fundingSurvey.fundingId, fundingId))
    .for('update');
  return row;
}

/** PostgreSQL keeps the keys of JSON in an order of its own. */
const inOrder = ({ label, options, rewards }: SurveyQuestion) => [label, options, rewards];

function checkText({ rewards }: Funding, { questions, asksAddress, closesOn }: SurveyText, now: Date): void {
  const isKnown = new Set(rewards.map(({ _id }) => _id));
  if (questions.length === 0 && !asksAddress)
    throw new FundingDeskError('invalid', words.asksNothing, 'questions');
  questions.forEach(({ label, options, rewards: about }, index) => {
    const field = `questions.${index}`;
    if (questions.findIndex((other) => other.label === label) !== index)
      throw new FundingDeskError('invalid', words.sameLabel, `${field}.label`);
    if (options.length === 1 || new Set(options).size !== options.length)
      throw new FundingDeskError('invalid', words.wrongOptions, `${field}.options`);
    if (about.some((id) => !isKnown.has(id)))
      throw new FundingDeskError('invalid', words.noReward, `${field}.rewards`);
  });
  checkDay(closesOn, now);
}

function checkDay(closesOn: string, now: Date): void {
  if (Number.isNaN(Date.parse(closesOn)) || closesOn < dayOf(now))
    throw new FundingDeskError('invalid', words.dayIsOver, 'closesOn');
}
