import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { outbox } from '../db/schema/outbox.ts';
import { addressSubject } from '../limits/visitor.ts';
import type { MailKind } from './kinds.ts';
import { limitsOf, MAIL_POLICIES, type MailLimit, type MailPolicy } from './policies.ts';

const DAY = 24 * 3_600_000;

/** Whether a mail may go now; `wait`: not before `until`. */
export type Turn = { is: 'send' } | { is: 'drop' } | { is: 'wait'; until: Date };
/** A mail that was counted: which kind, and when. */
export type Counted = { kind: string; at: Date };

const SEND: Turn = { is: 'send' };
const DROP: Turn = { is: 'drop' };

/**
 * Counts a mail against its recipient's mailbox, just before it is sent. The row of the outbox is the count: tried again it is not
 * counted twice. The mailbox is locked meanwhile, so that no number of workers lets more through. One that has to wait gets a place
 * behind those that wait already.
 * @throws when the database refuses: the mail is tried again later
 */
export async function takeTurn(
  db: Database,
  { key, kind, to }: { key: string; kind: MailKind; to: string },
  now: Date,
): Promise<Turn> {
  const policy = MAIL_POLICIES[kind];
  if (policy.cause === 'order') return SEND;
  const mailbox = policy.level === 'shop' ? 'shop' : addressSubject(to);
  return inTransaction(db, async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox:${mailbox}`}, 0))`);
    const [row] = await queries.select().from(outbox).where(eq(outbox.key, key));
    // It was deleted meanwhile, because somebody asked for that.
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

/** When there is room for one more: `now` or earlier where there is some. @param counted the mails of the last day, in any order */
export function roomAt(
  kind: MailKind,
  policy: Extract<MailPolicy, { cause: 'request' }>,
  counted: readonly Counted[],
  now: Date,
): Date {
  const own = policy.ownPerDay && { most: policy.ownPerDay, windowMs: DAY };
  const ownMails = counted.filter((mail) => mail.kind === kind);
  const free = [
    ...limitsOf(policy).map((limit) => freeAt(limit, counted)),
    ...(own ? [freeAt(own, ownMails)] : []),
  ];
  return new Date(Math.max(...free, 0) || now.getTime());
}

/** The moment from which a limit lets one more through, in ms; 0 where fewer than it allows were counted. */
function freeAt({ most, windowMs }: MailLimit, counted: readonly Counted[]): number {
  const newestFirst = counted.map(({ at }) => at.getTime()).sort((a, b) => b - a);
  const last = newestFirst[most - 1];
  return last === undefined ? 0 : last + windowMs;
}

/** How far apart mails are that wait for one mailbox, in ms. */
function paceOf(limits: readonly MailLimit[]): number {
  return Math.max(...limits.map(({ most, windowMs }) => windowMs / most));
}

async function countedTo(queries: Queries, mailbox: string, now: Date): Promise<Counted[]> {
  const since = new Date(now.getTime() - DAY);
  const rows = await queries
    .select({ kind: outbox.kind, at: outbox.countedAt })
    .from(outbox)
    .where(and(eq(outbox.mailbox, mailbox), gt(outbox.countedAt, since)));
  return rows.flatMap(({ kind, at }) => (at ? [{ kind, at }] : []));
}

/** Forgets whose mails were counted once they no longer count. @returns how many rows that was */
export async function forgetMailboxes(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY);
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
