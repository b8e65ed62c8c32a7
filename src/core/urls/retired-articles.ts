/** Articles that were taken down: their addresses lead to the not-found page, and no new article may have them. */
export const RETIRED_ARTICLES: readonly string[] = [
  'growing-your-brand-with-tiktok',
  'cooking-up-cash',
  'lockdown-cooking',
];
