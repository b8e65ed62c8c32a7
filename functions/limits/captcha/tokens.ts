import { eq, isNull, lt } from 'drizzle-orm';
import type { Queries } from '#functions/db/open.ts';
import { captchaToken } from '#functions/db/schema/captcha-tokens.ts';
import type { TokenFacts } from './provider.ts';

/** The maximum age of a token, in ms. The captcha service has the same limit. */
export const TOKEN_MS = 2 * 60_000;

/** A valid token, by its hash. */
export type KnownToken = Pick<TokenFacts, 'score' | 'action' | 'issuedAt'> & { hash: string };

/** A token that was valid at an earlier check, and whether it has been used for a form. */
export async function findToken(
  db: Queries,
  hash: string,
): Promise<(KnownToken & { isSpent: boolean }) | undefined> {
  const [row] = await db.select().from(captchaToken).where(eq(captchaToken.hash, hash));
  return row && { ...row, isSpent: row.spentAt !== null };
}

/** Saves a valid token, because the captcha service verifies each only once. */
export async function rememberToken(
  db: Queries,
  { hash, score, action, issuedAt }: KnownToken,
): Promise<void> {
  await db.insert(captchaToken).values({ hash, score, action, issuedAt }).onConflictDoNothing();
}

/**
 * Marks a token as used. Of concurrent calls with the same token, exactly one returns true. If the
 * transaction fails, the token stays unused.
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

/**
 * Deletes expired tokens.
 * @returns how many
 */
export async function sweepTokens(db: Queries, now: Date): Promise<number> {
  const gone = await db
    .delete(captchaToken)
    .where(lt(captchaToken.issuedAt, new Date(now.getTime() - 2 * TOKEN_MS)))
    .returning({ hash: captchaToken.hash });
  return gone.length;
}
