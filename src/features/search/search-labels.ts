import { hasFeature } from '#src/core/shop/features.ts';
import * as words from '#src/words/en/search.ts';

/** What the search says it finds: creators and recipes only where the shop has them. */
export const searchLabels = hasFeature('creators') && hasFeature('recipes') ? words : words.productsOnly;
