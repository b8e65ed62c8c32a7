import { INVALID_TOKEN } from '../../../src/contracts/captcha.ts';
import { storeSettings } from '../../catalogue/snapshot.ts';
import { type Problem, problem } from '../../platform/problem.ts';
import type { Refusal } from '../consume.ts';

/** The problem for a request whose captcha token is not valid. */
export function checkFailed(field: string): Problem {
  return problem(
    'invalid_token',
    `The check for robots did not go through. Please try again, or write to ${storeSettings().brand.email}.`,
    { field },
  );
}

/** The problem for a form whose captcha token is not valid. The message names other ways to send it. */
export function invalidToken(): Problem {
  return problem(
    'invalid_token',
    `${INVALID_TOKEN}: the check for robots did not go through. Send it once more, send it without the check, or write to ${storeSettings().brand.email}.`,
    { field: 'captchaToken' },
  );
}

export function captchaUnavailable(): Problem {
  return problem(
    'captcha_unavailable',
    `The check for robots does not answer just now. Try again in a minute, send it without the check, or write to ${storeSettings().brand.email}.`,
    { headers: { 'retry-after': '60' } },
  );
}

export function tooManyChecks({ retryAfter }: Refusal): Problem {
  return problem(
    'too_many_checks',
    `Too much is being checked for robots at the moment. Try again later, send it without the check, or write to ${storeSettings().brand.email}.`,
    { headers: { 'retry-after': String(retryAfter) } },
  );
}
