import * as z from 'zod/mini';
import { CURRENCIES, type CurrencyCode } from '../core/currencies.ts';
import { FUNDING_STATES, REWARD_WAYS } from '../core/fundings/types.ts';
import { OPEN_REGIONS } from '../core/regions/open-regions.ts';
import * as words from '../words/en/field-rules.ts';
import { listOf, paging } from './catalogue/list.ts';
import { noQuery } from './no-query.ts';
import type { Operation } from './operation.ts';

const region = z.enum(OPEN_REGIONS);
/** In minor units. */
const amount = z.int().check(z.minimum(0));
const currency = z.enum(Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]]);
/** A time as ISO 8601 text. */
const moment = z.string();

/** News of a funding that was written at the desk. */
const news = z.object({
  _id: z.string(),
  title: z.string(),
  /** Plain text; an empty line separates paragraphs. */
  text: z.string(),
  publishedAt: moment,
});
export type FundingNews = z.output<typeof news>;

/**
 * A funding with its totals as of `now`, the server's time.
 * `raised` is in minor units of the goal's currency.
 */
export const fundingAnswer = z.object({
  _id: z.string(),
  title: z.string(),
  summary: z.string(),
  creator: z.looseObject({ name: z.string() }),
  categories: z.array(z.looseObject({})),
  categoryIds: z.array(z.string()),
  product: z.optional(z.string()),
  goal: z.object({ amount, currency }),
  rates: z.partialRecord(currency, z.number()),
  startsAt: moment,
  endsAt: moment,
  now: moment,
  raised: amount,
  backers: z.int(),
  percent: z.number(),
  state: z.enum(FUNDING_STATES),
  isOpen: z.boolean(),
  rewards: z.array(
    z.looseObject({
      _id: z.string(),
      title: z.string(),
      text: z.string(),
      /** How many exist, and how many are neither sold nor reserved. */
      limit: z.optional(z.int()),
      left: z.optional(z.int()),
      /**
       * When none is left: how many are reserved by other checkouts and may be released within half an hour.
       */
      held: z.optional(z.int()),
      given: z.enum(REWARD_WAYS),
      expectedAt: moment,
    }),
  ),
  /** Only of one funding: what was published since, newest first. */
  updates: z.optional(z.array(news)),
  freeAmounts: z.array(z.object({ region, min: amount, max: amount })),
});
export type FundingAnswer = z.output<typeof fundingAnswer>;

export const fundingsQuery = z.strictObject({
  state: z.optional(z.enum(FUNDING_STATES)),
  category: z.optional(z.string().check(z.regex(/^funding\/[a-z0-9-]{1,64}$/, words.fundingCategory))),
  ...paging,
});

export const fundingsOperation = {
  id: 'listFundings',
  summary: 'The fundings with their current totals: those that end soonest first, ended ones last.',
  method: 'GET',
  path: '/api/fundings',
  query: fundingsQuery,
  answers: { 200: listOf(fundingAnswer) },
  errors: ['invalid_input', 'totals_unavailable'],
} as const satisfies Operation;

export const fundingOperation = {
  id: 'getFunding',
  summary: 'One funding with its current totals.',
  method: 'GET',
  path: '/api/fundings/:id',
  params: z.object({ id: z.string() }),
  query: noQuery,
  answers: { 200: fundingAnswer },
  errors: ['invalid_input', 'not_found', 'totals_unavailable'],
} as const satisfies Operation;
