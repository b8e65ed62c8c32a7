import { z } from 'zod';
import { REGION_CODES, type RegionCode } from '#src/core/regions/regions.ts';
import { daysOff } from './days-off.ts';
import { areaSchema, overlapIssues } from './delivery-areas.ts';
import { slug, workingDays } from './fields.ts';

/** A time of day. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "14:00"');

/** A country, or one with its state: `GB`, `CA-ON`. The content check looks it up. */
const place = z
  .string()
  .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, 'a country such as GB, or a state of one such as CA-ON');

/** The default country of each region, used unless the shop names another. */
const COUNTRIES: Readonly<Record<RegionCode, string>> = {
  US: 'US',
  GB: 'GB',
  CA: 'CA',
  EU: 'DE',
  LATAM: 'MX',
  GO: 'AU',
};

/** When orders leave, and the days without dispatch and without delivery. */
export const deliverySchema = z
  .strictObject({
    /** From the order until the parcel leaves. */
    handling: workingDays({ least: 0 }).default({ minimumDays: 0, maximumDays: 3 }),
    /** How long something that is printed to order takes until it is printed, before its handling. */
    production: z.number().int().min(0).max(365).default(0),
    /** An order after this time counts as placed on the next working day. */
    cutOff: z
      .strictObject({
        time,
        timeZone: z.string().refine(isTimeZone, 'a time zone such as Europe/London'),
      })
      .default({ time: '14:00', timeZone: 'UTC' }),
    holidays: z
      .strictObject({
        /** Where the shop packs. */
        dispatch: z.array(place).default([]),
        /** When the shop is closed: nothing leaves. */
        daysOff: daysOff.default([]),
        delivery: z
          .partialRecord(z.enum(REGION_CODES), place)
          .default({})
          .transform((chosen) => ({ ...COUNTRIES, ...chosen })),
      })
      .prefault({}),
    /** Parts of regions with prices or times of their own, by the name that shipping methods use. */
    zones: z.record(slug, areaSchema).default({}),
    /** Where nothing is delivered. */
    excluded: z.array(areaSchema).default([]),
  })
  .superRefine(({ zones }, context) => {
    for (const { path, message } of overlapIssues(zones))
      context.addIssue({ code: 'custom', path: ['zones', ...path], message });
  })
  .prefault({});
export type DeliverySettings = z.infer<typeof deliverySchema>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Z]/.test(name);
  } catch {
    return false;
  }
}
