import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { type Attempt, checkoutAttempt } from '../db/schema/attempts.ts';
import { releasePlace } from '../fundings/reward-places.ts';

/** When it was made is said by whoever makes it: its age is judged by the store's clock, and not by the database's. */
export type NewAttempt = Omit<typeof checkoutAttempt.$inferInsert, 'key' | 'fingerprint' | 'createdAt'> &
  Pick<Attempt, 'createdAt'>;

/** A session is not handed out again when it ends within this time: nobody types a card number that fast. In ms. */
const TOO_LATE = 5 * 60_000;
/** A shopper who comes back this often for one basket gets no further session under the same key. */
const MAX_ROUNDS = 20;

/** The same basket has the same fingerprint, whatever the order of keys; any change in what is asked changes it. */
export function fingerprintOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/**
 * The attempt to go on with for a key and basket: the one that is there, as long as its session can still be paid,
 * else a new one made by `create`. Two requests at once get the same row, because the pair is unique.
 */
export async function attemptFor(
  db: Database,
  key: string,
  fingerprint: string,
  now: Date,
  create: () => NewAttempt,
): Promise<Attempt | undefined> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const roundKey = round === 0 ? key : `${key}#${round}`;
    const [made] = await db
      .insert(checkoutAttempt)
      .values({ ...create(), key: roundKey, fingerprint })
      .onConflictDoNothing({ target: [checkoutAttempt.key, checkoutAttempt.fingerprint] })
      .returning();
    const attempt = made ?? (await findAttempt(db, roundKey, fingerprint));
    if (attempt && attempt.expiresAt.getTime() - now.getTime() > TOO_LATE && !isAbandoned(attempt, now))
      return attempt;
  }
  return undefined;
}

/** Remembers the session that the provider made for an attempt. */
export async function rememberSession(
  db: Database,
  id: string,
  session: { id: string; url: string },
): Promise<void> {
  await db
    .update(checkoutAttempt)
    .set({ sessionId: session.id, sessionUrl: session.url })
    .where(eq(checkoutAttempt.id, id));
}

/** Closes an attempt that leads nowhere any more, so that the next request under the same key begins a new one. */
export async function markExpired(db: Database, id: string): Promise<void> {
  await db
    .update(checkoutAttempt)
    .set({ expiresAt: new Date(0) })
    .where(eq(checkoutAttempt.id, id));
  await releasePlace(db, id);
}

async function findAttempt(db: Database, key: string, fingerprint: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .select()
    .from(checkoutAttempt)
    .where(and(eq(checkoutAttempt.key, key), eq(checkoutAttempt.fingerprint, fingerprint)));
  return attempt;
}

/** An attempt that never got its session can be sent again only while the frozen expiry is still far enough ahead. */
function isAbandoned(attempt: Attempt, now: Date): boolean {
  return !attempt.sessionId && now.getTime() - attempt.createdAt.getTime() > 25 * 60_000;
}
