import type { OrderFilterInput } from '#src/contracts/desk/orders.ts';
import { dayOf } from '#src/core/dates.ts';
import { DAY_MS } from '#src/core/durations.ts';

/** The parts of an address that filter the list. `until` is the last day. */
const PARTS = ['search', 'region', 'money', 'parcel', 'from', 'until'] as const;
export type AddressPart = (typeof PARTS)[number];
export type AddressFilter = Partial<Record<AddressPart, string>>;

/** The filter in the address of the list. Unknown parts are left out; the desk checks the values. */
export function partsOf(query: URLSearchParams): AddressFilter {
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const value = query.get(part);
      return value ? [[part, value]] : [];
    }),
  );
}

/** The filter of a call. Its `to` is the day after the last one. */
export function filterOf({ search, region, money, parcel, from, until }: AddressFilter): OrderFilterInput {
  return {
    ...(search && { search }),
    ...(region && { region }),
    ...(money && { money: [money] }),
    ...(parcel && { parcel: [parcel] }),
    ...(from && { from }),
    ...(until && { to: dayBeside(until, 1) }),
  } as OrderFilterInput;
}

/** The parts of an address with the filter of a saved view. */
export function addressOf({ search, region, money, parcel, from, to }: OrderFilterInput): AddressFilter {
  return {
    ...(search && { search }),
    ...(region && { region }),
    ...(money?.[0] && { money: money[0] }),
    ...(parcel?.[0] && { parcel: parcel[0] }),
    ...(from && { from }),
    ...(to && { until: dayBeside(to, -1) }),
  };
}

function dayBeside(day: string, by: number): string {
  const moment = Date.parse(day);
  return Number.isNaN(moment) ? day : dayOf(new Date(moment + by * DAY_MS));
}
