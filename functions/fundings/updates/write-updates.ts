import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { fundingUpdate } from '#functions/db/schema/funding-updates.ts';
import { outbox } from '#functions/db/schema/outbox.ts';
import * as words from '#src/words/en/desk/fundings.ts';
import { FundingDeskError } from '../funding-desk-error.ts';
import { enqueueUpdateMails, mailKeys } from './enqueue-update-mails.ts';
import { findUpdate } from './read-updates.ts';

type Text = { title: string; text: string };

/** Creates a draft update. @returns its id */
export async function createDraftUpdate(
  db: Database,
  { fundingId, title, text, writtenBy }: Text & { fundingId: string; writtenBy: string },
  now: Date,
): Promise<string> {
  const id = randomBytes(9).toString('base64url');
  await db.insert(fundingUpdate).values({ id, fundingId, title, text, writtenBy, createdAt: now });
  return id;
}

/**
 * Changes the text of an update, also of a published one; no mail is sent for that.
 * @param version the version that the writer saw
 * @throws FundingDeskError when there is none or it was changed since
 */
export async function changeUpdate(db: Database, id: string, version: number, text: Text): Promise<void> {
  const changed = await db
    .update(fundingUpdate)
    .set({ ...text, version: version + 1 })
    .where(and(eq(fundingUpdate.id, id), eq(fundingUpdate.version, version)))
    .returning({ id: fundingUpdate.id });
  if (changed.length === 0) throw await refusal(db, id);
}

/**
 * Puts an update on the funding's page and, with `isMailed`, queues a mail to each backer in the same
 * transaction. An update is mailed once: after its first mail was sent, no publishing mails it again.
 * @returns how many mails were queued
 * @throws FundingDeskError when there is none, it was changed since, or it is published
 */
export async function publishUpdate(
  db: Database,
  { id, version, isMailed }: { id: string; version: number; isMailed: boolean },
  now: Date,
): Promise<number> {
  return inTransaction(db, async (queries) => {
    const [row] = await queries.select().from(fundingUpdate).where(eq(fundingUpdate.id, id)).for('update');
    if (row?.state === 'published') throw new FundingDeskError('conflict', words.isPublished);
    if (row?.version !== version) throw await refusal(queries, id);
    const isFirstMail = isMailed && row.mailedAt === null;
    await queries
      .update(fundingUpdate)
      .set({
        state: 'published',
        version: version + 1,
        publishedAt: row.publishedAt ?? now,
        ...(isFirstMail && { mailedAt: now }),
      })
      .where(eq(fundingUpdate.id, id));
    return isFirstMail ? enqueueUpdateMails(queries, row, now) : 0;
  });
}

/**
 * Takes an update off the page. Mails that were not sent yet are not sent; when none was, it can be mailed
 * again. A draft is deleted.
 * @throws FundingDeskError when there is none or it was changed since
 */
export async function withdrawUpdate(db: Database, id: string, version: number): Promise<void> {
  await inTransaction(db, async (queries) => {
    const [row] = await queries.select().from(fundingUpdate).where(eq(fundingUpdate.id, id)).for('update');
    if (row?.version !== version) throw await refusal(queries, id);
    const isOwn = eq(fundingUpdate.id, id);
    const isItsMail = sql`starts_with(${outbox.key}, ${mailKeys(id)})`;
    // Otherwise they would be sent after all, when it is published again.
    const unsent = await queries
      .delete(outbox)
      .where(and(eq(outbox.status, 'waiting'), isItsMail))
      .returning({ attempts: outbox.attempts });
    const isUnmailed =
      unsent.length > 0 &&
      unsent.every(({ attempts }) => attempts === 0) &&
      (await queries.$count(outbox, isItsMail)) === 0;
    if (row.state === 'draft') await queries.delete(fundingUpdate).where(isOwn);
    else
      await queries
        .update(fundingUpdate)
        .set({
          state: 'withdrawn',
          version: sql`${fundingUpdate.version} + 1`,
          ...(isUnmailed && { mailedAt: null }),
        })
        .where(isOwn);
  });
}

async function refusal(queries: Queries, id: string): Promise<FundingDeskError> {
  return (await findUpdate(queries, id))
    ? new FundingDeskError('conflict', words.wasChanged)
    : new FundingDeskError('not_found', words.noUpdate);
}
