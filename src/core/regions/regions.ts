import * as names from '#src/words/en/region-names.ts';
import type { CurrencyCode } from '../currencies.ts';

type Row = {
  code: string;
  currency: CurrencyCode;
  /** Short name, for the region picker. */
  name: string;
  /** Full name. */
  fullName: string;
  /** The name inside a sentence: `the UK`. */
  inSentence: string;
  /** The locale that formats this region's money on the server and in the browser. */
  locale: string;
  /**
   * The `lang` of its pages, which dates follow. `en-001` when the region has no English of its own: it puts
   * the day first, as most of the world does.
   */
  language: string;
  /** The country that forms preselect (ISO). Empty when the region has several. */
  startCountry: string;
  /** True when prices include VAT. */
  pricesIncludeTax: boolean;
  /**
   * The return period in days, counted from delivery: the legal one in the UK and the EU, the store's own
   * elsewhere. Content uses it as `{{returnDays}}`.
   */
  returnDays: number;
};

/**
 * The table of regions. Every other list of regions is derived from it or typed by it. A new region needs a
 * row here, what the compiler then asks for (its countries; a new currency), a flag in public/flags, and
 * prices in the content.
 */
export const REGIONS = [
  {
    code: 'US',
    currency: 'USD',
    ...names.US,
    locale: 'en-US',
    language: 'en-US',
    startCountry: 'US',
    pricesIncludeTax: false,
    returnDays: 30,
  },
  {
    code: 'GB',
    currency: 'GBP',
    ...names.GB,
    locale: 'en-GB',
    language: 'en-GB',
    startCountry: 'GB',
    pricesIncludeTax: true,
    returnDays: 14,
  },
  {
    code: 'CA',
    currency: 'CAD',
    ...names.CA,
    locale: 'en-CA',
    language: 'en-CA',
    startCountry: 'CA',
    pricesIncludeTax: false,
    returnDays: 30,
  },
  {
    code: 'EU',
    currency: 'EUR',
    ...names.EU,
    locale: 'en-IE',
    language: 'en-IE',
    startCountry: '',
    pricesIncludeTax: true,
    returnDays: 14,
  },
  {
    code: 'LATAM',
    currency: 'USD',
    ...names.LATAM,
    locale: 'en-US',
    language: 'en-001',
    startCountry: '',
    pricesIncludeTax: false,
    returnDays: 30,
  },
  {
    code: 'GO',
    currency: 'USD',
    ...names.GO,
    locale: 'en-US',
    language: 'en-001',
    startCountry: '',
    pricesIncludeTax: false,
    returnDays: 30,
  },
] as const satisfies readonly Row[];

export type Region = (typeof REGIONS)[number];
export type RegionCode = Region['code'];

/** The region of all countries that no other region has. */
export const REST_OF_WORLD = 'GO' satisfies RegionCode;
export const REGION_CODES = REGIONS.map((region) => region.code) as [RegionCode, ...RegionCode[]];

/** True for a region code in upper case. */
export function isRegionCode(value: unknown): value is RegionCode {
  return typeof value === 'string' && (REGION_CODES as string[]).includes(value);
}

/** The row of a region code. */
export function regionOf(code: RegionCode): Region {
  return (REGIONS.find((region) => region.code === code) ??
    REGIONS.find((region) => region.code === REST_OF_WORLD)) as Region;
}

/** The `lang` of a region's pages. */
export function pageLanguage(code: RegionCode): string {
  return regionOf(code).language;
}
