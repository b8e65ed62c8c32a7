import { and, desc, eq } from 'drizzle-orm';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { MESSAGE_FORMS, type MessageKind } from '../../src/features/messages/forms.ts';
import { type Database, inTransaction } from '../db/open.ts';
import { message } from '../db/schema/messages.ts';
import { consume, type Refusal } from '../limits/consume.ts';
import { enqueueFormMails } from '../mail/enqueue.ts';
import { newReference } from '../orders/order-id.ts';
import type { MessageFields } from './check-message.ts';
import { isAlwaysKept, messageHits } from './message-limits.ts';

export type Message = typeof message.$inferSelect;
type NewMessage = {
  kind: MessageKind;
  key: string;
  fingerprint: string;
  region: RegionCode;
  fields: MessageFields;
};

/** `isMany`: more than the limit have come, and it was kept all the same. */
export type Kept = { reference: string; isNew: boolean; isMany?: boolean };

/**
 * Keeps a message and answers its reference number. The same words under the same key are one message, however often and
 * however closely together they come, and count once they are new. Answers what limit it met when more come from `visitor`, or from
 * everybody, than anybody writes; a withdrawal is kept even then.
 */
export async function saveMessage(
  db: Database,
  { fields, ...row }: NewMessage,
  visitor: string | undefined,
  now: Date,
): Promise<Kept | { refusal: Refusal }> {
  const known = await findMessage(db, row);
  if (known) return { reference: known, isNew: false };
  const counted = consume(db, messageHits(row.kind, visitor), now);
  // What is kept in any case is not lost over a count that fails.
  const refusal = await (isAlwaysKept(row.kind) ? counted.catch(() => undefined) : counted);
  if (refusal && !isAlwaysKept(row.kind)) {
    // It may be the second click on a message that took the last place.
    const meanwhile = await findMessage(db, row);
    return meanwhile ? { reference: meanwhile, isNew: false } : { refusal };
  }
  const email = fields.email?.toLowerCase() ?? null;
  const made = await inTransaction(db, async (queries) => {
    const [kept] = await queries
      .insert(message)
      .values({ ...row, id: newReference(MESSAGE_FORMS[row.kind].prefix), email, fields, createdAt: now })
      .onConflictDoNothing({ target: [message.key, message.fingerprint] })
      .returning({ id: message.id });
    if (kept) await enqueueFormMails(queries, { id: kept.id, kind: row.kind, email }, now);
    return kept;
  });
  if (made) return { reference: made.id, isNew: true, ...(refusal && { isMany: true }) };
  const other = await findMessage(db, row);
  if (!other) throw new Error('A message that was there a moment ago is gone');
  return { reference: other, isNew: false };
}

/** Every message, newest first; of one kind if it is named. */
export function listMessages(db: Database, kind?: MessageKind): Promise<Message[]> {
  return db
    .select()
    .from(message)
    .where(kind && eq(message.kind, kind))
    .orderBy(desc(message.createdAt));
}

async function findMessage(
  db: Database,
  { key, fingerprint }: Pick<NewMessage, 'key' | 'fingerprint'>,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.key, key), eq(message.fingerprint, fingerprint)));
  return row?.id;
}
