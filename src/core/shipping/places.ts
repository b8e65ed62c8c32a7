import type { RegionCode } from '../regions/regions.ts';
import { shippingCountries } from '../regions/shipping-countries.ts';
import { comparablePostcode, coversPostcode } from './postcodes.ts';

/** A part of a region: some of its countries, or some postcodes of a country. */
export type Area = {
  region: RegionCode;
  /** ISO codes. Absent for all countries of the region. */
  countries?: readonly string[] | undefined;
  /** See `postcodes.ts`. Absent for all postcodes. */
  postcodes?: readonly string[] | undefined;
};

/** The parts of regions with prices of their own, and those where nothing is delivered. */
export type DeliveryPlaces = {
  zones: readonly (Area & { id: string })[];
  excluded: readonly Area[];
};

/** Of a shop whose regions have one price each. */
export const NO_PLACES: DeliveryPlaces = { zones: [], excluded: [] };

/** Where an order goes to, as far as the shopper has said it. */
export type Place = { country?: string | undefined; postcode?: string | undefined };

type PlaceField = 'country' | 'postcode';

/** What a place means for the delivery. */
export type FoundPlace = {
  /** The fields that prices and rules depend on, so the shopper has to fill them in. */
  asks: readonly PlaceField[];
  /** The first field that is missing or not in the region. */
  needs?: PlaceField;
  /** The country that an order must go to, where the shopper had to choose it. */
  country?: string;
  /** The zone. Absent for the rest of the region. */
  zone?: string;
  /** True where the shop delivers nothing. */
  isExcluded?: boolean;
};

/** The countries that a region delivers to: without those that the shop has excluded. */
export function deliveryCountries(region: RegionCode, { excluded }: DeliveryPlaces): readonly string[] {
  const all = shippingCountries(region);
  const closed = excluded.filter((area) => area.region === region && !area.postcodes);
  return all.filter((country) => !closed.some((area) => coversCountry(area, country)));
}

/** Finds the zone of a place. An area with postcodes goes before one that has its whole country. */
export function findPlace(region: RegionCode, places: DeliveryPlaces, place: Place): FoundPlace {
  const zones = places.zones.filter((area) => area.region === region);
  const excluded = places.excluded.filter((area) => area.region === region);
  const countries = shippingCountries(region);
  const dependsOnCountry = zones.length > 0 || excluded.some(({ postcodes }) => postcodes);
  const asksCountry = dependsOnCountry && countries.length > 1;
  const known =
    countries.find((one) => one === place.country) ?? (countries.length === 1 ? countries[0] : undefined);
  if (!known) return asksCountry ? { asks: ['country'], needs: 'country' } : { asks: [] };
  const inCountry = <A extends Area>(areas: readonly A[]) =>
    areas.filter((area) => coversCountry(area, known));
  const [closed, own] = [inCountry(excluded), inCountry(zones)];
  const asksPostcode = [...closed, ...own].some(({ postcodes }) => postcodes);
  const asks: PlaceField[] = [
    ...(asksCountry ? ['country' as const] : []),
    ...(asksPostcode ? ['postcode' as const] : []),
  ];
  const found = { asks, ...(asksCountry && { country: known }) };
  if (closed.some(({ postcodes }) => !postcodes)) return { ...found, isExcluded: true };
  const code = comparablePostcode(place.postcode ?? '', known);
  if (asksPostcode && code === '') return { ...found, needs: 'postcode' };
  const covers = ({ postcodes }: Area) => postcodes?.some((pattern) => coversPostcode(pattern, code, known));
  if (closed.some(covers)) return { ...found, isExcluded: true };
  const zone = own.find(covers) ?? own.find(({ postcodes }) => !postcodes);
  return { ...found, ...(zone && { zone: zone.id }) };
}

function coversCountry({ countries }: Area, country: string): boolean {
  return countries?.includes(country) ?? true;
}
