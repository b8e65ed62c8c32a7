import { type Mapping, placesOf } from './mapping.ts';
import type { SourceProduct } from './source-product.ts';

/** How many products without a place have a type or tag, the most frequent first. */
export type Unmapped = readonly { word: string; kind: 'type' | 'tag'; products: number }[];

/** Counted words. More than these say nothing to the editor who writes the mapping. */
const MAX_COUNTED = 5_000;
const MAX_TOLD = 20;

/** Counts the types and tags of products that match no line of the mapping. */
export function unmappedWords(mapping: Mapping) {
  const counts = new Map<string, { word: string; kind: 'type' | 'tag'; products: number }>();
  const count = (kind: 'type' | 'tag', word: string) => {
    const key = `${kind} ${word}`;
    const known = counts.get(key);
    if (known) known.products += 1;
    else if (word && counts.size < MAX_COUNTED) counts.set(key, { word, kind, products: 1 });
  };
  return {
    add(product: SourceProduct): void {
      if (placesOf(mapping, product).length > 0) return;
      count('type', product.type);
      for (const tag of product.tags) count('tag', tag);
    },
    words: (): Unmapped =>
      [...counts.values()].toSorted((one, other) => other.products - one.products).slice(0, MAX_TOLD),
  };
}
