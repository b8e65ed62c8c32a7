import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, daysLater } from '#src/core/dates.ts';
import { currenciesOf, seriesOf } from '#src/desk/today/series.ts';

const FROM = '2026-10-31';
const TO = '2026-11-29';
const row = (day: string, region: string, currency: string, orders: number, total: number) => ({
  day,
  region,
  currency,
  orders,
  total,
});

test('a chart has each day from the first to the last, each region, their sums and the best day', () => {
  const rows = [
    row(FROM, 'US', 'USD', 1, 500),
    row(TO, 'GO', 'USD', 2, 300),
    row(TO, 'US', 'USD', 1, 900),
    row(TO, 'GB', 'GBP', 9, 9000),
  ];
  const series = seriesOf({ from: FROM, to: TO, rows }, 'USD', 'total');
  expect(series.days).toHaveLength(30);
  expect([series.days[0], series.days[1], series.days.at(-1)]).toEqual([FROM, '2026-11-01', TO]);
  expect(series.regions.map(({ region, values }) => [region, values[0], values[1], values.at(-1)])).toEqual([
    ['US', 500, 0, 900],
    ['GO', 0, 0, 300],
  ]);
  expect([series.sums[0], series.sums.at(-1), series.total]).toEqual([500, 1200, 1700]);
  expect(series.best).toEqual({ day: TO, value: 1200 });
});

test('nothing sold has no best day, and the currency with the most orders comes first', () => {
  const rows = [row(FROM, 'GB', 'GBP', 2, 1), row(FROM, 'EU', 'EUR', 1, 900), row(TO, 'EU', 'EUR', 4, 1)];
  expect(currenciesOf({ from: FROM, to: TO, rows })).toEqual(['EUR', 'GBP']);
  expect(seriesOf({ from: FROM, to: TO, rows }, 'CAD', 'orders')).toMatchObject({ total: 0, regions: [] });
  expect(seriesOf({ from: FROM, to: TO, rows: [] }, 'GBP', 'orders').best).toBeUndefined();
});

test('no row is lost or counted twice: the sums of all charts are the sums of all rows', () => {
  const rows = fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: 29 }).map((days) => dayOf(daysLater(new Date(FROM), days))),
      region: fc.constantFrom('US', 'GO', 'GB', 'EU'),
      currency: fc.constantFrom('USD', 'GBP', 'EUR'),
      orders: fc.integer({ min: 1, max: 500 }),
      total: fc.integer({ min: 0, max: 90_000_000 }),
    }),
    { selector: ({ day, region, currency }) => `${day} ${region} ${currency}` },
  );
  fc.assert(
    fc.property(rows, fc.constantFrom('orders' as const, 'total' as const), (given, of) => {
      const sales = { from: FROM, to: TO, rows: given };
      const all = currenciesOf(sales).map((currency) => seriesOf(sales, currency, of));
      const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
      expect(sum(all.map(({ total }) => total))).toBe(sum(given.map((one) => one[of])));
      for (const { regions, sums, best } of all) {
        expect(sum(regions.flatMap(({ values }) => values))).toBe(sum(sums));
        expect(best?.value ?? 0).toBe(Math.max(0, ...sums));
      }
    }),
  );
});
