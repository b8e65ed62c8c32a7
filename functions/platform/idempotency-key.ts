import { type Problem, problem } from './problem.ts';

const KEY = /^[A-Za-z0-9-]{16,80}$/;

/** What is wrong with an `Idempotency-Key`, by which a request that is sent again is known; undefined when nothing is. */
export function keyProblem(key: string): Problem | undefined {
  if (KEY.test(key)) return undefined;
  return problem(422, 'invalid_input', 'Idempotency-Key: 16 to 80 letters, digits and hyphens.', {
    field: 'idempotency-key',
  });
}
