import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { MESSAGE_FORMS, type MessageKind } from '../../src/features/messages/forms.ts';
import { type Database, inTransaction } from '../db/open.ts';
import { message } from '../db/schema/messages.ts';
import { enqueueFormMails } from '../mail/enqueue.ts';
import { newReference } from '../orders/order-id.ts';
import type { MessageFields } from './check-message.ts';

export type Message = typeof message.$inferSelect;
type NewMessage = {
  kind: MessageKind;
  key: string;
  fingerprint: string;
  region: RegionCode;
  fields: MessageFields;
};

const HOUR = 60 * 60_000;
/** Messages within an hour: from one address, and without any. */
const MOST = { named: 10, nameless: 200 };

/**
 * Keeps a message and answers its reference number. The same words under the same key are one message, however often and
 * however closely together they come. Answers undefined when one writer sends more than anybody writes.
 */
export async function saveMessage(
  db: Database,
  { fields, ...row }: NewMessage,
  now: Date,
): Promise<{ reference: string; isNew: boolean } | undefined> {
  const known = await findMessage(db, row);
  if (known) return { reference: known, isNew: false };
  const email = fields.email?.toLowerCase() ?? null;
  if (await isTooMany(db, row.kind, email, now)) return undefined;
  const made = await inTransaction(db, async (queries) => {
    const [kept] = await queries
      .insert(message)
      .values({ ...row, id: newReference(MESSAGE_FORMS[row.kind].prefix), email, fields, createdAt: now })
      .onConflictDoNothing({ target: [message.key, message.fingerprint] })
      .returning({ id: message.id });
    if (kept) await enqueueFormMails(queries, { id: kept.id, kind: row.kind, email }, now);
    return kept;
  });
  if (made) return { reference: made.id, isNew: true };
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

async function isTooMany(db: Database, kind: MessageKind, email: string | null, now: Date): Promise<boolean> {
  const from = email === null ? isNull(message.email) : eq(message.email, email);
  const recent = gt(message.createdAt, new Date(now.getTime() - HOUR));
  const [row] = await db
    .select({ count: count() })
    .from(message)
    .where(and(eq(message.kind, kind), from, recent));
  return (row?.count ?? 0) >= (email === null ? MOST.nameless : MOST.named);
}
