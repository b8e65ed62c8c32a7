import type { REST_OF_WORLD, RegionCode } from './regions.ts';

/** The 27 member states of the European Union (CLDR's group EU). */
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/**
 * Latin American countries: CLDR's group 419 without the territories of the United States and without the
 * English- and Dutch-speaking islands.
 */
const LATAM = 'AR BO BR CL CO CR CU DO EC GT HN HT MX NI PA PE PY SV UY VE'.split(' ');

/** The United States with Puerto Rico and the U.S. Virgin Islands. */
const US = ['US', 'PR', 'VI'];

/** The countries of each region. All others belong to the rest of the world. */
export const COUNTRIES: Readonly<Record<Exclude<RegionCode, typeof REST_OF_WORLD>, readonly string[]>> = {
  US,
  GB: ['GB'],
  CA: ['CA'],
  EU,
  LATAM,
};

const regionByCountry = new Map(
  Object.entries(COUNTRIES).flatMap(([region, countries]) =>
    countries.map((country) => [country, region as RegionCode] as const),
  ),
);

/**
 * The region of an ISO 3166 country code, in either case. Undefined for a country of the rest of the world.
 */
export function regionOfCountry(country: string | undefined): RegionCode | undefined {
  return country ? regionByCountry.get(country.toUpperCase()) : undefined;
}
