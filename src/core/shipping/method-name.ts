import { byMethod } from '#src/words/en/shipping.ts';
import { fill } from '#src/words/fill.ts';

/**
 * A shipping method inside a sentence: `standard delivery`. Keeps the case of a name with another capital
 * letter, such as a carrier's. Adds nothing to a name that ends in "delivery" or "post".
 */
export function deliveryBy(name: string): string {
  const method = /^\p{Lu}[^\p{Lu}]*$/u.test(name) ? name.toLowerCase() : name;
  return /\b(delivery|post)$/.test(method) ? method : fill(byMethod, { method });
}
