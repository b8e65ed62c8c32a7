import {
  type ShippingMethodAnswer,
  type ShippingMethodList,
  shippingMethodOperation,
  shippingMethodQuery,
  shippingMethodsOperation,
  shippingMethodsQuery,
} from '#src/contracts/shipping-methods.ts';
import { dayOf } from '#src/core/dates.ts';
import { OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { shippingOffer, type Terms, termsIn } from '#src/core/shipping/offer.ts';
import { lowestPrice } from '#src/core/shipping/rates.ts';
import { storeNow } from '#src/lib/clock.ts';
import * as problemWords from '#src/words/en/problems.ts';
import {
  deliveryCalendar,
  deliveryPlaces,
  preferredShipping,
  type ShippingMethod,
  shippingMethods,
  storeSettings,
} from '../catalogue/snapshot.ts';
import { handle, routes } from '../platform/app.ts';
import { json } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { isProblem, problem } from '../platform/problem.ts';

/**
 * `GET /api/shipping-methods?active=true&shippingRates.region=GB` returns `{ data, total, limit, skip }` with
 * the methods that have a rate there, in display order, and `defaultId`, the preselected one. `GET
 * /api/shipping-methods/{id}` returns one. `shippingRate` is the rate of the requested region, or amount 0.
 * Amounts in minor units of the region's currency.
 */
export const shippingMethodRoutes = routes()
  .get(
    shippingMethodsOperation.path,
    handle((request) => {
      const query = check(shippingMethodsQuery, queryOf(request));
      if (isProblem(query)) return query;
      const { active, 'shippingRates.region': region } = query;
      const data = shippingMethods()
        .filter((method) => active === undefined || String(method.active) === active)
        .filter(({ rates }) => region === undefined || rates[region] !== undefined)
        .map((method) => view(method, region));
      const defaultId = region && defaultMethodIn(region);
      const now = storeNow();
      return json({
        data,
        total: data.length,
        limit: data.length,
        skip: 0,
        ...(defaultId && { defaultId }),
        ...(region && { delivery: deliveryIn(region, now), ...placesIn(region) }),
        now: now.toISOString(),
      } satisfies ShippingMethodList);
    }),
  )
  .get(
    shippingMethodOperation.path,
    handle((request, { params }) => {
      const query = check(shippingMethodQuery, queryOf(request));
      if (isProblem(query)) return query;
      const { 'shippingRates.region': region } = query;
      const method = shippingMethods().find(({ _id }) => _id === params.id);
      return method
        ? json(view(method, region))
        : problem('not_found', problemWords.noShippingMethod, { field: 'id' });
    }),
  );

function defaultMethodIn(region: RegionCode): string | undefined {
  const asked = { region, methods: shippingMethods(), lines: [], goods: 0, preferredId: preferredShipping() };
  return shippingOffer(asked).preselected?._id;
}

/** The region's zones, and where nothing is delivered. */
function placesIn(region: RegionCode): Pick<ShippingMethodList, 'zones' | 'excluded'> {
  const { zones, excluded } = deliveryPlaces();
  const own = {
    zones: zones.filter((zone) => zone.region === region),
    excluded: excluded.filter((area) => area.region === region),
  };
  // Their regions are open: the request's region is.
  return own as Pick<ShippingMethodList, 'zones' | 'excluded'>;
}

/** What delivery dates are computed from. Holidays that are over are left out. */
function deliveryIn(region: RegionCode, now: Date): NonNullable<ShippingMethodList['delivery']> {
  const { cutOff, holidays, production } = deliveryCalendar(region);
  const coming = (days: Iterable<string>) => [...days].filter((day) => day >= dayOf(now));
  const { handling } = storeSettings().delivery;
  return {
    handling,
    cutOff,
    holidays: { dispatch: coming(holidays.dispatch), delivery: coming(holidays.delivery) },
    ...(production && { production }),
  };
}

function view(method: ShippingMethod, region?: RegionCode): ShippingMethodAnswer {
  const { _id, name, active, estimate, handling, maximumWeight, cutOff, daysOff, collection } = method;
  const shippingRates = OPEN_REGIONS.flatMap((code) => rateIn(method, code) ?? []);
  const shippingRate =
    region && (shippingRates.find((rate) => rate.region === region) ?? { region, amount: 0 });
  const days = region && estimate[region];
  return {
    _id,
    name,
    active,
    ...(days && { estimate: days }),
    shippingRates,
    ...(shippingRate && { shippingRate }),
    ...(maximumWeight && { maximumWeight }),
    handling,
    ...(cutOff && { cutOff }),
    ...(daysOff && { daysOff: [...daysOff] }),
    ...(collection && { collection: { ...collection, address: [...collection.address] } }),
  };
}

type RateAnswer = ShippingMethodAnswer['shippingRates'][number];

function rateIn(method: ShippingMethod, region: RegionCode): RateAnswer | undefined {
  const terms = termsIn(method, region);
  if (!terms) return undefined;
  const zones = deliveryPlaces()
    .zones.filter(({ id, region: of }) => of === region && method.zones?.[id] !== undefined)
    .map(({ id }) => {
      const own = termsIn(method, region, id);
      return { zone: id, ...(own && termsAnswer(own)) };
    });
  return { region, ...termsAnswer(terms), ...(zones.length > 0 && { zones }) };
}

function termsAnswer({ rate, freeFrom, window: estimate }: Terms): Omit<RateAnswer, 'region'> {
  const { byWeight, byValue } = typeof rate === 'number' ? {} : rate;
  return {
    amount: lowestPrice(rate),
    ...(byWeight && { byWeight: [...byWeight] }),
    ...(byValue && { byValue: [...byValue] }),
    ...(freeFrom !== undefined && { freeFrom }),
    estimate,
  };
}
