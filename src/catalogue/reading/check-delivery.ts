import { isShipped } from '#src/core/products/pricing.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { isWeighed, type ShippingMethod } from '#src/core/shipping/offer.ts';
import type { DeliveryPlaces } from '#src/core/shipping/places.ts';
import { suggestion } from '#src/lib/closest.ts';
import { placesOf } from '../settings/delivery-places.ts';
import type { ContentProblem } from './parse-file.ts';
import type { Content } from './read-content.ts';

/**
 * Problems of shipping methods, zones and products with each other. A product that is shipped needs a method
 * in each region that sells it, and weights where its methods ask for them.
 */
export function deliveryProblems(content: Content): ContentProblem[] {
  return [
    ...unknownZones(content),
    ...unknownMethods(content),
    ...regionsWithoutMethod(content),
    ...missingWeights(content),
  ];
}

/** Zones that methods name and the settings do not have, and zones of regions without a rate. */
function unknownZones({ settings, 'shipping-methods': methods }: Content): ContentProblem[] {
  const zones = Object.assign({}, ...settings.map(({ data }) => data.delivery.zones)) as Partial<
    Record<string, { region: RegionCode }>
  >;
  const names = Object.keys(zones);
  return methods.flatMap(({ file, data }) =>
    Object.keys(data.zones ?? {}).flatMap((name) => {
      const region = zones[name]?.region;
      const field = `zones.${name}`;
      if (region === undefined)
        return {
          file,
          field,
          expected: `a zone of delivery.zones in settings/store.yaml: ${names.join(', ') || 'there is none'}.${suggestion(name, names)}`,
        };
      if (!OPEN_REGIONS.includes(region) || data.rates[region] !== undefined) return [];
      return {
        file,
        field,
        expected: `a rate for ${region} (rates.${region}), too, since the zone is a part of it`,
      };
    }),
  );
}

function unknownMethods({ products, 'shipping-methods': methods }: Content): ContentProblem[] {
  const active = methods.filter(({ data }) => data.active).map(({ id }) => id);
  return products.flatMap(({ file, data }) =>
    (data.shippingMethods ?? []).flatMap((id, at) =>
      active.includes(id)
        ? []
        : {
            file,
            field: `shippingMethods.${at}`,
            expected: `an active shipping method: ${active.join(', ') || 'there is none'}.${suggestion(id, active)}`,
          },
    ),
  );
}

/**
 * Every region that sells a shipped product needs an active shipping method with a rate,
 * that the product goes by.
 */
function regionsWithoutMethod(content: Content): ContentProblem[] {
  const active = content['shipping-methods'].filter(({ data }) => data.active);
  const closed = new Set(content.settings.flatMap(({ data }) => data.closedRegions));
  const [method] = content['shipping-methods'];
  return OPEN_REGIONS.flatMap((region) => {
    if (closed.has(region)) return [];
    const there = active.filter(({ data }) => data.rates[region] !== undefined).map(({ id }) => id);
    const shipped = content.products.filter(({ data }) =>
      data.formats.some((format) => isShipped(format) && format.prices[region] !== undefined),
    );
    const [first] = shipped;
    if (there.length > 0)
      return shipped
        .filter(({ data }) => data.shippingMethods && !data.shippingMethods.some((id) => there.includes(id)))
        .map(({ file }) => ({
          file,
          field: 'shippingMethods',
          expected: `also a method with a rate in ${region}, where it is sold: ${there.join(', ')}`,
        }));
    if (!first) return [];
    return {
      file: method?.file ?? first.file,
      field: method ? `rates.${region}` : `formats.0.prices.${region}`,
      expected: `${method ? 'a rate' : 'an active shipping method with a rate'} there, since ${first.id} is posted to ${region}`,
    };
  });
}

function missingWeights(content: Content): ContentProblem[] {
  const places = placesOf(content.settings[0]?.data.delivery ?? {});
  const methods = content['shipping-methods'].map(({ id, data }) => ({ id, data }));
  return content.products.flatMap(({ file, data }) =>
    data.formats.flatMap((format, at) => {
      // A bundle weighs what its parts weigh, and they are asked.
      if (!isShipped(format) || format.weight !== undefined || format.contains) return [];
      const sold = OPEN_REGIONS.filter((region) => format.prices[region] !== undefined);
      const asking = methods.find(
        (method) =>
          (data.shippingMethods?.includes(method.id) ?? true) && asksForWeight(method, sold, places),
      );
      return asking
        ? {
            file,
            field: `formats.${at}.weight`,
            expected: `the weight in grams with its packaging, since “${asking.id}” needs it, as in weight: 450`,
          }
        : [];
    }),
  );
}

function asksForWeight(
  { id, data }: { id: string; data: Content['shipping-methods'][number]['data'] },
  regions: readonly RegionCode[],
  places: DeliveryPlaces,
): boolean {
  const method: ShippingMethod = { _id: id, handling: { minimumDays: 0, maximumDays: 0 }, ...data };
  return regions.some((region) => isWeighed(method, region, places));
}
