import type { CurrencyCode } from '../money.ts';

type Row = {
  code: string;
  currency: CurrencyCode;
  /** Short, for the region picker. */
  name: string;
  /** On its own, for those who do not know the short one. */
  fullName: string;
  /** Inside a sentence: `the UK`. */
  inSentence: string;
  /** The one explicit locale that formats this region's money, on the server and in the browser alike. */
  locale: string;
  /** What `lang` says of its pages; `en` where a region has no English of its own. */
  language: string;
  /** ISO country that a form begins with; empty where a region is many, since a guess would mislead. */
  startCountry: string;
  /** What a price on a page means. */
  pricesIncludeTax: boolean;
  /**
   * Days in which a thing may come back, counted from its arrival: the law's in the UK and the EU, the store's own elsewhere.
   * The terms and the questions name them as `{{returnDays}}`.
   */
  returnDays: number;
};

/**
 * The one table of regions; every other list of regions is derived from it or required by its type. A new region is a row here and
 * what the compiler then asks for (its countries; a new currency), a flag in public/flags, and prices in the content.
 */
export const REGIONS = [
  {
    code: 'US',
    currency: 'USD',
    name: 'USA',
    fullName: 'United States',
    inSentence: 'the USA',
    locale: 'en-US',
    language: 'en-US',
    startCountry: 'US',
    pricesIncludeTax: false,
    returnDays: 30,
  },
  {
    code: 'GB',
    currency: 'GBP',
    name: 'UK',
    fullName: 'United Kingdom',
    inSentence: 'the UK',
    locale: 'en-GB',
    language: 'en-GB',
    startCountry: 'GB',
    pricesIncludeTax: true,
    returnDays: 14,
  },
  {
    code: 'CA',
    currency: 'CAD',
    name: 'CAN',
    fullName: 'Canada',
    inSentence: 'Canada',
    locale: 'en-CA',
    language: 'en-CA',
    startCountry: 'CA',
    pricesIncludeTax: false,
    returnDays: 30,
  },
  {
    code: 'EU',
    currency: 'EUR',
    name: 'EU',
    fullName: 'European Union',
    inSentence: 'the EU',
    locale: 'en-IE',
    language: 'en-IE',
    startCountry: '',
    pricesIncludeTax: true,
    returnDays: 14,
  },
  {
    code: 'LATAM',
    currency: 'USD',
    name: 'LATAM',
    fullName: 'Latin America',
    inSentence: 'Latin America',
    locale: 'en-US',
    language: 'en',
    startCountry: '',
    pricesIncludeTax: false,
    returnDays: 30,
  },
  {
    code: 'GO',
    currency: 'USD',
    name: 'Global',
    fullName: 'Rest of world',
    inSentence: 'the rest of the world',
    locale: 'en-US',
    language: 'en',
    startCountry: '',
    pricesIncludeTax: false,
    returnDays: 30,
  },
] as const satisfies readonly Row[];

export type Region = (typeof REGIONS)[number];
export type RegionCode = Region['code'];

/** For everybody whom no other region names. */
export const DEFAULT_REGION = 'GO' satisfies RegionCode;
export const REGION_CODES = REGIONS.map((region) => region.code) as [RegionCode, ...RegionCode[]];

/** True for a code as it is written in the table (upper case). */
export function isRegionCode(value: unknown): value is RegionCode {
  return typeof value === 'string' && (REGION_CODES as string[]).includes(value);
}

/** The table's row for a code. */
export function regionOf(code: RegionCode): Region {
  return (REGIONS.find((region) => region.code === code) ??
    REGIONS.find((region) => region.code === DEFAULT_REGION)) as Region;
}

/** The language of a region's pages, as `lang` says it. */
export function pageLanguage(code: RegionCode): string {
  return regionOf(code).language;
}
