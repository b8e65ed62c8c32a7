import { z } from 'zod';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { shippingCountries } from '#src/core/regions/shipping-countries.ts';
import type { Band, Rate } from '#src/core/shipping/rates.ts';
import { daysOff } from './days-off.ts';
import { time } from './delivery.ts';
import { byOpenRegion, line, price, slug, workingDays } from './fields.ts';

const grams = z.number().int().min(1).max(1_000_000);
const band = (limit: z.ZodType<number>) => z.strictObject({ upTo: limit.optional(), price });

/** Each band starts where the one before ends, so bands cannot have gaps; their limits must rise. */
const bands = (limit: z.ZodType<number>) =>
  z
    .array(band(limit))
    .min(1, 'at least one band, as in { upTo: 500, price: 350 }')
    .max(20)
    .superRefine((all, context) => {
      for (const [at, { upTo }] of all.entries()) {
        const before = all[at - 1]?.upTo;
        if (at > 0 && before === undefined)
          report(context, [at - 1, 'upTo'], 'a limit, since other bands follow; only the last may have none');
        else if (before !== undefined && upTo !== undefined && upTo <= before)
          report(
            context,
            [at, 'upTo'],
            `more than ${before}, the limit of the band before: bands must not overlap`,
          );
      }
    });

const rate: z.ZodType<Rate> = z.union(
  [
    price,
    z
      .strictObject({ byWeight: bands(grams).optional(), byValue: bands(price).optional() })
      .refine(
        ({ byWeight, byValue }) => byWeight || byValue,
        'bands: byWeight (in grams) or byValue, or both',
      )
      .superRefine(({ byValue = [] }, context) => {
        const last: Band | undefined = byValue.at(-1);
        if (last?.upTo !== undefined)
          report(
            context,
            ['byValue', byValue.length - 1, 'upTo'],
            `no limit in the last band, since an order may be worth more than ${last.upTo}`,
          );
      }),
  ],
  { error: 'a price in minor units, or bands as in { byWeight: [{ upTo: 500, price: 350 }] }' },
);

/** What is different in a zone of `delivery.zones` in the settings; false where the method is not offered. */
const zoneTerms = z.union([
  z.literal(false),
  z
    .strictObject({
      rate: rate.optional(),
      /** Without it, a rate of its own has no threshold. */
      freeFrom: price.optional(),
      estimate: workingDays({ least: 1 }).optional(),
    })
    .refine(
      (terms) => Object.keys(terms).length > 0,
      'what is different there: rate, freeFrom or estimate; or false',
    ),
]);

/** A place where shoppers collect. */
const collection = z.strictObject({
  place: line(60),
  address: z
    .array(line(60), { error: 'the address of the place, as a list of lines' })
    .min(1, 'at least one line')
    .max(6),
  /** Its country, where the region has several: taxes are those of this one. */
  country: z.string().optional(),
  /** `Tue to Sat, 9 to 5` */
  hours: line(80).optional(),
  /** How the shopper hears that it is ready. Defaults to an email. */
  notice: line(140).optional(),
});

export const shippingMethodSchema = z
  .strictObject({
    name: line(40),
    active: z.boolean(),
    order: z.number().int(),
    /** The transit time by region, for each region that has a rate. A collection needs none. */
    estimate: z.partialRecord(z.enum(REGION_CODES), workingDays({ least: 1 })).default({}),
    rates: byOpenRegion(rate),
    /** The value of goods, after the discount, from which the method is free. */
    freeFrom: byOpenRegion(price).optional(),
    zones: z.record(slug, zoneTerms).optional(),
    /** The heaviest parcel, in grams. */
    maximumWeight: grams.optional(),
    /** Until a parcel leaves, in working days, if it is not the shop's time. */
    handling: workingDays({ least: 0 }).optional(),
    /** An order after this time counts for the next working day, if it is not the shop's time. */
    cutOff: time.optional(),
    /** Days on which nothing leaves or arrives by it, beside the holidays of the region. */
    daysOff: daysOff.optional(),
    collection: collection.optional(),
  })
  .superRefine(({ rates, freeFrom = {}, estimate, collection }, context) => {
    for (const region of REGION_CODES) {
      const hasRate = rates[region] !== undefined;
      if (freeFrom[region] !== undefined && !hasRate)
        report(context, ['freeFrom', region], 'a rate there, too');
      const countries = shippingCountries(region);
      if (hasRate && collection && countries.length > 1 && !countries.includes(collection.country ?? ''))
        report(
          context,
          ['collection', 'country'],
          `the country of the place, one of ${region}: its taxes apply, as in country: ${countries[0]}`,
        );
      if (hasRate && !estimate[region] && !collection)
        report(
          context,
          ['estimate', region],
          'how long delivery takes there, since it has a rate, as in { minimumDays: 2, maximumDays: 4 }',
        );
    }
  })
  .transform(({ handling, estimate, ...method }) => ({
    ...method,
    ...(handling && { handling }),
    estimate: method.collection ? { ...collectedAtOnce(method.rates), ...estimate } : estimate,
  }));
export type ShippingMethodEntry = z.infer<typeof shippingMethodSchema>;

/** What is collected is ready once it is packed. */
function collectedAtOnce(rates: object) {
  const ready = { minimumDays: 0, maximumDays: 0 };
  return Object.fromEntries(Object.keys(rates).map((region) => [region, ready]));
}

type Context = { addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void };

function report(context: Context, path: (string | number)[], message: string): void {
  context.addIssue({ code: 'custom', path, message });
}
