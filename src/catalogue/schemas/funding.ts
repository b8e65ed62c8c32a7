import { z } from 'zod';
import { CURRENCY_CODES } from '#src/core/currencies.ts';
import { REWARD_WAYS } from '#src/core/fundings/types.ts';
import { TAX_KINDS } from '#src/core/products/tax-kind.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import {
  aliases,
  categoryId,
  creatorId,
  customization,
  day,
  keywords,
  line,
  photograph,
  pricesByRegion,
  slug,
} from './fields.ts';
import { publishing } from './publishing.ts';

const FUNDING_OUTCOMES = ['successful', 'failed'] as const;

/** Minor units. No currency allows smaller card payments. */
const SMALLEST = 100;
const pledgeAmount = z.number().int().min(SMALLEST).max(999_999);

const reward = z
  .strictObject({
    id: slug,
    title: line(60),
    text: line(240),
    prices: pricesByRegion,
    limit: z.number().int().min(1).max(5000).optional(),
    /** How many of a limited reward were taken before the store started to count. */
    takenBefore: z.number().int().min(0).default(0),
    given: z.enum(REWARD_WAYS),
    /** Its tax kind: for a book, `book`. Defaults to the standard rate. */
    taxKind: z.enum(TAX_KINDS).optional(),
    /** The month of the expected delivery, as any day in it. */
    expectedAt: day,
    /** The personalisation that the reward's text promises. */
    customization: customization.optional(),
  })
  .superRefine(({ prices, limit, takenBefore }, context) => {
    for (const [region, amount] of Object.entries(prices))
      if (amount < SMALLEST)
        context.addIssue({
          code: 'custom',
          path: ['prices', region],
          message: `at least ${SMALLEST}, since less cannot be paid by card`,
        });
    if (takenBefore > (limit ?? 0))
      context.addIssue({
        code: 'custom',
        path: ['takenBefore'],
        message: 'no more than the limit, and only beside one',
      });
  });

/**
 * `rates`: the value of one unit of each other currency in the goal's currency, fixed when the funding opens.
 */
export const fundingSchema = z
  .strictObject({
    ...publishing,
    aliases,
    title: line(60),
    creator: creatorId,
    product: slug.optional(),
    categories: z.array(categoryId).min(1).max(4),
    summary: line(180),
    goal: z.strictObject({
      amount: z.number().int().min(SMALLEST).max(99_999_900),
      currency: z.enum(CURRENCY_CODES),
    }),
    rates: z.partialRecord(
      z.enum(CURRENCY_CODES),
      z.number().positive().max(10).multipleOf(0.0001, 'a rate with at most four decimals'),
    ),
    startsAt: day,
    endsAt: day,
    /**
     * The amount raised before the store started to count, in minor units of the goal's currency, and the
     * date of that count.
     */
    before: z
      .strictObject({ raised: z.number().int().min(0), backers: z.number().int().min(0), countedOn: day })
      .optional(),
    budget: z
      .array(z.strictObject({ label: line(80), amount: z.number().int().positive() }))
      .max(8)
      .default([]),
    freeAmount: z.partialRecord(
      z.enum(REGION_CODES),
      z.strictObject({ min: pledgeAmount, max: pledgeAmount }).refine(({ min, max }) => min <= max, {
        message: 'a min that is not above the max',
      }),
    ),
    rewards: z.array(reward).min(1).max(8),
    updates: z
      .array(z.strictObject({ date: day, title: line(80), text: line(900) }))
      .max(20)
      .default([]),
    questions: z
      .array(z.strictObject({ question: line(120), answer: line(600) }))
      .max(12)
      .default([]),
    /** The result and what happens next. Written when the funding is over. */
    outcome: z.strictObject({ result: z.enum(FUNDING_OUTCOMES), text: line(400) }).optional(),
    quote: line(140).optional(),
    keywords,
    photograph: photograph.optional(),
    /** The picture shows its product, else the object that `scene` names, else its foods. */
    art: z
      .strictObject({ scene: slug.optional(), foods: z.array(slug).min(1).max(4), alt: line(180) })
      .optional(),
  })
  .superRefine((funding, context) => {
    const problem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const { goal, rates, rewards, budget } = funding;
    if (funding.startsAt >= funding.endsAt) problem(['endsAt'], 'a time after startsAt');
    for (const [at, { expectedAt }] of rewards.entries())
      if (expectedAt < funding.endsAt)
        problem(
          ['rewards', at, 'expectedAt'],
          'a day after endsAt, since it is made once the funding succeeds',
        );
    for (const currency of CURRENCY_CODES)
      if (currency !== goal.currency && rates[currency] === undefined)
        problem(['rates', currency], `what one ${currency} counts for in ${goal.currency}`);
    if (rates[goal.currency] !== undefined)
      problem(['rates', goal.currency], 'nothing, since it is the currency of the goal');
    if (new Set(rewards.map(({ id }) => id)).size !== rewards.length)
      problem(['rewards'], 'reward ids that differ from each other');
    const spent = budget.reduce((total, { amount }) => total + amount, 0);
    if (budget.length > 0 && spent !== goal.amount)
      problem(['budget'], `amounts that add up to the goal (${goal.amount} and not ${spent})`);
  });
export type FundingEntry = z.infer<typeof fundingSchema>;
