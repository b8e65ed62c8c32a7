import { type OfferedMethod, type ShippingQuestion, shippingOffer } from './offer.ts';
import { type Area, deliveryCountries, NO_PLACES } from './places.ts';

/** Countries with the same methods and prices. */
export type CountryOffer = { countries: readonly string[]; methods: OfferedMethod[] };

/**
 * What delivery to each country of a region costs, for search engines and feeds, which know no postcodes:
 * outside the zones of postcodes, and without collections. Countries with the same methods and prices are
 * together.
 */
export function offersByCountry(question: Omit<ShippingQuestion, 'place'>): CountryOffer[] {
  const { region, places = NO_PLACES } = question;
  const byCountry = <A extends Area>(areas: readonly A[]) => areas.filter(({ postcodes }) => !postcodes);
  const asked = { zones: byCountry(places.zones), excluded: byCountry(places.excluded) };
  const groups = new Map<string, { countries: string[]; methods: OfferedMethod[] }>();
  for (const country of deliveryCountries(region, places)) {
    const offer = shippingOffer({ ...question, places: asked, place: { country } });
    const methods = offer.methods.filter(({ collection }) => !collection);
    const key = JSON.stringify(methods);
    const group = groups.get(key) ?? { countries: [], methods };
    group.countries.push(country);
    groups.set(key, group);
  }
  return [...groups.values()];
}
