import { createHash } from 'node:crypto';
import { eq, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import { captchaToken } from '../db/schema/captcha-tokens.ts';
import type { TokenFacts } from './provider.ts';

/** How old a token may be, in ms; the provider's own limit. */
export const TOKEN_MS = 2 * 60_000;

/** A token that held, by its hash. */
export type KnownToken = Pick<TokenFacts, 'score' | 'action' | 'issuedAt'> & { hash: string };

/** What stands for a token in the database. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A token that held when it was asked about before, and whether a form has been sent with it. */
export async function findToken(
  db: Queries,
  hash: string,
): Promise<(KnownToken & { isSpent: boolean }) | undefined> {
  const [row] = await db.select().from(captchaToken).where(eq(captchaToken.hash, hash));
  return row && { ...row, isSpent: row.spentAt !== null };
}

/** Remembers that a token holds, since the provider says so once only. */
export async function rememberToken(
  db: Queries,
  { hash, score, action, issuedAt }: KnownToken,
): Promise<void> {
  await db.insert(captchaToken).values({ hash, score, action, issuedAt }).onConflictDoNothing();
}

/**
 * Uses a token up. Of any number that come at once with the same one, in whatever process, exactly one has true; within a transaction
 * that fails it stays unused.
 */
export async function spendToken(
  queries: Queries,
  { hash, score, action, issuedAt }: KnownToken,
  now: Date,
): Promise<boolean> {
  const spent = await queries
    .insert(captchaToken)
    .values({ hash, score, action, issuedAt, spentAt: now })
    .onConflictDoUpdate({
      target: captchaToken.hash,
      set: { spentAt: now },
      setWhere: isNull(captchaToken.spentAt),
    })
    .returning({ hash: captchaToken.hash });
  return spent.length === 1;
}

/** Deletes the tokens that are too old to count. @returns how many. */
export async function sweepTokens(db: Queries, now: Date): Promise<number> {
  const gone = await db
    .delete(captchaToken)
    .where(lt(captchaToken.issuedAt, new Date(now.getTime() - 2 * TOKEN_MS)))
    .returning({ hash: captchaToken.hash });
  return gone.length;
}
