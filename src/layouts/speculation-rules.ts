/** Links that would change the visit's region. */
const REGION_LINKS = [{ href_matches: '/*\\?*region=*' }, { selector_matches: '[rel~=nofollow]' }];
/** Responses of functions, and the basket. */
const DYNAMIC = [{ href_matches: '/api/*' }, { href_matches: '/basket*' }];
const LISTS = { href_matches: '/products/page/*' };
const noneOf = (...links: object[]) => ({ not: { or: links } });

/**
 * What a browser may prefetch on hover: any page; product pages are prerendered. The text is the same on
 * every page, so that one hash in the content security policy allows it.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, noneOf(...DYNAMIC, ...REGION_LINKS)] },
      eagerness: 'moderate',
    },
  ],
  prerender: [
    {
      where: { and: [{ href_matches: '/products/*' }, noneOf(LISTS, ...REGION_LINKS)] },
      eagerness: 'moderate',
    },
  ],
});
