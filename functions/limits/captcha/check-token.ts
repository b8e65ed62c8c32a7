import type { Database } from '#functions/db/open.ts';
import { env } from '#functions/platform/env.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import { TOKEN_LENGTH } from '#src/contracts/captcha.ts';
import { HOUR_MS } from '#src/core/durations.ts';
import { type Budget, hitsOf } from '../budgets.ts';
import { consume, type Refusal } from '../consume.ts';
import type { Visitor } from '../visitor.ts';
import { askProvider, type TokenFacts } from './provider.ts';
import { captchaSettings } from './settings.ts';
import { findToken, type KnownToken, TOKEN_MS } from './tokens.ts';

/** A score must be above this. */
const LOWEST_SCORE = 0.5;
/** How far the captcha service's clock may be ahead of ours, in ms. */
const SKEW_MS = 30_000;
/** The rate limit of verifications. */
const CHECKS: Budget = { name: 'captcha', windowMs: HOUR_MS, own: 60, everybody: 2000 };

export type TokenCheck =
  | { isGood: true; token: KnownToken }
  /** `why` is only for the log: it must not help anyone to get a better score. */
  | { isGood: false; why: 'off' | 'missing' | 'refused' | 'hostname' | 'score' | 'age' | 'spent' }
  | { isGood: false; why: 'too-many'; refusal: Refusal };

/**
 * Checks a captcha token: valid, from a page of this store, with a score above 0.5, at most two minutes old,
 * and unused. The caller must check its action.
 * @throws CaptchaUnavailable
 */
export async function checkToken(
  db: Database,
  token: unknown,
  visitor: Visitor | undefined,
  now: Date,
): Promise<TokenCheck> {
  const captcha = captchaSettings();
  if (!captcha) return { isGood: false, why: 'off' };
  if (typeof token !== 'string' || token === '' || token.length > TOKEN_LENGTH)
    return { isGood: false, why: 'missing' };
  const hash = sha256(token);
  const known = await findToken(db, hash);
  if (known?.isSpent) return { isGood: false, why: 'spent' };
  if (known) return isFresh(known, now) ? { isGood: true, token: known } : { isGood: false, why: 'age' };
  const refusal = await consume(db, hitsOf(CHECKS, visitor), now);
  if (refusal) return { isGood: false, why: 'too-many', refusal };
  const facts = await askProvider(captcha, token);
  if (!facts) return { isGood: false, why: 'refused' };
  const fault = faultOf(facts, new URL(env().SITE_URL).hostname, now);
  return fault ? { isGood: false, why: fault } : { isGood: true, token: { ...facts, hash } };
}

function faultOf(facts: TokenFacts, hostname: string, now: Date) {
  if (facts.hostname !== hostname) return 'hostname';
  // Written so that NaN and values above 1 fail.
  if (!(facts.score > LOWEST_SCORE && facts.score <= 1)) return 'score';
  return isFresh(facts, now) ? undefined : 'age';
}

/** An invalid date is never fresh. */
function isFresh({ issuedAt }: Pick<TokenFacts, 'issuedAt'>, now: Date): boolean {
  const age = now.getTime() - issuedAt.getTime();
  return age <= TOKEN_MS && age >= -SKEW_MS;
}
