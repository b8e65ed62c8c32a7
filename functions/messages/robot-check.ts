import type { MessageKind } from '../../src/features/messages/forms.ts';
import { captchaAction, isCheckedForRobots } from '../../src/features/messages/robot-check.ts';
import { checkToken } from '../captcha/check-token.ts';
import { captchaUnavailable, invalidToken, tooManyChecks } from '../captcha/problems.ts';
import { CaptchaUnavailable } from '../captcha/provider.ts';
import { captchaSettings } from '../captcha/settings.ts';
import { spendToken } from '../captcha/tokens.ts';
import type { Database, Queries } from '../db/open.ts';
import type { Visitor } from '../limits/visitor.ts';
import { describeError, log } from '../platform/log.ts';
import type { Problem } from '../platform/problem.ts';

/** What a message brings along to show that a person sent it. */
export type Proof = {
  captchaToken: string | undefined;
  /** True when it says that it comes without the check, and for a form that was posted without script, which cannot be checked. */
  isUnchecked: boolean;
};

/** How a message may be kept: as one that was checked, or held apart; and what is done in the transaction that keeps it. */
export type Pass = {
  isUnchecked: boolean;
  /** False when another message has used the token up meanwhile. */
  spend: (queries: Queries) => Promise<boolean>;
};

/** For what nobody asks to be checked. */
export const FREELY: Pass = { isUnchecked: false, spend: async () => true };

/**
 * Whether a message may come in. Where a captcha is set, a form verifies its own token: that it holds, and that it was asked for this form.
 * What comes without one and says so is held apart, within limits that are no use to a robot. A withdrawal is never asked.
 */
export async function checkForRobots(
  db: Database,
  kind: MessageKind,
  { captchaToken, isUnchecked }: Proof,
  visitor: Visitor | undefined,
  { now, requestId }: { now: Date; requestId: string },
): Promise<Pass | Problem> {
  if (!isCheckedForRobots(kind) || !captchaSettings()) return FREELY;
  if (captchaToken === undefined && isUnchecked) return { ...FREELY, isUnchecked };
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
