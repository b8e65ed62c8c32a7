import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { deskUser } from '#functions/db/schema/desk.ts';
import { MESSAGE_STATES, type MessageState, message, messageLine } from '#functions/db/schema/messages.ts';
import { enqueueMessageAnswer } from '#functions/mail/enqueue.ts';
import * as words from '#src/words/en/desk/people.ts';
import type { Message } from './save-message.ts';

type LineKind = (typeof messageLine.$inferSelect)['kind'];
/** What followed a message, with the name of the member who wrote it. */
type Line = { id: number; kind: LineKind; text: string; by: string; createdAt: Date };
export type Thread = Message & { lines: Line[] };

/** Why a message was not answered. `message` is a sentence for the operator. */
export class ThreadError extends Error {
  override name = 'ThreadError';
  readonly code: 'not_found' | 'conflict' | 'invalid_input';
  constructor(code: ThreadError['code'], text: string) {
    super(text);
    this.code = code;
  }
}

/** The last row of a page: the next one continues after it. */
export type After = { createdAt: Date; id: string };

/**
 * Messages of a state in pages: what waits for an answer oldest first, the others newest first.
 * @param perPage at most this many
 */
export function listThreads(
  db: Database,
  { state, after, perPage }: { state: MessageState; after?: After | undefined; perPage: number },
): Promise<Message[]> {
  const isOldestFirst = state === 'to_answer';
  const order = isOldestFirst ? asc : desc;
  return db
    .select()
    .from(message)
    .where(
      and(eq(message.isUnchecked, false), eq(message.state, state), after && beyond(after, isOldestFirst)),
    )
    .orderBy(order(message.createdAt), order(message.id))
    .limit(perPage);
}

function beyond({ createdAt, id }: After, isOldestFirst: boolean): SQL {
  const row = sql`(${message.createdAt}, ${message.id})`;
  const last = sql`(${createdAt.toISOString()}::timestamptz, ${id})`;
  return isOldestFirst ? sql`${row} > ${last}` : sql`${row} < ${last}`;
}

/** How many messages each state has. */
export async function countThreads(db: Database): Promise<Record<MessageState, number>> {
  const rows = await db
    .select({ state: message.state, count: count() })
    .from(message)
    .where(eq(message.isUnchecked, false))
    .groupBy(message.state);
  const counts = new Map(rows.map((row) => [row.state, row.count]));
  return Object.fromEntries(MESSAGE_STATES.map((state) => [state, counts.get(state) ?? 0])) as Record<
    MessageState,
    number
  >;
}

/** A message with what followed it, or undefined. */
export async function readThread(db: Queries, id: string): Promise<Thread | undefined> {
  const [found] = await db.select().from(message).where(eq(message.id, id));
  if (!found) return undefined;
  const { id: lineId, kind, text, createdAt } = messageLine;
  const lines = await db
    .select({
      id: lineId,
      kind,
      text,
      createdAt,
      by: sql<string>`coalesce(${deskUser.name}, ${words.byCommand})`,
    })
    .from(messageLine)
    .leftJoin(deskUser, eq(deskUser.id, messageLine.userId))
    .where(eq(messageLine.messageId, id))
    .orderBy(lineId);
  return { ...found, lines };
}

/** What each kind of line does to the state. */
const STATE_AFTER: Readonly<Record<LineKind, MessageState | undefined>> = {
  answer: 'waiting',
  note: undefined,
  received: 'to_answer',
};

type NewLine = {
  id: string;
  kind: LineKind;
  text: string;
  /** How many lines the writer saw. */
  seen: number;
  /** Null for a command. */
  userId: string | null;
};

/**
 * Adds a line to a message. An answer is mailed to the sender in the same transaction.
 * @throws ThreadError when the message was deleted, has no address, or somebody wrote a line that was not
 * seen
 */
export async function addLine(
  db: Database,
  { id, kind, text, seen, userId }: NewLine,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (queries) => {
    const thread = await lockThread(queries, id);
    if (kind === 'answer') checkSeen(thread, seen);
    if (kind === 'answer' && !thread.email)
      throw new ThreadError('invalid_input', 'The message has no address to answer to.');
    const [line] = await queries
      .insert(messageLine)
      .values({ messageId: id, kind, text, userId, createdAt: now })
      .returning({ id: messageLine.id });
    const state = STATE_AFTER[kind];
    if (state) await queries.update(message).set({ state }).where(eq(message.id, id));
    if (line && kind === 'answer') await enqueueMessageAnswer(queries, line.id, now);
  });
}

/**
 * Marks a message as done, or opens it again.
 * @param seen how many lines the person saw
 * @throws ThreadError when it was deleted, or somebody wrote a line that was not seen
 */
export async function setDone(
  db: Database,
  { id, isDone, seen }: { id: string; isDone: boolean; seen: number },
): Promise<void> {
  await inTransaction(db, async (queries) => {
    const thread = await lockThread(queries, id);
    checkSeen(thread, seen);
    const { lines } = thread;
    const open = lines.findLast(({ kind }) => kind !== 'note')?.kind === 'answer' ? 'waiting' : 'to_answer';
    await queries
      .update(message)
      .set({ state: isDone ? 'done' : open })
      .where(eq(message.id, id));
  });
}

function checkSeen({ lines }: Thread, seen: number): void {
  const unseen = lines.at(seen);
  if (unseen) throw new ThreadError('conflict', `${unseen.by} wrote in the meantime. Read it first.`);
}

async function lockThread(queries: Queries, id: string): Promise<Thread> {
  await queries.select({ id: message.id }).from(message).where(eq(message.id, id)).for('update');
  const thread = await readThread(queries, id);
  if (!thread) throw new ThreadError('not_found', 'This message was deleted.');
  return thread;
}
