import * as z from 'zod/mini';

/** Where tokens are verified, and as whom. */
type Captcha = { verifyUrl: string; secret: string };

/** What the provider knows of a token that it has given out. */
export type TokenFacts = {
  /** From 0, a robot, to 1, a person. */
  score: number;
  /** What the token was asked for. */
  action: string;
  /** The host of the page that asked for it. */
  hostname: string;
  issuedAt: Date;
};

/** The provider did not answer, not in time, or with nothing that can be read; or it refuses our key. */
export class CaptchaUnavailable extends Error {
  override name = 'CaptchaUnavailable';
}

/** How long an answer is waited for, in ms. Somebody waits for theirs meanwhile. */
const TIMEOUT_MS = 3_000;
/** An answer has some two hundred bytes. */
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

/** Errors that say something of the token. Any other is about our key or our request, and no fault of whoever sent a form. */
const TOKEN_ERRORS = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'];

/**
 * Asks the provider about a token, which it does once for each.
 * @returns what it knows, or undefined when it does not vouch for the token. A value that is missing is one that fits nothing.
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
