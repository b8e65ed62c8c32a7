import { IDEMPOTENCY_KEY } from '../../src/contracts/limits.ts';
import { type Problem, problem } from './problem.ts';

/** What is wrong with an `Idempotency-Key`, by which a request that is sent again is known; undefined when nothing is. */
export function keyProblem(key: string): Problem | undefined {
  if (IDEMPOTENCY_KEY.test(key)) return undefined;
  return problem('invalid_input', 'Idempotency-Key: 16 to 80 letters, digits and hyphens.', {
    field: 'idempotency-key',
  });
}
