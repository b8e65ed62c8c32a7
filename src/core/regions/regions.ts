/**
 * The one table of regions. Everything else that lists regions, currencies or countries is derived from it.
 *
 * `country` is what the hosted checkout is asked to start from; `locale` is the one explicit locale that formats
 * this region's money, on the server and in the browser alike; `pricesIncludeTax` says what a price on a page means.
 */
export const REGIONS = [
  { code: 'US', currency: 'USD', name: 'USA', locale: 'en-US', pricesIncludeTax: false },
  { code: 'GB', currency: 'GBP', name: 'UK', locale: 'en-GB', pricesIncludeTax: true },
  { code: 'CA', currency: 'CAD', name: 'CAN', locale: 'en-CA', pricesIncludeTax: false },
  { code: 'EU', currency: 'EUR', name: 'EU', locale: 'en-IE', pricesIncludeTax: true },
  { code: 'LATAM', currency: 'USD', name: 'LATAM', locale: 'en-US', pricesIncludeTax: false },
  { code: 'GO', currency: 'USD', name: 'Global', locale: 'en-US', pricesIncludeTax: false },
] as const;

export type Region = (typeof REGIONS)[number];
export type RegionCode = Region['code'];

export const DEFAULT_REGION: RegionCode = 'GO';
export const REGION_CODES = REGIONS.map((region) => region.code) as [RegionCode, ...RegionCode[]];

/** True for one of the six codes, written as in the table (upper case). */
export function isRegionCode(value: unknown): value is RegionCode {
  return typeof value === 'string' && (REGION_CODES as string[]).includes(value);
}

/** The table's row for a code. */
export function regionOf(code: RegionCode): Region {
  return REGIONS.find((region) => region.code === code) ?? REGIONS[5];
}

/** The language of a region's pages as `lang` says it: the default and the Latin American region have no English of their own. */
export function pageLanguage(code: RegionCode): string {
  return code === 'GO' || code === 'LATAM' ? 'en' : regionOf(code).locale;
}
