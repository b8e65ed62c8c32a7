import { randomBytes } from 'node:crypto';

/**
 * Faults of the next responses. `hang`: no response. `broken`: status 500. `garbage`: no JSON. `mute`: no
 * token is issued.
 */
export const CAPTCHA_FAULTS = ['hang', 'broken', 'garbage', 'mute'] as const;
type CaptchaFault = (typeof CAPTCHA_FAULTS)[number];

/** The score and the faults of the local captcha. */
type Judgement = {
  score: number;
  fault: CaptchaFault | undefined;
  /** Values that replace fields of the verification response: `hostname`, `action`, `challenge_ts`, … */
  lies: Readonly<Record<string, unknown>>;
  /** Whether a token can be verified more than once, which the real provider does not allow. */
  isForgetful: boolean;
};

type Token = { action: string; hostname: string; issuedAt: number; isUsed: boolean };

export type CaptchaProvider = {
  judgement: Judgement;
  /** Every token by its text, oldest first. */
  tokens: ReadonlyMap<string, Token>;
  /** The number of verified tokens. */
  readonly verifications: number;
  issue(action: string, hostname: string): string;
  /** The response to a verification request, as the provider documents it. */
  verify(secret: string, token: string): Record<string, unknown>;
  /** Restores the initial state. */
  reset(): void;
};

/** From the provider's documentation: a token is valid for two minutes, and only once. */
const TOKEN_MS = 2 * 60_000;
const FRIENDLY: Judgement = { score: 0.9, fault: undefined, lies: {}, isForgetful: false };

/** Issues and verifies tokens, in memory. */
export function captchaProvider(secretKey: string, now: () => number): CaptchaProvider {
  const tokens = new Map<string, Token>();
  let verifications = 0;
  const judgement = { ...FRIENDLY };
  const refusal = (code: string) => ({ success: false, 'error-codes': [code] });
  return {
    judgement,
    tokens,
    get verifications() {
      return verifications;
    },
    issue(action, hostname) {
      const token = `local-${randomBytes(24).toString('base64url')}`;
      tokens.set(token, { action, hostname, issuedAt: now(), isUsed: false });
      return token;
    },
    verify(secret, text) {
      verifications += 1;
      if (secret !== secretKey) return refusal('invalid-input-secret');
      const token = tokens.get(text);
      if (!token) return refusal('invalid-input-response');
      const isOver = token.isUsed && !judgement.isForgetful;
      token.isUsed = true;
      if (isOver || now() - token.issuedAt > TOKEN_MS) return refusal('timeout-or-duplicate');
      return {
        success: true,
        challenge_ts: new Date(token.issuedAt).toISOString().replace(/\.\d+/, ''),
        hostname: token.hostname,
        score: judgement.score,
        action: token.action,
        ...judgement.lies,
      };
    },
    reset: () => void Object.assign(judgement, FRIENDLY),
  };
}
