import type { TaxKind } from '../products/tax-kind.ts';
import { regionOfCountry } from '../regions/countries.ts';
import { type RegionCode, regionOf } from '../regions/regions.ts';

/** Rates in basis points (hundredths of a percent): 2000 is 20 %. */
type Rates = { standard: number } & Partial<Record<TaxKind, number>>;

/** The rates of a country, in percent: standard, printed books, e-books, food. `-`: the standard rate. */
type Row = `${number} ${number | '-'} ${number | '-'} ${number | '-'}`;

/**
 * VAT rates of the UK and of the 27 member states of the EU, as of 22 November 2026. They say how much tax a
 * price includes. This is the only place with tax rates.
 *
 * Sources:
 * - The four EU columns: the European Commission's "Taxes in Europe" database (TEDB: standard rate,
 *   foodstuffs, and books under Annex III (6) of Directive 2006/112/EC), retrieved in August 2025, with later
 *   changes by national law: LT books 5 (Law XV-287), FI 14 to 13.5 and the rise of LT's 9, all from 1
 *   January 2026; SE food 6 from 1 April 2026 until 31 December 2027; LV books 5 only in official languages
 *   of the EU, which include English, from 1 January 2026.
 * - E-books: the option of Directive (EU) 2018/1713 to tax them like printed ones, as each state has
 *   implemented it.
 * - GB: VAT Act 1994, Schedule 8; GOV.UK notices 701/10 (books, and e-books since 1 May 2020) and 701/14
 *   (food).
 *
 * When unsure, use the standard rate (`-`), so that the store never collects too little tax:
 * - Food in states that reduce only listed foods (HR, HU, LV, PL, PT, SK) or none (BG, DK, EE, LT). Where all
 *   food is reduced and some of it further (AT 4.9, ES 4, IT 4), the table has the higher of the two.
 * - DK books: their tax is to be abolished, but no date was found. CY and SK e-books: only printed books are
 *   known to be reduced. HU e-books: standard by law.
 * - Confectionery, drinks, clothing, courses, files and services: standard everywhere, though some states
 *   reduce some of them.
 *
 * Regions of a country with their own rates (the Canaries, Madeira, the Azores, Corsica, Büsingen, Åland …)
 * use the country's rates.
 */
const TABLE = {
  GB: '20 0 0 0',
  AT: '20 10 10 10',
  BE: '21 6 6 6',
  BG: '20 9 9 -',
  CY: '19 3 - 5',
  CZ: '21 0 0 12',
  DE: '19 7 7 7',
  DK: '25 - - -',
  EE: '24 9 9 -',
  ES: '21 4 4 10',
  FI: '25.5 13.5 13.5 13.5',
  FR: '20 5.5 5.5 5.5',
  GR: '24 6 6 13',
  HR: '25 5 5 -',
  HU: '27 5 - -',
  IE: '23 0 0 0',
  IT: '22 4 4 10',
  LT: '21 5 5 -',
  LU: '17 3 3 3',
  LV: '21 5 5 -',
  MT: '18 5 5 0',
  NL: '21 9 9 9',
  PL: '23 5 5 -',
  PT: '23 6 6 -',
  RO: '21 11 11 11',
  SE: '25 6 6 6',
  SI: '22 5 5 9.5',
  SK: '23 5 - -',
} as const satisfies Readonly<Record<string, Row>>;

/** The ISO 3166 code of a country whose rates are known. */
export type TaxPlace = keyof typeof TABLE;
export const TAX_PLACES = Object.keys(TABLE) as TaxPlace[];

const read = new Map<TaxPlace, Rates>();

/** The tax rate of a tax kind in a place, in basis points: 2000 is 20 %. */
export function taxRate(kind: TaxKind, place: TaxPlace): number {
  // A gift is not a sale, and a voucher is taxed when it is spent.
  if (kind === 'gift' || kind === 'voucher') return 0;
  const rates = ratesOf(place);
  return rates[kind] ?? rates.standard;
}

/**
 * The place where an order of a region is taxed: the region's only country, or the destination country if its
 * rates are known. Undefined when prices include no tax or when the country is not known yet.
 *
 * @param country ISO 3166 code of the address, in upper case; empty or undefined when not known yet
 */
export function taxPlaceOf(region: RegionCode, country: string | null | undefined): TaxPlace | undefined {
  const { pricesIncludeTax, startCountry } = regionOf(region);
  if (!pricesIncludeTax) return undefined;
  const place = startCountry || country || '';
  return Object.hasOwn(TABLE, place) && regionOfCountry(place) === region ? (place as TaxPlace) : undefined;
}

/** Whether a region's own country taxes all these formats at 0 %: printed books and most food in the UK. */
export function isZeroRated(formats: readonly { taxKind?: TaxKind }[], region: RegionCode): boolean {
  const place = taxPlaceOf(region, undefined);
  return place !== undefined && formats.every(({ taxKind }) => taxKind && taxRate(taxKind, place) === 0);
}

function ratesOf(place: TaxPlace): Rates {
  const known = read.get(place);
  if (known) return known;
  const [standard = 0, book = 0, ebook = 0, food = 0] = TABLE[place]
    .split(' ')
    .map((text, _at, [first]) => Math.round(Number(text === '-' ? first : text) * 100));
  const rates = { standard, book, 'e-book': ebook, food };
  read.set(place, rates);
  return rates;
}
