import type { Clock } from '../clock.ts';
import { ApiError } from '../http/errors.ts';
import type { KeptAnswer } from '../state/tables.ts';

const DAY = 24 * 60 * 60 * 1000;

export type Idempotency = {
  /**
   * The stored response of this key, if there is one.
   * @throws {ApiError} 400 for other parameters or another endpoint, 409 while the first request is in
   * progress
   */
  recall(key: string, path: string, fingerprint: string): KeptAnswer | undefined;
  /** Starts the work: the key is now in use. */
  claim(key: string): void;
  /** Stores the response, including an error. */
  keep(key: string, answer: KeptAnswer): void;
  release(key: string): void;
};

/**
 * Stripe's idempotency keys: docs.stripe.com/api/idempotent_requests. Failed validations are not stored.
 */
export function createIdempotency(clock: Clock, answers: Map<string, KeptAnswer>): Idempotency {
  const inFlight = new Set<string>();
  return {
    recall(key, path, fingerprint) {
      if (key.length > 255) {
        throw new ApiError(400, 'Idempotency keys can be at most 255 characters long.', {
          type: 'idempotency_error',
        });
      }
      if (inFlight.has(key)) {
        throw new ApiError(
          409,
          `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again in a moment or a different key.`,
          { type: 'idempotency_error', code: 'idempotency_key_in_use' },
        );
      }
      const answer = answers.get(key);
      if (!answer) return undefined;
      if (answer.at < clock.now() - DAY) {
        answers.delete(key);
        return undefined;
      }
      const other = `Try using a key other than '${key}' if you meant to execute a different request.`;
      if (answer.path !== path) {
        throw new ApiError(
          400,
          `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${answer.path}'). ${other}`,
          { type: 'idempotency_error' },
        );
      }
      if (answer.fingerprint !== fingerprint) {
        throw new ApiError(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. ${other}`,
          { type: 'idempotency_error' },
        );
      }
      return answer;
    },
    claim: (key) => void inFlight.add(key),
    keep(key, answer) {
      inFlight.delete(key);
      answers.set(key, answer);
    },
    release: (key) => void inFlight.delete(key),
  };
}
