import { database } from '#functions/db/open.ts';
import type { Call } from '#functions/platform/call.ts';
import { isForm } from '#functions/platform/http.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { CAPTCHA_HEADER } from '#src/contracts/captcha-header.ts';
import { storeNow } from '#src/lib/clock.ts';
import type { Prove } from '../rate-limit.ts';
import { visitorOf } from '../visitor.ts';
import { checkToken } from './check-token.ts';
import { checkFailed, tooManyChecks } from './problems.ts';
import { captchaSettings } from './settings.ts';
import { spendToken } from './tokens.ts';

/**
 * Returns the captcha check of a request: its header has a token for `action`, which can be used once.
 * Undefined when no captcha is set up, and for a form without script, which cannot have a token.
 */
export function proofOf(request: Request, call: Call, action: string): Prove | undefined {
  if (!captchaSettings() || isForm(request)) return undefined;
  return async () => {
    const token = request.headers.get(CAPTCHA_HEADER);
    if (!token) return 'missing';
    try {
      const now = storeNow();
      const checked = await checkToken(database(), token, visitorOf(call.context), now);
      if (!checked.isGood && checked.why === 'too-many') return tooManyChecks(checked.refusal);
      const isGood =
        checked.isGood &&
        checked.token.action === action &&
        (await spendToken(database(), checked.token, now));
      if (isGood) return 'proven';
      log('info', 'captcha', {
        requestId: call.requestId,
        action,
        why: checked.isGood ? 'action or spent' : checked.why,
      });
      return checkFailed(CAPTCHA_HEADER);
    } catch (error) {
      // The captcha service is down: the call is counted like one without a token.
      log('error', 'captcha_unavailable', { requestId: call.requestId, action, ...describeError(error) });
      return 'unknown';
    }
  };
}
