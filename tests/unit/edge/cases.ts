/** What the edge function must answer, tested with Node and with Deno. Plain data and plain code only. */
export type EdgeCase = {
  name: string;
  path: string;
  /** Default: GET. */
  method?: 'HEAD';
  headers?: Record<string, string>;
  country?: string;
  /** The pages it requests, in order. */
  asks?: string[];
  status: number;
  location?: string;
  cookie?: string;
};

export const EDGE_CASES: EdgeCase[] = [
  { name: 'no cookie, no country', path: '/products/known', asks: ['/products/known'], status: 200 },
  {
    name: 'a British visitor',
    path: '/products/known',
    country: 'GB',
    asks: ['/regions/gb/products/known'],
    status: 200,
  },
  {
    name: 'a link checker of a British visitor',
    path: '/products/known',
    method: 'HEAD',
    country: 'GB',
    asks: ['/regions/gb/products/known'],
    status: 200,
  },
  { name: 'the home page', path: '/', country: 'FR', asks: ['/regions/eu'], status: 200 },
  {
    name: 'a cookie against the country',
    path: '/',
    country: 'FR',
    headers: { cookie: 'region=CA' },
    asks: ['/regions/ca'],
    status: 200,
  },
  {
    name: 'a cookie that only this host can have set, against one without a prefix',
    path: '/',
    country: 'FR',
    headers: { cookie: 'region=US; __Host-region=CA' },
    asks: ['/regions/ca'],
    status: 200,
  },
  {
    name: 'a bad cookie',
    path: '/',
    country: 'FR',
    headers: { cookie: 'region=../../etc' },
    asks: ['/'],
    status: 200,
  },
  {
    name: 'a region in the query',
    path: '/products/known?region=LATAM&utm_source=x',
    country: 'GB',
    asks: ['/regions/latam/products/known'],
    status: 200,
    cookie: '__Host-visit-region=LATAM; Path=/; SameSite=Lax; Secure',
  },
  {
    name: 'an unknown region in the query',
    path: '/products/known?region=MARS',
    country: 'GB',
    asks: ['/regions/gb/products/known'],
    status: 200,
  },
  {
    name: 'a link that brings a promo code',
    path: '/products/known?utm_source=x&promo=TINS20&region=GB',
    asks: [],
    status: 302,
    location: '/products/known?utm_source=x&region=GB',
    cookie: '__Host-promo=TINS20; Max-Age=604800; Path=/; SameSite=Lax; Secure',
  },
  {
    name: 'a promo code in a link to an address that has moved',
    path: '//evil.example/?promo=TINS20',
    asks: [],
    status: 308,
    location: '/evil.example?promo=TINS20',
  },
  {
    name: 'a promo code that tries to be a header',
    path: '/?promo=A%0D%0ASet-Cookie:%20x=1;%20Path=/',
    asks: [],
    status: 302,
    location: '/',
    cookie:
      '__Host-promo=A%0D%0ASet-Cookie%3A%20x%3D1%3B%20Path%3D%2F; Max-Age=604800; Path=/; SameSite=Lax; Secure',
  },
  {
    name: 'an empty promo code',
    path: '/basket?promo=',
    asks: [],
    status: 302,
    location: '/basket',
  },
  {
    name: 'an unknown address',
    path: '/nothing-here',
    country: 'GB',
    asks: ['/regions/gb/nothing-here', '/regions/gb/404'],
    status: 404,
  },
  { name: 'the not-found page itself', path: '/404', country: 'US', asks: ['/regions/us/404'], status: 404 },
  { name: 'the server-error page', path: '/500', asks: ['/500'], status: 500 },
  {
    name: 'another region’s files',
    path: '/regions/gb/products/known?a=b',
    country: 'US',
    asks: [],
    status: 308,
    location: '/products/known?a=b',
  },
  {
    name: 'an article that was taken down',
    path: '/blog/lockdown-cooking/?utm_source=x',
    country: 'GB',
    asks: [],
    status: 308,
    location: '/404?utm_source=x',
  },
  {
    name: 'an article that begins like one',
    path: '/blog/lockdown-cooking-2',
    asks: ['/blog/lockdown-cooking-2', '/404'],
    status: 404,
  },
  { name: 'another region’s home', path: '/regions/eu', asks: [], status: 308, location: '/' },
  {
    name: 'an internal path that leads to another host',
    path: '/regions/gb//evil.example/x',
    asks: [],
    status: 308,
    location: '/evil.example/x',
  },
  {
    name: 'a slash at the end',
    path: '/products/known/',
    asks: [],
    status: 308,
    location: '/products/known',
  },
  {
    name: 'another case',
    path: '/Products/Known?page=2',
    asks: [],
    status: 308,
    location: '/products/known?page=2',
  },
  {
    name: 'the first page of a list',
    path: '/creators/page/1',
    asks: [],
    status: 308,
    location: '/creators',
  },
  {
    name: 'the first page of a category, for a region',
    path: '/regions/gb/books/weeknight/page/1?a=b',
    asks: [],
    status: 308,
    location: '/books/weeknight?a=b',
  },
  { name: 'a file name', path: '/products/known.html', asks: [], status: 308, location: '/products/known' },
  { name: 'doubled slashes', path: '//evil.example', asks: [], status: 308, location: '/evil.example' },
  {
    name: 'a letter in another alphabet',
    path: '/creators/letter/ä',
    asks: ['/creators/letter/%C3%A4', '/404'],
    status: 404,
  },
  {
    name: 'a page of a list that has fewer',
    path: '/creators/page/99',
    country: 'GB',
    asks: ['/regions/gb/creators/page/99', '/regions/gb/404'],
    status: 404,
  },
  { name: 'an escaped slash', path: '/products%2Fknown', asks: ['/404'], status: 404 },
  { name: 'an escaped host', path: '/%2F%2Fevil.example', asks: ['/404'], status: 404 },
  {
    name: 'an escaped way up',
    path: '/%2e%2e%2f%2e%2e%2fetc',
    country: 'GB',
    asks: ['/regions/gb/404'],
    status: 404,
  },
  {
    name: 'escapes that need none',
    path: '/%50roducts/kn%6Fwn',
    asks: [],
    status: 308,
    location: '/products/known',
  },
  { name: 'an escape that is none', path: '/products/%zz', asks: ['/404'], status: 404 },
  { name: 'half an escape', path: '/products/100%', country: 'GB', asks: ['/regions/gb/404'], status: 404 },
  { name: 'a broken letter', path: '/products/%C3%28', asks: ['/404'], status: 404 },
  { name: 'an address that is too long', path: `/${'a'.repeat(600)}`, asks: ['/404'], status: 404 },
  {
    name: 'a slash turned round',
    path: '/products/a%5Cb',
    asks: ['/404'],
    status: 404,
  },
  {
    name: 'slashes doubled inside and at the end',
    path: '/products//known//',
    asks: [],
    status: 308,
    location: '/products/known',
  },
  {
    name: 'a page that the platform fails to give',
    path: '/products/failing',
    country: 'GB',
    asks: ['/regions/gb/products/failing', '/regions/gb/500'],
    status: 502,
  },
  {
    name: 'a word that only begins like the folder',
    path: '/regions-of-spain',
    country: 'GB',
    asks: ['/regions/gb/regions-of-spain', '/regions/gb/404'],
    status: 404,
  },
  {
    name: 'the success page',
    path: '/basket/success?session_id=cs_test_1',
    country: 'GB',
    asks: ['/basket/success'],
    status: 200,
  },
  {
    name: 'the search page',
    path: '/search?keyword=sardine&region=ca',
    country: 'GB',
    asks: ['/search'],
    status: 200,
  },
];

