import type { Config } from '@netlify/functions';
import { isRegionCode, REGION_CODES, type RegionCode } from '../../src/core/regions/regions.ts';
import { type ShippingMethod, shippingMethods } from '../platform/catalogue.ts';
import { endpoint, json } from '../platform/http.ts';
import { queryOf } from '../platform/input.ts';
import { problem } from '../platform/problem.ts';

/**
 * `GET /api/shipping-methods?active=true&shippingRates.region=GB` answers `{ data, total, limit, skip }`: the methods that
 * have a rate there, in the order in which they are offered. `GET /api/shipping-methods/{id}` answers one, whose
 * `shippingRate` is the asked region's rate, else amount 0. Amounts in minor units of the region's currency.
 */
export default endpoint({
  GET: (request, { context }) => {
    const { active, 'shippingRates.region': asked } = queryOf(request);
    const region = asked === undefined ? undefined : String(asked).toUpperCase();
    if (region !== undefined && !isRegionCode(region))
      return problem(422, 'invalid_input', `One of ${REGION_CODES.join(', ')}.`, {
        field: 'shippingRates.region',
      });
    const { id } = context.params;
    if (id !== undefined) {
      const method = shippingMethods().find(({ _id }) => _id === id);
      return method
        ? json(view(method, region))
        : problem(404, 'not_found', 'There is no such shipping method.', { field: 'id' });
    }
    if (active !== undefined && active !== 'true' && active !== 'false')
      return problem(422, 'invalid_input', 'true or false.', { field: 'active' });
    const data = shippingMethods()
      .filter((method) => active === undefined || String(method.active) === active)
      .filter(({ rates }) => region === undefined || rates[region] !== undefined)
      .map((method) => view(method, region));
    return json({ data, total: data.length, limit: data.length, skip: 0 });
  },
});

export const config: Config = { path: ['/api/shipping-methods', '/api/shipping-methods/:id'] };

function view({ _id, name, active, estimate, rates }: ShippingMethod, region?: RegionCode) {
  const shippingRates = REGION_CODES.flatMap((code) => {
    const amount = rates[code];
    return amount === undefined ? [] : [{ region: code, amount }];
  });
  const shippingRate =
    region && (shippingRates.find((rate) => rate.region === region) ?? { region, amount: 0 });
  return { _id, name, active, estimate, shippingRates, ...(shippingRate && { shippingRate }) };
}
