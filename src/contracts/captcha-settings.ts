import * as z from 'zod/mini';

/** What a browser needs for having a person checked: where the provider's script lies, and this store's public key. */
export const captchaSettings = z.object({ siteKey: z.string(), version: z.string(), scriptUrl: z.string() });
export type CaptchaSettings = z.output<typeof captchaSettings>;
