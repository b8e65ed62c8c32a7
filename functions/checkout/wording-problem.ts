import type { Customization } from '#src/core/products/types.ts';
import { wordingIssue } from '#src/core/typed-text.ts';
import { type Problem, problem } from '../platform/problem.ts';

/**
 * What is wrong with the words that a thing is to bear: too long, not asked for, or missing where there must be some.
 * @param name what is to bear them
 * @param field its place in the request
 */
export function wordingProblem(
  name: string,
  asked: Customization | undefined,
  words: string | undefined,
  field: string,
): Problem | undefined {
  if (words && !asked) return problem('customization', `${name} cannot be customised.`, { field });
  const issue = asked && wordingIssue(asked, words ?? '');
  return issue ? problem('customization', issue, { field }) : undefined;
}
