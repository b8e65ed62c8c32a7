import { describe, expect, test } from 'vitest';
import type { PayoutRow } from '#functions/payouts/payout-report.ts';
import { payoutsText } from '#scripts/lib/payouts-text.ts';

const period = { from: new Date('2027-01-01T00:00:00Z'), to: new Date('2027-02-01T00:00:00Z') };
const asText = { period, isDue: false, as: 'text' } as const;
const asCsv = { ...asText, as: 'csv' } as const;
const ROW: PayoutRow = {
  code: 'ines-tins',
  source: 'Inês Carvalho',
  currency: 'GBP',
  orders: 3,
  ordersWithout: 1,
  goods: 123_456,
  commission: 12_346,
  reversed: 1_000,
  pending: 11_300,
  due: 46,
};

describe('[PAY-06] the payouts command', () => {
  test('prints the dates and the amounts', () => {
    const text = payoutsText([ROW], asText);
    expect(text).toMatch(/^Orders from 2027-01-01 to 2027-01-31 \(UTC\)\n/);
    expect(text).toContain('ines-tins  Inês Carvalho  GBP');
    expect(text).toContain('orders      3, 1 without commission');
    expect(text).toContain('commission  123.46 GBP');
    expect(text).toContain('due         0.46 GBP');
    expect(payoutsText([], { ...asText, isDue: true })).toBe(
      'Fell due from 2027-01-01 to 2027-01-31 (UTC)\nNothing fell due.\n',
    );
  });

  test('writes minor units as JSON and units as CSV', () => {
    expect(JSON.parse(payoutsText([ROW], { ...asText, as: 'json' }))).toEqual(ROW);
    const [head, line] = payoutsText([ROW], asCsv).split('\r\n');
    expect(head).toBe(
      '"code","source","currency","orders","orders without commission","goods","commission","reversed","pending","due"',
    );
    expect(line).toBe('"ines-tins","Inês Carvalho","GBP","3","1","1234.56","123.46","10.00","113.00","0.46"');
    expect(payoutsText([{ ...ROW, source: '=1+1' }], asCsv)).toContain(`"'=1+1"`);
  });
});
