import { IDEMPOTENCY_KEY } from '#src/contracts/limits.ts';
import * as words from '#src/words/en/problems.ts';
import { type Problem, problem } from './problem.ts';

/**
 * The problem with an `Idempotency-Key`; undefined when it is valid. The key identifies a repeated request.
 */
export function keyProblem(key: string): Problem | undefined {
  if (IDEMPOTENCY_KEY.test(key)) return undefined;
  return problem('invalid_input', words.keyWrong, {
    field: 'idempotency-key',
  });
}
