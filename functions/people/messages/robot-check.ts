import type { Database, Queries } from '#functions/db/open.ts';
import { checkToken } from '#functions/limits/captcha/check-token.ts';
import { captchaUnavailable, invalidToken, tooManyChecks } from '#functions/limits/captcha/problems.ts';
import { CaptchaUnavailable } from '#functions/limits/captcha/provider.ts';
import { captchaSettings } from '#functions/limits/captcha/settings.ts';
import { spendToken } from '#functions/limits/captcha/tokens.ts';
import type { Visitor } from '#functions/limits/visitor.ts';
import { describeError, log } from '#functions/platform/log.ts';
import type { Problem } from '#functions/platform/problem.ts';
import type { MessageKind } from '#src/core/messages/forms.ts';
import { captchaAction, isCheckedForRobots } from '#src/core/messages/robot-check.ts';

/** The captcha data of a message. */
export type CaptchaProof = {
  captchaToken: string | undefined;
  /**
   * True when the sender has skipped the captcha, and for a form without script, which cannot have a token.
   */
  isUnchecked: boolean;
};

/** How a message may be saved, checked or unchecked, and the token to use up in the same transaction. */
export type Pass = {
  isUnchecked: boolean;
  /** Returns false when the token was used for another message meanwhile. */
  spend: (queries: Queries) => Promise<boolean>;
};

/** For kinds of message without a captcha. */
export const NO_CHECK_NEEDED: Pass = { isUnchecked: false, spend: async () => true };

/**
 * Checks the captcha of a message, if one is set up: the token must be valid and made for this form. A
 * message that skips it is accepted as unchecked, with limits too small for bots. A withdrawal is never
 * checked.
 */
export async function checkForRobots(
  db: Database,
  kind: MessageKind,
  { captchaToken, isUnchecked }: CaptchaProof,
  visitor: Visitor | undefined,
  { now, requestId }: { now: Date; requestId: string },
): Promise<Pass | Problem> {
  if (!isCheckedForRobots(kind) || !captchaSettings()) return NO_CHECK_NEEDED;
  if (captchaToken === undefined && isUnchecked) return { ...NO_CHECK_NEEDED, isUnchecked };
  const refused = (why: string) => {
    log('info', 'captcha', { requestId, kind, why });
    return invalidToken();
  };
  try {
    const checked = await checkToken(db, captchaToken, visitor, now);
    if (!checked.isGood && checked.why === 'too-many') return tooManyChecks(checked.refusal);
    if (!checked.isGood) return refused(checked.why);
    const { token } = checked;
    if (token.action !== captchaAction(kind)) return refused('action');
    return { isUnchecked: false, spend: (queries) => spendToken(queries, token, now) };
  } catch (error) {
    if (!(error instanceof CaptchaUnavailable)) throw error;
    log('error', 'captcha_unavailable', { requestId, kind, ...describeError(error) });
    return captchaUnavailable();
  }
}
