import { isOpen, stateAt } from '#src/core/fundings/progress.ts';
import type { Product } from '#src/core/products/types.ts';
import * as words from '#src/words/en/checkout-problems.ts';
import { fill } from '#src/words/fill.ts';
import { fundingOfProduct } from '../catalogue/snapshot.ts';
import { type Problem, problem } from '../platform/problem.ts';

/** A product of a funding is sold only while the funding is open. Returns the problem, or undefined. */
export function fundingProblem(product: Product, field: string, now: Date): Problem | undefined {
  if (product.type !== 'funding') return undefined;
  const funding = fundingOfProduct(product._id);
  const state = funding && stateAt(funding, 0, now);
  if (state && isOpen(state)) return undefined;
  return state === 'upcoming'
    ? problem('not_open_yet', fill(words.notFundedYet, { product: product.name }), {
        field: `${field}.productId`,
      })
    : problem('funding_over', fill(words.fundingOver, { product: product.name }), {
        field: `${field}.productId`,
      });
}
