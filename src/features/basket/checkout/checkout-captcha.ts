import * as z from 'zod/mini';
import { captchaSettings } from '#src/contracts/captcha-settings.ts';
import { ask } from '#src/stores/api-client/ask.ts';
import { captchaToken } from '#src/stores/api-client/captcha.ts';

/** The captcha action. The checkout accepts no other. */
export const CHECKOUT_ACTION = 'startCheckout';

const config = z.object({ captcha: z.optional(captchaSettings) });

/**
 * Runs the store's captcha, with the shopper's permission.
 *
 * @returns the token for the next request, or undefined when the captcha failed or there is none
 */
export async function checkoutCaptchaToken(): Promise<string | undefined> {
  const answer = await ask('/api/config', config);
  if (!answer.isOk || !answer.data.captcha) return undefined;
  try {
    return await captchaToken(answer.data.captcha, CHECKOUT_ACTION);
  } catch {
    return undefined;
  }
}
