import { z } from 'zod';
import { PAYOUT_CODE, PAYOUT_SOURCE_LENGTH } from '#src/contracts/payout-code-form.ts';
import { MAX_QUANTITY } from '#src/core/basket/quantity.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { day, line, slug } from './fields.ts';

/**
 * At least fifty random bits: ten letters and digits out of 32. This cannot be guessed within the rate limits
 * (functions/limits/budgets.ts). Randomness cannot be checked, but words rarely contain two digits.
 */
const HARD_TO_GUESS = /(?<![A-Za-z0-9])(?=(?:[A-Za-z]*\d){2})[A-Za-z0-9]{10,}(?![A-Za-z0-9])/;
const isGuarded = ({ isPrivate, code }: { isPrivate?: boolean | undefined; code: string }) =>
  !isPrivate || HARD_TO_GUESS.test(code);
const GUESSED = {
  path: ['code'],
  message:
    'for a private code ten or more letters and digits in a row that were drawn by lot, two digits at least among them, as in STAFF-7QKX4M2RWD: else it can be guessed',
};

/** A promo code. It must have an effect, and its fields must not contradict each other. */
export const couponSchema = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9-]{3,30}$/, 'capital letters, digits and hyphens, 3 to 30 of them'),
    percentOff: z.number().int().min(1).max(100).optional(),
    /** Minor units of each region's currency. The code is not valid in regions that are left out. */
    amountsOff: z
      .partialRecord(z.enum(REGION_CODES), z.number().int().min(1).max(99_999_99))
      .refine((amounts) => Object.keys(amounts).length > 0, 'an amount for at least one region')
      .optional(),
    freeShipping: z.boolean().optional(),
    /** The covered products. Empty for all. */
    products: z.array(slug).default([]),
    /** The regions where it is valid. Absent for all. */
    regions: z.array(z.enum(REGION_CODES)).min(1, 'at least one region').optional(),
    /** The minimum number of covered products in the basket. */
    minimumQuantity: z.number().int().min(1).max(MAX_QUANTITY).optional(),
    /** The maximum number of uses, in total and per email address. */
    limits: z
      .strictObject({
        uses: z.number().int().min(1).optional(),
        usesPerEmail: z.number().int().min(1).optional(),
      })
      .optional(),
    active: z.boolean().default(true),
    /** True for a code that is only given to certain people. Public codes may be short. */
    isPrivate: z.boolean().optional(),
    /** The first and last day on which it is valid (UTC), if limited. */
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
    /** The name that it credits, as shoppers see it. */
    source: line(PAYOUT_SOURCE_LENGTH),
    /**
     * The commission on goods, in percent. 0 for a code that only counts orders. Required, since it is money.
     */
    rate: z
      .number()
      .min(0)
      .max(100)
      .refine((rate) => Number(rate.toFixed(2)) === rate, 'a percentage with at most two decimals'),
    /** The owner's own email addresses. Their orders earn no commission. Never published. */
    ownerEmails: z.array(z.email()).max(10).default([]),
    active: z.boolean().default(true),
    /** True for a code that is not published in links and posts. Most are. */
    isPrivate: z.boolean().optional(),
  })
  .refine(isGuarded, GUESSED);
export type CouponEntry = z.infer<typeof couponSchema>;
export type PayoutCodeEntry = z.infer<typeof payoutCodeSchema>;
