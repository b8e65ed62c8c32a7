import { describe, expect, test, vi } from 'vitest';
import { cookie, deletedCookies } from '#src/core/cookie-text.ts';
import { formatDate, longDay, today } from '#src/core/dates.ts';
import { parseCookies } from '#src/core/read-cookies.ts';
import { COUNTRIES, regionOfCountry } from '#src/core/regions/countries.ts';
import { languageTag, pickLocale } from '#src/core/regions/locale.ts';
import { VISIT_REGION_COOKIE } from '#src/core/regions/pick-region.ts';
import { inEachRegion, inEveryRegion, oncePerRegion } from '#src/core/regions/region-paths.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { shippingCountries } from '#src/core/regions/shipping-countries.ts';
import { visitCookie } from '#src/core/regions/visit-cookie.ts';

describe('[REG-08] the locale of a visitor', () => {
  test.each<[header: string | null | undefined, locale: string]>([
    [null, 'us'],
    [undefined, 'us'],
    ['', 'us'],
    ['en', 'us'],
    ['en-GB', 'gb'],
    ['EN-gb', 'gb'],
    ['en-gb-oxendict', 'us'],
    ['x-en-gb', 'us'],
    ['en-US,en-GB', 'us'],
    ['en-US;q=0.5,en-GB;q=0.9', 'gb'],
    ['en-US; q=0.9 , en-GB;q=1', 'gb'],
    ['de;q=1, en-GB;q=0.1', 'gb'],
    ['en-GB;q=0, en-US;q=0.1', 'us'],
    ['en-GB;q=0', 'us'],
    ['en-US;q=0.5;level=1, en-GB;q=0.4', 'us'],
    ['en-US;a=0.9q=0.1, en-GB;q=0.5', 'us'],
    ['en-US;q=0.2x, en-GB;q=0.5', 'us'],
    ['de', 'us'],
    // Spaces are allowed around both separators (RFC 9110, 5.6.6); some clients send them around the weight
    // as well.
    ['en-GB ;q=0.9', 'gb'],
    ['en-GB ; q=0.9, en-US ; q=0.5', 'gb'],
    ['en-US ;q=0.5 ,\ten-GB\t;\tq=0.9', 'gb'],
    ['  en-GB  ', 'gb'],
    ['en-GB;Q=0.9, en-US;Q=0.5', 'gb'],
    ['en-US;q = 0.5, en-GB;q = 0.9', 'gb'],
    ['en-GB ;q=0, en-US ;q=0.1', 'us'],
    ['en-US;q=1.000, en-GB;q=0.999', 'us'],
    ['en-GB;q=1., en-US;q=0.', 'gb'],
    // An invalid weight is ignored.
    ['en-US;q=1.2.3, en-GB;q=0.5', 'us'],
    ['en-US;q=., en-GB;q=0.5', 'us'],
    ['en-US;q=0.5, en-GB;q=', 'gb'],
    ['en-US;q=0.5, en-GB;q=-1', 'gb'],
    ['en-GB;q=5, en-US', 'gb'],
    ['en-US, en-GB;q=5', 'us'],
    ['en-US;q=0.5, en-GB;q=1e9', 'gb'],
    // Other languages whose codes start in the same way.
    ['enm, en-GB;q=0.5', 'gb'],
    ['eng-GB', 'us'],
    ['x-en, en-GB;q=0.5', 'gb'],
    ['en-x-en-gb', 'us'],
    // Plain English is English, too.
    ['en, en-GB;q=0.5', 'us'],
    ['en-US;q=0.85, en-GB;q=0.9', 'gb'],
    [',,;;,en-GB', 'gb'],
    [';q=0.9', 'us'],
    ['*', 'us'],
    ['en-GB,'.repeat(20), 'gb'],
    ['\u0000en-GB', 'us'],
    ...['ie', 'au', 'nz', 'za', 'in', 'sg', 'hk', 'mt'].map((land): [string, string] => [`en-${land}`, 'gb']),
  ])('with “%s” is %s', (header, locale) => {
    expect(pickLocale(header)).toBe(locale);
  });

  test('is the visitor’s choice, for any headers of the browser', () => {
    expect([pickLocale('en-GB', 'us'), pickLocale('en-US', 'gb'), pickLocale('en-GB', 'xx')]).toEqual([
      'us',
      'gb',
      'gb',
    ]);
    expect([languageTag('gb'), languageTag('us')]).toEqual(['en-GB', 'en-US']);
  });
});

test.each([
  ['a=1; b=2', { a: '1', b: '2' }],
  ['a=1;b=2', { a: '1', b: '2' }],
  ['  a = 1 ;b', { a: '1' }],
  ['=1; a=2', { a: '2' }],
  ['region; a=2; theme', { a: '2' }],
  [' =1; a=2', { a: '2' }],
  ['a=1; a=2', { a: '1' }],
  ['a=b=c', { a: 'b=c' }],
  ['a="1"; b="1; c=1"; d="1" 2; e=1"1', { a: '1', b: '1', c: '1', d: '1" 2', e: '1"1' }],
  ['__proto__=1', Object.defineProperty({}, '__proto__', { value: '1', enumerable: true })],
  ['', {}],
  [null, {}],
  [undefined, {}],
])('the cookies of “%s”', (header, cookies) => {
  expect({ ...parseCookies(header) }).toEqual(cookies);
});

