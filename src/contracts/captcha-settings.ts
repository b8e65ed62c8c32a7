import * as z from 'zod/mini';

/** What the browser needs for the captcha: the provider's script and the store's public key. */
export const captchaSettings = z.object({ siteKey: z.string(), version: z.string(), scriptUrl: z.string() });
export type CaptchaSettings = z.output<typeof captchaSettings>;
