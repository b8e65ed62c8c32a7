/** Removed articles. Their addresses show the not-found page, and no new article may use them. */
export const RETIRED_ARTICLES: readonly string[] = [
  'growing-your-brand-with-tiktok',
  'cooking-up-cash',
  'lockdown-cooking',
];
