import type { Customization } from '#src/core/products/types.ts';
import { wordingIssue } from '#src/core/typed-text.ts';
import * as checkoutWords from '#src/words/en/checkout-problems.ts';
import { fill } from '#src/words/fill.ts';
import { type Problem, problem } from '../platform/problem.ts';

/**
 * The problem with a customisation text: too long, not allowed, or missing although required.
 * @param item the product or reward, for the message
 * @param field its path in the request
 */
export function customizationProblem(
  item: string,
  asked: Customization | undefined,
  words: string | undefined,
  field: string,
): Problem | undefined {
  if (words && !asked)
    return problem('customization', fill(checkoutWords.notCustomizable, { item }), { field });
  const issue = asked && wordingIssue(asked, words ?? '');
  return issue ? problem('customization', issue, { field }) : undefined;
}
