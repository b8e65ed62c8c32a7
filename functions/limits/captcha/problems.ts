import { storeSettings } from '#functions/catalogue/snapshot.ts';
import { type Problem, problem } from '#functions/platform/problem.ts';
import { INVALID_TOKEN } from '#src/contracts/captcha.ts';
import * as words from '#src/words/en/problems.ts';
import { fill } from '#src/words/fill.ts';
import type { Refusal } from '../consume.ts';

/** The problem for a request whose captcha token is not valid. */
export function checkFailed(field: string): Problem {
  return problem('invalid_token', fill(words.checkFailed, { email: storeSettings().brand.email }), { field });
}

/** The problem for a form whose captcha token is not valid. The message names other ways to send it. */
export function invalidToken(): Problem {
  return problem(
    'invalid_token',
    fill(words.formCheckFailed, { token: INVALID_TOKEN, email: storeSettings().brand.email }),
    { field: 'captchaToken' },
  );
}

export function captchaUnavailable(): Problem {
  return problem('captcha_unavailable', fill(words.checkSilent, { email: storeSettings().brand.email }), {
    headers: { 'retry-after': '60' },
  });
}

export function tooManyChecks({ retryAfter }: Refusal): Problem {
  return problem('too_many_checks', fill(words.tooManyChecks, { email: storeSettings().brand.email }), {
    headers: { 'retry-after': String(retryAfter) },
  });
}
