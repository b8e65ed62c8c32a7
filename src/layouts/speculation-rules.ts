/** Never prefetched: dynamic responses, and links that would change the visit's region. */
const EXCLUDED = [
  { href_matches: '/api/*' },
  { href_matches: '/basket*' },
  { href_matches: '/*\\?*region=*' },
  { selector_matches: '[rel~=nofollow]' },
];
const not = { not: { or: EXCLUDED } };

/**
 * What a browser may prefetch on hover: any page; product pages are prerendered. The text is the same on
 * every page, so that one hash in the content security policy allows it.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, not] }, eagerness: 'moderate' }],
  prerender: [
    {
      where: { and: [{ href_matches: '/products/*' }, { not: { href_matches: '/products/page/*' } }, not] },
      eagerness: 'moderate',
    },
  ],
});
