/**
 * The consent to digital content. The text of the consent itself is no word, since orders store its version.
 */

export const missing = 'Please tick the box to buy digital items. Without your consent we cannot send them.';
/** The page is older than the wording. */
export const outdated =
  'The text of the consent has changed since you opened this page. Please reload the page and tick the box again.';
