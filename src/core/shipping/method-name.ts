import { byMethod } from '#src/words/en/shipping.ts';
import { fill } from '#src/words/fill.ts';

/**
 * The name of a shipping method inside a sentence: `standard`. Keeps the case of a name with another capital
 * letter, such as a carrier's.
 */
export function methodInSentence(name: string): string {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(name) ? name.toLowerCase() : name;
}

/** The same as `standard delivery`. Adds nothing to a name that ends in "delivery" or "post". */
export function deliveryBy(name: string): string {
  const method = methodInSentence(name);
  return /\b(delivery|post)$/.test(method) ? method : fill(byMethod, { method });
}
