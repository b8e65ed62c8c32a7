import * as z from 'zod/mini';
import { ask } from '#src/api-client/ask.ts';
import { captchaToken } from '#src/api-client/captcha.ts';
import { captchaSettings } from '#src/contracts/captcha-settings.ts';

/** What a token is asked for; the checkout takes no other. */
export const CHECKOUT_ACTION = 'startCheckout';

const config = z.object({ captcha: z.optional(captchaSettings) });

/**
 * Has the shopper checked by the captcha of this store, with their leave. @returns the token that goes with the next request, or
 * undefined where the check did not work or there is none
 */
export async function provePerson(): Promise<string | undefined> {
  const answer = await ask('/api/config', config);
  if (!answer.isOk || !answer.data.captcha) return undefined;
  try {
    return await captchaToken(answer.data.captcha, CHECKOUT_ACTION);
  } catch {
    return undefined;
  }
}
