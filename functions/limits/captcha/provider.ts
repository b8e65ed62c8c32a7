import * as z from 'zod/mini';

/** The verification endpoint and its secret. */
type Captcha = { verifyUrl: string; secret: string };

/** What the captcha service knows about a token. */
export type TokenFacts = {
  /** From 0 (a bot) to 1 (a person). */
  score: number;
  /** The action that the token was requested for. */
  action: string;
  /** The host of the page that requested it. */
  hostname: string;
  issuedAt: Date;
};

/** The captcha service did not answer in time or understandably, or rejects our key. */
export class CaptchaUnavailable extends Error {
  override name = 'CaptchaUnavailable';
}

/** The timeout, in ms. A visitor waits meanwhile. */
const TIMEOUT_MS = 3_000;
/** The largest accepted response, in bytes. A usual one has about 200. */
const LARGEST = 16 * 1024;

/** https://developers.google.com/recaptcha/docs/v3 (site verify response). */
const answer = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  challenge_ts: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});

/** Error codes about the token. Any other is about our key or our request, not the visitor. */
const TOKEN_ERRORS = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

/**
 * Verifies a token with the captcha service. Each token can be verified once.
 * @returns the token's facts, or undefined for an invalid token. Missing values become ones that fail every
 * check.
 * @throws CaptchaUnavailable
 */
export async function askProvider(captcha: Captcha, token: string): Promise<TokenFacts | undefined> {
  const { success, 'error-codes': errors = [], ...facts } = await verify(captcha, token);
  const ours = errors.find((error) => !TOKEN_ERRORS.includes(error));
  if (!success && ours) throw new CaptchaUnavailable(`The provider refuses: ${ours.slice(0, 60)}`);
  if (!success) return undefined;
  const { score = 0, action = '', hostname = '', challenge_ts = '' } = facts;
  return { score, action, hostname, issuedAt: new Date(challenge_ts) };
}

async function verify({ verifyUrl, secret }: Captcha, token: string): Promise<z.output<typeof answer>> {
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`It answered ${response.status}`);
    const text = await response.text();
    if (text.length > LARGEST) throw new Error('Its answer is too long');
    return z.parse(answer, JSON.parse(text));
  } catch (error) {
    throw new CaptchaUnavailable('The provider cannot be asked', { cause: error });
  }
}
