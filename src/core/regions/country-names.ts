import { type RegionCode, regionOf } from './regions.ts';
import { shippingCountries } from './shipping-countries.ts';

/** The shipping countries of a region, with their names in its language. */
export function countriesFor(region: RegionCode): { code: string; name: string }[] {
  const { locale } = regionOf(region);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return shippingCountries(region)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
