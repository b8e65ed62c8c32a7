import { noQuery } from '#src/contracts/no-query.ts';
import { type StockAnswer, stockOperation } from '#src/contracts/stock.ts';
import { storeNow } from '#src/lib/clock.ts';
import * as problemWords from '#src/words/en/problems.ts';
import { findProduct } from '../catalogue/snapshot.ts';
import { database } from '../db/open.ts';
import { handle, routes } from '../platform/app.ts';
import { json, SHARED_FOR_A_MOMENT } from '../platform/http.ts';
import { check, queryOf } from '../platform/input.ts';
import { describeError, log } from '../platform/log.ts';
import { isProblem, problem } from '../platform/problem.ts';
import { heldOfProduct, leftOf } from '../stock/left.ts';
import { noProduct } from './products.ts';

/** `GET /api/products/{id}/stock` returns `{ _id, formats: [{ _id, left }] }` with the current stock. */
export const stockRoutes = routes().get(
  stockOperation.path,
  handle(async (request, { params, requestId }) => {
    const query = check(noQuery, queryOf(request));
    if (isProblem(query)) return query;
    const product = findProduct(params.id ?? '');
    if (!product) return noProduct();
    try {
      const now = storeNow();
      const left = await leftOf(database(), product, now);
      // Reserved pieces are only counted when something has none left: they may become available again.
      const isGone = [...left.values()].includes(0);
      const held = isGone ? await heldOfProduct(database(), product, now) : new Map<string, number>();
      const formats = [...left].map(([_id, count]) => {
        const heldCount = count === 0 && held.get(_id);
        return { _id, left: count, ...(heldCount && { held: heldCount }) };
      });
      return json({ _id: product._id, formats } satisfies StockAnswer, { headers: SHARED_FOR_A_MOMENT });
    } catch (error) {
      log('error', 'stock', { requestId, ...describeError(error) });
      return problem('stock_unavailable', problemWords.noStock, {
        headers: { 'retry-after': '10' },
      });
    }
  }),
);
