import { combinations, variantName } from '#src/core/products/options.ts';
import { isRecord, optionsOf, writtenFor } from './variant-defaults.ts';

/** So many other values of an option have a price of their own when one without is probably forgotten. */
const ENOUGH = 2;

/**
 * What an editor should look at in the fields of a product as they are written: variants at the product's
 * price, while all other values of an option have prices of their own. Its first value may have none, since
 * it is often the one that the product's price is meant for.
 */
export function forgottenPrices(written: unknown): string[] {
  if (!isRecord(written) || written.prices === undefined) return [];
  const options = optionsOf(written.options);
  if (!options) return [];
  const hasPrice = new Map<string, boolean>();
  for (const values of combinations(options)) {
    const { availability, prices } = writtenFor(written, values, options);
    if (availability !== 'not-made') hasPrice.set(variantName(values), prices !== undefined);
  }
  const isForgotten = (values: string[]) =>
    hasPrice.get(variantName(values)) === false &&
    options.some((option, at) => {
      const [first] = option.values;
      const others = option.values
        .filter((value) => value !== values[at])
        .map((value) => ({ value, isPriced: hasPrice.get(variantName(values.with(at, value))) }))
        .filter(({ isPriced }) => isPriced !== undefined);
      return (
        values[at] !== first &&
        others.every(({ value, isPriced }) => isPriced || value === first) &&
        others.filter(({ isPriced }) => isPriced).length >= ENOUGH
      );
    });
  const forgotten = combinations(options).filter(isForgotten);
  return forgotten.length === 0
    ? []
    : [
        `prices: sold at the product’s price, though other variants have prices of their own: ${forgotten
          .map(variantName)
          .join('; ')}. If that is right, write the price in perValue or formats.`,
      ];
}
