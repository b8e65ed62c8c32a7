import { randomBytes } from 'node:crypto';

/** What goes wrong with the next answers. `hang`: none comes. `broken`: it says 500. `garbage`: no JSON. `mute`: no token is given out. */
export const CAPTCHA_FAULTS = ['hang', 'broken', 'garbage', 'mute'] as const;
export type CaptchaFault = (typeof CAPTCHA_FAULTS)[number];

/** How the stand-in judges whoever asks it. */
export type Judgement = {
  score: number;
  fault: CaptchaFault | undefined;
  /** What it says of a token in place of what is so, by the names of its answer: `hostname`, `action`, `challenge_ts`, … */
  lies: Readonly<Record<string, unknown>>;
  /** True where a token can be verified more than once, which the real one does not allow. */
  isForgetful: boolean;
};

export type Token = { action: string; hostname: string; issuedAt: number; isUsed: boolean };

export type CaptchaProvider = {
  judgement: Judgement;
  /** Every token, oldest first, by itself. */
  tokens: ReadonlyMap<string, Token>;
  /** How many tokens it was asked about. */
  readonly verifications: number;
  issue(action: string, hostname: string): string;
  /** The answer to a form's question about a token, as the provider documents it. */
  verify(secret: string, token: string): Record<string, unknown>;
  /** Back to how it began. */
  reset(): void;
};

/** As the provider's own documentation has it: a token holds for two minutes, once. */
const TOKEN_MS = 2 * 60_000;
const FRIENDLY: Judgement = { score: 0.9, fault: undefined, lies: {}, isForgetful: false };

/** Gives out and verifies tokens, in memory. */
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
