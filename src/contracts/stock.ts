import * as z from 'zod/mini';
import { noQuery } from './no-query.ts';
import type { Operation } from './operation.ts';

/**
 * How many are left of a product's limited formats, without reserved ones. When none is left, `held` is the
 * number that other checkouts reserve and that may be released within half an hour.
 */
const stockAnswer = z.object({
  _id: z.string(),
  formats: z.array(
    z.object({
      _id: z.string(),
      left: z.int().check(z.minimum(0)),
      held: z.optional(z.int().check(z.minimum(1))),
    }),
  ),
});
export type StockAnswer = z.output<typeof stockAnswer>;

export const stockOperation = {
  id: 'getStock',
  summary: 'The stock of a product’s formats with limited stock, without what other checkouts have reserved.',
  method: 'GET',
  path: '/api/products/:id/stock',
  params: z.object({ id: z.string() }),
  query: noQuery,
  answers: { 200: stockAnswer },
  errors: ['invalid_input', 'not_found', 'stock_unavailable'],
} as const satisfies Operation;
