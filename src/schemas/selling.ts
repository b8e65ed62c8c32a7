import { z } from 'zod';
import { PAYOUT_CODE, PAYOUT_SOURCE_LENGTH } from '../contracts/payout-code-form.ts';
import { MAX_QUANTITY } from '../core/basket/quantity.ts';
import { REGION_CODES } from '../core/regions/regions.ts';
import { day, line, pricesByRegion, slug } from './fields.ts';

const workingDays = z.number().int().min(1).max(365);

export const shippingMethodSchema = z
  .strictObject({
    name: line(40),
    active: z.boolean(),
    order: z.number().int(),
    estimate: z
      .strictObject({ minimumDays: workingDays, maximumDays: workingDays })
      .refine(({ minimumDays, maximumDays }) => minimumDays <= maximumDays, {
        path: ['maximumDays'],
        message: 'no fewer days than minimumDays',
      }),
    rates: pricesByRegion,
    /** The value of goods, after the discount, from which on the method costs nothing. */
    freeFrom: pricesByRegion.optional(),
  })
  .superRefine(({ rates, freeFrom = {} }, context) => {
    for (const region of REGION_CODES)
      if (freeFrom[region] !== undefined && rates[region] === undefined)
        context.addIssue({ code: 'custom', path: ['freeFrom', region], message: 'a rate there, too' });
  });

/**
 * Fifty random bits at the least, at 32 letters and digits; nobody finds that at the rate that look-ups are held to
 * (functions/limits/budgets.ts). Whether they were drawn by lot cannot be seen, but words rarely hold two digits.
 */
const HARD_TO_GUESS = /(?<![A-Za-z0-9])(?=(?:[A-Za-z]*\d){2})[A-Za-z0-9]{10,}(?![A-Za-z0-9])/;
const isGuarded = ({ isPrivate, code }: { isPrivate?: boolean | undefined; code: string }) =>
  !isPrivate || HARD_TO_GUESS.test(code);
const GUESSED = {
  path: ['code'],
  message:
    'for a private code ten or more letters and digits in a row that were drawn by lot, two digits at least among them, as in STAFF-7QKX4M2RWD: else it can be guessed',
};

/** What makes a promo code one: it gives something, and nothing in it contradicts the rest. */
export const couponSchema = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9-]{3,30}$/, 'capital letters, digits and hyphens, 3 to 30 of them'),
    percentOff: z.number().int().min(1).max(100).optional(),
    /** In minor units of each region's currency; a region that is left out does not take the code. */
    amountsOff: z
      .partialRecord(z.enum(REGION_CODES), z.number().int().min(1).max(99_999_99))
      .refine((amounts) => Object.keys(amounts).length > 0, 'an amount for at least one region')
      .optional(),
    freeShipping: z.boolean().optional(),
    /** What it is for; the whole basket where it names nothing. */
    products: z.array(slug).default([]),
    /** Where it is valid; everywhere where it names none. */
    regions: z.array(z.enum(REGION_CODES)).min(1, 'at least one region').optional(),
    /** How many of what it is for have to be in the basket. */
    minimumQuantity: z.number().int().min(1).max(MAX_QUANTITY).optional(),
    /** How often it can be used, by all and with one e-mail address. */
    limits: z
      .strictObject({
        uses: z.number().int().min(1).optional(),
        usesPerEmail: z.number().int().min(1).optional(),
      })
      .optional(),
    active: z.boolean().default(true),
    /** True for one that only those may use who were given it. Others are printed where everybody reads them, and may be short. */
    isPrivate: z.boolean().optional(),
    /** The first and the last day on which it is taken, where it has them, in UTC. */
    from: day.optional(),
    until: day.optional(),
  })
  .refine(({ percentOff, amountsOff }) => percentOff === undefined || amountsOff === undefined, {
    path: ['amountsOff'],
    message: 'either a percentage or amounts, not both',
  })
  .refine(
    ({ percentOff, amountsOff, freeShipping }) =>
      percentOff !== undefined || amountsOff !== undefined || freeShipping === true,
    { path: ['percentOff'], message: 'a percentage, amounts (amountsOff) or freeShipping: true' },
  )
  .refine(
    ({ regions, amountsOff }) => !regions || !amountsOff || regions.every((region) => region in amountsOff),
    {
      path: ['regions'],
      message: 'only regions that amountsOff has an amount for',
    },
  )
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    message: 'no day before the one it is valid from',
  })
  .refine(isGuarded, GUESSED)
  .refine(({ percentOff, isPrivate, active }) => percentOff !== 100 || isPrivate || !active, {
    path: ['isPrivate'],
    message: 'true, and a code that is hard to guess: it leaves nothing to pay',
  });

export const payoutCodeSchema = z
  .strictObject({
    code: z.string().regex(PAYOUT_CODE, 'lower-case letters, digits and hyphens, 3 to 40 of them'),
    /** Whom it credits, as shoppers read it. */
    source: line(PAYOUT_SOURCE_LENGTH),
    /** The commission on goods, in percent; 0 for a code that only counts. There is no default, since it is money. */
    rate: z
      .number()
      .min(0)
      .max(100)
      .refine((rate) => Number(rate.toFixed(2)) === rate, 'a percentage with at most two decimals'),
    /** The addresses that its owner buys with. Such orders earn nothing; no page and no answer names them. */
    ownerEmails: z.array(z.email()).max(10).default([]),
    active: z.boolean().default(true),
    /** True for one that is not shown in links and posts, as most are. */
    isPrivate: z.boolean().optional(),
  })
  .refine(isGuarded, GUESSED);
export type ShippingMethodEntry = z.infer<typeof shippingMethodSchema>;
export type CouponEntry = z.infer<typeof couponSchema>;
export type PayoutCodeEntry = z.infer<typeof payoutCodeSchema>;