type Handler = (request: Request, context: never) => Promise<Response | undefined>;

/** Runs one case and returns a result that can be compared. */
export async function runEdgeCase(handler: Handler, { path, method, headers = {}, country }: EdgeCase) {
  const asks: string[] = [];
  const request = new Request(`https://found.example${path}`, { headers, ...(method && { method }) });
  const known = (pathname: string) =>
    /^(\/regions\/\w+)?(\/|\/products\/known|\/404|\/500|\/basket\/success|\/search)?$/.test(pathname);
  const next = async (other: Request = request) => {
    const { pathname } = new URL(other.url);
    asks.push(pathname);
    if (pathname.endsWith('/failing')) return new Response('bad gateway', { status: 502 });
    return new Response('page', { status: known(pathname) ? 200 : 404 });
  };
  const response = await handler(request, {
    next,
    geo: country ? { country: { code: country } } : {},
  } as never);
  return {
    asks,
    status: response?.status,
    location: response?.headers.get('location') ?? undefined,
    cookie: response?.headers.get('set-cookie') ?? undefined,
    vary: response?.headers.get('netlify-vary') ?? undefined,
    policy: response?.headers.get('content-security-policy') ?? undefined,
    stored: response?.headers.get('netlify-cdn-cache-control') ?? undefined,
  };
}
