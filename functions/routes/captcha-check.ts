import { type CheckTokenAnswer, checkTokenOperation, INVALID_TOKEN } from '#src/contracts/captcha.ts';
import { storeNow } from '#src/lib/clock.ts';
import { database } from '../db/open.ts';
import { checkToken, type TokenCheck } from '../limits/captcha/check-token.ts';
import { tooManyChecks } from '../limits/captcha/problems.ts';
import { rememberToken } from '../limits/captcha/tokens.ts';
import { visitorOf } from '../limits/visitor.ts';
import { handle, routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { json } from '../platform/http.ts';
import { check, readJson } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem } from '../platform/problem.ts';

const INVALID = { success: false, message: INVALID_TOKEN } satisfies CheckTokenAnswer;

/**
 * `POST /api/check-token`: whether a captcha token is valid, as `{ success, score, message }`. Any failure is
 * `{ success: false, message: "Invalid token" }`. It grants nothing: each form checks its token itself, and
 * the token stays valid for that.
 */
export const checkTokenRoutes = routes().post(
  checkTokenOperation.path,
  handle(
    async (request, call) => {
      const body = await readJson(request, checkTokenOperation.body.limit);
      const input = isProblem(body)
        ? body
        : check(checkTokenOperation.body.schema, body, undefined, { isAnyText: true });
      if (isProblem(input)) return input;
      const checked = await checkAndRemember(input.token, call);
      if (checked?.isGood)
        return json({
          success: true,
          score: checked.token.score,
          message: 'Valid token',
        } satisfies CheckTokenAnswer);
      if (checked?.why === 'too-many') return tooManyChecks(checked.refusal);
      return json(INVALID);
    },
    { isForScripts: true },
  ),
);

/**
 * The captcha service verifies a token only once, so the result is saved for its form.
 * Undefined when the service fails.
 */
async function checkAndRemember(
  token: unknown,
  { context, requestId }: Call,
): Promise<TokenCheck | undefined> {
  const now = storeNow();
  try {
    const checked = await checkToken(database(), token, visitorOf(context), now);
    if (checked.isGood) await rememberToken(database(), checked.token);
    return checked;
  } catch (error) {
    log('error', 'captcha_unavailable', { requestId, ...describeError(error) });
    return undefined;
  }
}
