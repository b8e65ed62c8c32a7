import { type CheckTokenAnswer, checkTokenOperation, INVALID_TOKEN } from '../../src/contracts/captcha.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { checkToken, type TokenCheck } from '../captcha/check-token.ts';
import { tooManyChecks } from '../captcha/problems.ts';
import { rememberToken } from '../captcha/tokens.ts';
import { database } from '../db/open.ts';
import { visitorOf } from '../limits/visitor.ts';
import { handle, routes } from '../platform/app.ts';
import type { Call } from '../platform/call.ts';
import { json } from '../platform/http.ts';
import { check, readJson } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem } from '../platform/problem.ts';

const INVALID = { success: false, message: INVALID_TOKEN } satisfies CheckTokenAnswer;

/**
 * `POST /api/check-token`: whether a captcha token holds, as `{ success, score, message }`; whatever is wrong with it, or with asking, is
 * `{ success: false, message: "Invalid token" }`. It opens no door: each form checks its token itself, and the same one still counts there.
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

/** The provider verifies a token once, so what it said is kept for the form that the token is for. Undefined when nobody could say. */
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
