import { and, desc, eq } from 'drizzle-orm';
import { type Database, inTransaction } from '#functions/db/open.ts';
import { message } from '#functions/db/schema/messages.ts';
import { invalidToken } from '#functions/limits/captcha/problems.ts';
import { consume, type Refusal } from '#functions/limits/consume.ts';
import type { Visitor } from '#functions/limits/visitor.ts';
import { enqueueFormMails } from '#functions/mail/enqueue.ts';
import { isOrderOf } from '#functions/orders/is-order-of.ts';
import { newReference } from '#functions/orders/order-id.ts';
import { isProblem, type Problem } from '#functions/platform/problem.ts';
import { comparableAddress } from '#src/core/comparable-address.ts';
import { MESSAGE_FORMS, type MessageKind } from '#src/core/messages/forms.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { MessageFields } from './check-message.ts';
import { isAlwaysKept, messageHits } from './message-limits.ts';
import type { Pass } from './robot-check.ts';

export type Message = typeof message.$inferSelect;
type NewMessage = {
  kind: MessageKind;
  key: string;
  fingerprint: string;
  region: RegionCode;
  fields: MessageFields;
};

/**
 * `isMany`: saved although the limit is exceeded. `isUnchecked`: listed separately,
 * because it skipped the captcha.
 */
export type Kept = { reference: string; isNew: boolean; isMany?: boolean; isUnchecked?: boolean };

/**
 * Saves a message and returns its reference number. The same content with the same key is one message, even
 * if sent concurrently, and is counted once. Returns the refusal when a limit is exceeded; a withdrawal is
 * saved anyway. `check` runs the captcha check of a new message.
 */
export async function saveMessage(
  db: Database,
  row: NewMessage,
  visitor: Visitor | undefined,
  now: Date,
  check: () => Promise<Pass | Problem>,
): Promise<Kept | { refusal: Refusal } | Problem> {
  const known = await findMessage(db, row);
  if (known) return known;
  const pass = await check();
  if (isProblem(pass)) return pass;
  const counted = consume(db, messageHits(row.kind, visitor, pass), now);
  // A message that is always saved is not lost when counting fails.
  const refusal = await (isAlwaysKept(row.kind) ? counted.catch(() => undefined) : counted);
  // It may be a double click on the message that reached the limit.
  if (refusal && !isAlwaysKept(row.kind)) return (await findMessage(db, row)) ?? { refusal };
  const made = await insertMessage(db, row, pass, now);
  if (isProblem(made)) return (await findMessage(db, row)) ?? made;
  if (made)
    return {
      reference: made,
      isNew: true,
      ...(refusal && { isMany: true }),
      ...(pass.isUnchecked && { isUnchecked: true }),
    };
  const other = await findMessage(db, row);
  if (!other) throw new Error('A message that was there a moment ago is gone');
  return other;
}

/** A filter for messages: by kind, and either the unchecked ones or the others. */
type Choice = { kind?: MessageKind | undefined; isUnchecked?: boolean };

/** Messages, newest first. */
export function listMessages(db: Database, { kind, isUnchecked = false }: Choice = {}): Promise<Message[]> {
  return db
    .select()
    .from(message)
    .where(and(kind && eq(message.kind, kind), eq(message.isUnchecked, isUnchecked)))
    .orderBy(desc(message.createdAt));
}

/**
 * Uses up the captcha token and saves the message, in one transaction.
 * @returns its number, or undefined when it already exists
 */
function insertMessage(
  db: Database,
  { fields, ...row }: NewMessage,
  { isUnchecked, spend }: Pass,
  now: Date,
): Promise<string | undefined | Problem> {
  const email = fields.email === undefined ? null : comparableAddress(fields.email);
  const id = newReference(MESSAGE_FORMS[row.kind].prefix);
  return inTransaction(db, async (queries) => {
    if (!(await spend(queries))) return invalidToken();
    const [kept] = await queries
      .insert(message)
      .values({ ...row, id, email, fields, isUnchecked, createdAt: now })
      .onConflictDoNothing({ target: [message.key, message.fingerprint] })
      .returning({ id: message.id });
    if (!kept) return undefined;
    const isBuyer = await isOrderOf(queries, { number: fields.orderId, email });
    await enqueueFormMails(queries, { id, kind: row.kind, email, isUnchecked, isBuyer }, now);
    return kept.id;
  });
}

async function findMessage(
  db: Database,
  { key, fingerprint }: Pick<NewMessage, 'key' | 'fingerprint'>,
): Promise<Kept | undefined> {
  const [row] = await db
    .select({ id: message.id, isUnchecked: message.isUnchecked })
    .from(message)
    .where(and(eq(message.key, key), eq(message.fingerprint, fingerprint)));
  return row && { reference: row.id, isNew: false, ...(row.isUnchecked && { isUnchecked: true }) };
}
