/**
 * The units that an ingredient may have. `measureText` writes them, and `words/en/measures.ts` names those
 * that are not abbreviations.
 */
export const UNITS = [
  'g',
  'kg',
  'ml',
  'l',
  'tsp',
  'tbsp',
  'cup',
  'clove',
  'tin',
  'slice',
  'sprig',
  'handful',
  'pinch',
  'bunch',
  'sheet',
] as const;
