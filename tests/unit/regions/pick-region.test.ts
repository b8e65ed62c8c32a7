import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCookies } from '#src/core/read-cookies.ts';
import { COUNTRIES } from '#src/core/regions/countries.ts';
import { pickLocale } from '#src/core/regions/locale.ts';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { pickRegion, storeRegionFor } from '#src/core/regions/pick-region.ts';
import { internalPath, publicPath, regionFromParam, regionParam } from '#src/core/regions/region-paths.ts';
import { REGION_CODES, REGIONS } from '#src/core/regions/regions.ts';

const containment = createRequire(import.meta.url)('cldr-core/supplemental/territoryContainment.json')
  .supplemental.territoryContainment as Record<string, { _contains: string[] }>;

describe('the table of regions', () => {
  test('[REG-01] six regions with their currencies and names; GO is the default', () => {
    expect(REGIONS.map(({ code, currency, name }) => [code, currency, name])).toEqual([
      ['US', 'USD', 'USA'],
      ['GB', 'GBP', 'UK'],
      ['CA', 'CAD', 'CAN'],
      ['EU', 'EUR', 'EU'],
      ['LATAM', 'USD', 'LATAM'],
      ['GO', 'USD', 'Global'],
    ]);
    expect(DEFAULT_REGION).toBe('GO');
  });

  test('[REG-02] the EU is CLDR’s group of 27, and LATAM is within its group 419', () => {
    expect([...COUNTRIES.EU].sort()).toEqual([...containment.EU!._contains].sort());
    const latin = new Set(countriesIn('419'));
    expect(COUNTRIES.LATAM.filter((country) => !latin.has(country))).toEqual([]);
    for (const other of ['PR', 'VI', 'JM', 'BB', 'TT', 'AW', 'CW', 'BZ', 'GY'])
      expect(COUNTRIES.LATAM).not.toContain(other);
  });

  test('no country belongs to two regions', () => {
    const all = Object.values(COUNTRIES).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the choice of a region', () => {
  test.each([
    ['US', 'US'],
    ['GB', 'GB'],
    ['CA', 'CA'],
    ['FR', 'EU'],
    ['MX', 'LATAM'],
    ['JP', 'GO'],
    ['PR', 'US'],
    ['CH', 'GO'],
    ['gb', 'GB'],
    [undefined, 'GO'],
    ['', 'GO'],
    ['ZZ', 'GO'],
    ['__proto__', 'GO'],
  ])('[REG-02] a request from %s gets %s', (country, expected) => {
    expect(pickRegion({ ...(country !== undefined && { country }) })).toBe(expected);
  });

  test('[REG-03] a chosen region takes precedence over the country; an unknown choice is the default region', () => {
    expect(pickRegion({ cookies: { region: 'CA' }, country: 'GB' })).toBe('CA');
    for (const region of ['XX', 'gb', 'GB ', '../US', 'toString', '%00'])
      expect(pickRegion({ cookies: { region }, country: 'GB' })).toBe('GO');
  });

  test('`?region=` takes precedence for the visit, in either case; an invalid one is ignored', () => {
    expect(pickRegion({ query: 'gb', cookies: { region: 'US' }, country: 'CA' })).toBe('GB');
    expect(pickRegion({ query: 'nowhere', cookies: { region: 'US' }, country: 'CA' })).toBe('US');
    expect(pickRegion({ cookies: { 'visit-region': 'EU', region: 'US' } })).toBe('EU');
  });

  test('of two cookies with one name the first counts, which is the one for the narrower path or host', () => {
    const twice = parseCookies('region=CA; locale=gb; region=US; locale=us; region=');
    expect({ ...twice }).toEqual({ region: 'CA', locale: 'gb' });
    expect(pickRegion({ cookies: twice, country: 'GB' })).toBe('CA');
    expect(pickRegion({ cookies: parseCookies('region=; region=US'), country: 'GB' })).toBe('GB');
  });

  test('for any input, the result is one of the six', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.string(), fc.string(), (query, header, country) => {
        expect(REGION_CODES).toContain(pickRegion({ query, cookies: parseCookies(header), country }));
      }),
    );
  });

  test('a region in which the store is closed is served as the default region', () => {
    expect(storeRegionFor('CA', ['CA'])).toBe('GO');
    expect(storeRegionFor('GB', ['CA'])).toBe('GB');
  });
});

describe('the paths of a region', () => {
  const path = fc
    .array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 4 })
    .map((parts) => `/${parts.join('/')}`);

  test('the default region has the plain path, every other one a prefix, and each can be reversed', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...REGION_CODES), (address, region) => {
        fc.pre(publicPath(address) === undefined);
        const internal = internalPath(region, address);
        if (region === 'GO') expect(internal).toBe(address);
        else expect(publicPath(internal)).toBe(address);
        expect(regionFromParam(regionParam(region))).toBe(region);
      }),
    );
  });

  test('only whole segments are internal paths', () => {
    expect(publicPath('/regions-of-spain')).toBeUndefined();
    expect(publicPath('/regions/spain/x')).toBeUndefined();
    expect(publicPath('/customers')).toBeUndefined();
    expect(publicPath('/regions/gb/products/x')).toBe('/products/x');
  });
});

describe('the locale', () => {
  test('is one of the two for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(['us', 'gb']).toContain(pickLocale(header));
      }),
    );
  });
});

function countriesIn(group: string): string[] {
  return (containment[group]?._contains ?? []).flatMap((code) =>
    /^\d+$/.test(code) ? countriesIn(code) : [code],
  );
}
