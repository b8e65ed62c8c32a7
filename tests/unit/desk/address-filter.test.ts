import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressFilter, addressOf, filterOf, partsOf } from '#src/desk/orders/address-filter.ts';

const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const parts = fc.record(
  {
    search: fc.string({ minLength: 1 }),
    region: fc.constantFrom('GB', 'EU'),
    money: fc.constantFrom('paid', 'disputed'),
    parcel: fc.constantFrom('to_pack', 'sent'),
    from: day.map((one) => one.toISOString().slice(0, 10)),
    until: day.map((one) => one.toISOString().slice(0, 10)),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<AddressFilter>;

test('a saved view opens the address that it was saved from', () => {
  fc.assert(
    fc.property(parts, (one) => {
      const query = new URLSearchParams({ view: 'all', ...one } as Record<string, string>);
      expect(addressOf(filterOf(partsOf(query)))).toEqual(one);
    }),
  );
});

test('the last day is part of the list', () => {
  expect(filterOf({ from: '2026-02-27', until: '2026-02-28' })).toEqual({
    from: '2026-02-27',
    to: '2026-03-01',
  });
});
