import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { DAY_MS } from '#src/core/durations.ts';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { outbox } from '../db/schema/outbox.ts';
import { addressSubject } from '../limits/visitor.ts';
import type { MailKind } from './kinds.ts';
import { limitsOf, MAIL_POLICIES, type MailLimit, type MailPolicy } from './policies.ts';

/** Whether a mail may be sent now; `wait`: not before `until`. */
export type Turn = { is: 'send' } | { is: 'drop' } | { is: 'wait'; until: Date };
/** A counted mail: its kind and the time. */
export type Counted = { kind: string; at: Date };

const SEND: Turn = { is: 'send' };
const DROP: Turn = { is: 'drop' };

/**
 * Counts a mail against its recipient's mailbox, just before sending. The outbox row is the count, so a retry
 * is not counted twice. The mailbox is locked, so concurrent workers cannot exceed the limit. A mail that
 * must wait queues behind the waiting ones.
 * @throws when the database fails; the mail is retried
 */
export async function takeTurn(
  db: Database,
  { key, kind, to }: { key: string; kind: MailKind; to: string },
  now: Date,
): Promise<Turn> {
  const policy = MAIL_POLICIES[kind];
  if (policy.cause === 'order') return SEND;
  const mailbox = mailboxOf(policy.level, to);
  return inTransaction(db, async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox:${mailbox}`}, 0))`);
    const [row] = await queries.select().from(outbox).where(eq(outbox.key, key));
    // The mail was deleted meanwhile, by request.
    if (!row) return DROP;
    if (row.countedAt) return SEND;
    const room = roomAt(kind, policy, await countedTo(queries, mailbox, now), now);
    if (room <= now) {
      await queries.update(outbox).set({ mailbox, countedAt: now }).where(eq(outbox.key, key));
      return SEND;
    }
    if (policy.whenFull === 'drop') return DROP;
    const waiting = and(eq(outbox.mailbox, mailbox), isNull(outbox.countedAt), eq(outbox.status, 'waiting'));
    const ahead = await queries.$count(outbox, and(waiting, ne(outbox.key, key)));
    await queries.update(outbox).set({ mailbox }).where(eq(outbox.key, key));
    return { is: 'wait', until: new Date(room.getTime() + ahead * paceOf(limitsOf(policy))) };
  });
}

/** Under which name mails of a level are counted together. */
function mailboxOf(level: Extract<MailPolicy, { cause: 'request' }>['level'], to: string): string {
  if (level === 'shop') return 'shop';
  return level === 'link' ? `${addressSubject(to)}:link` : addressSubject(to);
}

/**
 * When one more mail may be sent: `now` or earlier when there is room.
 * @param counted the mails of the last day
 */
export function roomAt(
  kind: MailKind,
  policy: Extract<MailPolicy, { cause: 'request' }>,
  counted: readonly Counted[],
  now: Date,
): Date {
  const own = policy.ownPerDay && { most: policy.ownPerDay, windowMs: DAY_MS };
  const ownMails = counted.filter((mail) => mail.kind === kind);
  const free = [
    ...limitsOf(policy).map((limit) => freeAt(limit, counted)),
    ...(own ? [freeAt(own, ownMails)] : []),
  ];
  return new Date(Math.max(...free, 0) || now.getTime());
}

/** When a limit allows one more mail, as a timestamp in ms; 0 when it is not reached. */
function freeAt({ most, windowMs }: MailLimit, counted: readonly Counted[]): number {
  const newestFirst = counted.map(({ at }) => at.getTime()).sort((a, b) => b - a);
  const last = newestFirst[most - 1];
  return last === undefined ? 0 : last + windowMs;
}

/** The distance between mails that wait for the same mailbox, in ms. */
function paceOf(limits: readonly MailLimit[]): number {
  return Math.max(...limits.map(({ most, windowMs }) => windowMs / most));
}

async function countedTo(queries: Queries, mailbox: string, now: Date): Promise<Counted[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const rows = await queries
    .select({ kind: outbox.kind, at: outbox.countedAt })
    .from(outbox)
    .where(and(eq(outbox.mailbox, mailbox), gt(outbox.countedAt, since)));
  return rows.flatMap(({ kind, at }) => (at ? [{ kind, at }] : []));
}

/**
 * Deletes the mailbox of mails that no longer count.
 * @returns the number of rows
 */
export async function forgetMailboxes(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS);
  const forgotten = await db
    .update(outbox)
    .set({ mailbox: null })
    .where(
      and(
        isNotNull(outbox.mailbox),
        ne(outbox.status, 'waiting'),
        sql`coalesce(${outbox.countedAt}, ${outbox.doneAt}, ${outbox.createdAt}) < ${before.toISOString()}`,
      ),
    )
    .returning({ key: outbox.key });
  return forgotten.length;
}