test('a cookie with the host prefix is found by its plain name and takes precedence over one without', () => {
  expect({ ...parseCookies('region=GB; __Host-region=EU; region=US') }).toEqual({ region: 'EU' });
  expect({ ...parseCookies('__Host-region=EU; region=GB; __Host-a=1; b=2') }).toEqual({
    region: 'EU',
    a: '1',
    b: '2',
  });
  expect({ ...parseCookies('__Host-=1; x__Host-a=1') }).toEqual({ 'x__Host-a': '1' });
});

test('a cookie is written for the whole store, over https with the host prefix', () => {
  expect(cookie('a', '1', 10, true)).toBe('__Host-a=1; Max-Age=10; Path=/; SameSite=Lax; Secure');
  expect(cookie('a', '1', 10, false)).toBe('a=1; Max-Age=10; Path=/; SameSite=Lax');
  expect(cookie('a', '1', undefined, true)).toBe('__Host-a=1; Path=/; SameSite=Lax; Secure');
  expect(deletedCookies('a', true)).toEqual([
    '__Host-a=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'a=; Max-Age=0; Path=/; SameSite=Lax',
  ]);
  expect(deletedCookies('a', false)).toEqual(['a=; Max-Age=0; Path=/; SameSite=Lax']);
});

test('only a region from an address is saved for the visit', () => {
  const kept = (query: string, origin = 'https://found.example') => visitCookie(new URL(query, origin));
  for (const asked of ['gb', 'GB'])
    expect(kept(`/a?region=${asked}`)).toBe(cookie(VISIT_REGION_COOKIE, 'GB', undefined, true));
  expect(kept('/?region=eu', 'http://localhost')).toBe(cookie(VISIT_REGION_COOKIE, 'EU', undefined, false));
  for (const none of ['/', '/?region=', '/?region=XX', '/?region=GB;']) expect(kept(none)).toBeUndefined();
});

describe('the paths of a page', () => {
  const PLAIN = [undefined, 'regions/us', 'regions/gb', 'regions/ca', 'regions/eu', 'regions/latam'];
  test('are one for each region, with the region of each', () => {
    const paths = inEveryRegion([{ params: { id: 'a' }, props: { name: 'A' } }]);
    expect(paths.map(({ params }) => params.region).sort()).toEqual([...PLAIN].sort());
    expect(paths.find(({ props }) => props.region === 'GB')).toEqual({
      params: { id: 'a', region: 'regions/gb' },
      props: { name: 'A', region: 'GB' },
    });
    expect(oncePerRegion().map(({ props }) => props.region)).toEqual(REGION_CODES);
    expect(oncePerRegion()[1]).toEqual({ params: { region: 'regions/gb' }, props: { region: 'GB' } });
  });
  test('may differ between regions', () => {
    const paths = inEachRegion((region) => (region === 'EU' ? [{ params: { id: 'a' }, props: {} }] : []));
    expect(paths).toEqual([{ params: { id: 'a', region: 'regions/eu' }, props: { region: 'EU' } }]);
  });
});

describe('the shipping countries', () => {
  test('are the region’s own, and for the rest of the world those of no region', () => {
    expect(shippingCountries('GB')).toEqual(['GB']);
    expect(shippingCountries('CA')).toEqual(['CA']);
    expect(shippingCountries('US')).toContain('US');
    expect(shippingCountries('EU')).toHaveLength(27);
    // The payment provider does not support it.
    expect(shippingCountries('US')).toEqual(['US', 'PR']);
    expect(shippingCountries('LATAM')).toEqual(COUNTRIES.LATAM.filter((country) => country !== 'CU'));
    const rest = shippingCountries('GO');
    expect(rest.length).toBeGreaterThan(150);
    for (const country of ['AU', 'CH', 'JP', 'NO', 'NZ', 'ZA', 'IN', 'TW', 'DZ', 'NP', 'ZW'])
      expect(rest).toContain(country);
    for (const country of rest) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(regionOfCountry(country)).toBeUndefined();
    }
    expect(new Set(rest).size).toBe(rest.length);
  });

  test('are found by their code in either case', () => {
    expect([regionOfCountry('fr'), regionOfCountry('FR'), regionOfCountry('PR')]).toEqual(['EU', 'EU', 'US']);
    for (const none of ['', undefined, 'XX', 'toString']) expect(regionOfCountry(none)).toBeUndefined();
    expect(COUNTRIES.LATAM).toContain('MX');
  });
});

test('a date has plain spaces in every language', () => {
  expect(longDay('fr-FR', '2027-03-04T00:00:00Z')).toBe('4 mars 2027');
  expect(today('en-GB', new Date('2027-03-04T12:00:00Z'))).toBe('4 March 2027');
  expect(longDay('fr-FR', '2027-03-04T00:00:00Z')).not.toMatch(/[\u00a0\u202f\u2009]/);
  // Some browsers have a narrow space before “PM”.
  const format = () => '4\u00a0March at\u20093:05\u202fPM';
  vi.stubGlobal('Intl', {
    DateTimeFormat: class {
      format = format;
    },
  });
  const shown = formatDate('en-US', { timeStyle: 'short' }, '2027-03-04T15:05:00Z');
  vi.unstubAllGlobals();
  expect(shown).toBe('4 March at 3:05 PM');
});
