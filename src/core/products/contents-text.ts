import * as words from '#src/words/en/bundles.ts';
import { fill } from '#src/words/fill.ts';
import type { BundlePart } from './types.ts';

export type NamedPart = Pick<BundlePart, 'name' | 'formatName' | 'quantity'>;

/** A part of a bundle: `2 × Halo (Whole beans, 250 g)`. */
function partText({ name, formatName, quantity }: NamedPart): string {
  return fill(words.part, { quantity: String(quantity), product: name, format: formatName });
}

/**
 * What a bundle contains, as one line of a receipt.
 *
 * @param quantity of bundles on the line; the text names the parts of one
 */
export function contentsText(parts: readonly NamedPart[], quantity = 1): string {
  const list = parts.map(partText).join(', ');
  return fill(quantity > 1 ? words.eachContains : words.contains, { parts: list });
}

/** What a packer takes from the shelves for a line of bundles, a text for each part. */
export function picksOf(parts: readonly BundlePart[], quantity: number): string[] {
  return parts.map((part) =>
    fill(words.pick, { part: partText({ ...part, quantity: part.quantity * quantity }), sku: part.sku }),
  );
}
