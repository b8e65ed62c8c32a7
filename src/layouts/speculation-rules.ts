/** Never fetched ahead: what answers differently each time, and links that would change the visit's region. */
const EXCLUDED = [
  { href_matches: '/api/*' },
  { href_matches: '/basket*' },
  { href_matches: '/*\\?*region=*' },
  { selector_matches: '[rel~=nofollow]' },
];
const not = { not: { or: EXCLUDED } };

/**
 * What a browser may fetch or render before a click: any page once the pointer rests on its link, a product's page ready made.
 * The same bytes on every page, so that one hash in the security policy allows it.
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
