import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { findPage } from '#functions/catalogue/find-page.ts';
import { findPayoutCode, findProduct } from '#functions/catalogue/snapshot.ts';
import type { Queries } from '#functions/db/open.ts';
import { creatorSale, ledgerEntry, ledgerLine } from '#functions/db/schema/ledger.ts';
import { review, reviewAnswer } from '#functions/db/schema/reviews.ts';
import { contractOf } from '#functions/payouts/ledger/terms-of-sale.ts';
import { balances } from '#functions/payouts/statements/read-statements.ts';
import { unsoldOf } from '#functions/stock/counts/list-stock.ts';
import { variantsIn } from '#functions/stock/counts/variants.ts';
import type { CurrencyCode } from '#src/core/currencies.ts';
import type { Month } from '#src/core/payouts/months.ts';
import { variantKey } from '#src/core/products/variant.ts';

/** The most products and reviews that are read for one creator. */
const MOST = 500;
const REVIEWS = 50;

/** The products of a creator that are on the site. */
const productsOf = (creatorId: string) =>
  findPage('products', { limit: MOST, skip: 0, filters: { creator: creatorId } }).ids.flatMap(
    (id) => findProduct(id) ?? [],
  );

/** What a creator's products sold in a month, by product and region: pieces, and what was paid for them. */
export function soldIn(queries: Queries, creatorId: string, month: Month) {
  const pieces = sql<number>`sum(${ledgerLine.quantity})::int`;
  return queries
    .select({
      productId: creatorSale.productId,
      name: sql<string>`min(${creatorSale.name})`,
      region: creatorSale.region,
      currency: sql<CurrencyCode>`${ledgerLine.currency}`,
      quantity: pieces,
      amount: sql<number>`sum(${ledgerLine.amount})::float8`,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerLine, eq(ledgerLine.entryId, ledgerEntry.id))
    .innerJoin(
      creatorSale,
      and(eq(creatorSale.orderId, ledgerEntry.orderId), eq(creatorSale.position, ledgerLine.position)),
    )
    .where(
      and(eq(ledgerEntry.month, month), eq(ledgerLine.party, creatorId), eq(ledgerLine.account, 'received')),
    )
    .groupBy(creatorSale.productId, creatorSale.region, ledgerLine.currency)
    .orderBy(desc(pieces), creatorSale.productId);
}

/** The pieces for sale of a creator's counted formats, by product. Three queries. */
export async function stockOf(queries: Queries, creatorId: string, now: Date) {
  const products = productsOf(creatorId);
  const variants = products.flatMap(variantsIn);
  const counted = await unsoldOf(queries, variants, now);
  const stockBy = Map.groupBy(variants, ({ productId }) => productId);
  return products.map(({ _id, name }) => ({
    productId: _id,
    name,
    stock: (stockBy.get(_id) ?? []).flatMap((variant) => {
      const found = counted.get(variantKey(variant));
      return found ? [{ format: variant.formatName, left: Math.max(0, found.unsold - found.held) }] : [];
    }),
  }));
}

/**
 * The approved reviews of a creator's products with their answers, newest first,
 * without the names of their authors.
 */
export async function reviewsOf(queries: Queries, creatorId: string) {
  const ids = productsOf(creatorId).map(({ _id }) => _id);
  if (ids.length === 0) return [];
  const { id, productId, rating, text, createdAt } = review;
  return queries
    .select({ review: { id, productId, rating, text, createdAt }, answer: reviewAnswer })
    .from(review)
    .leftJoin(reviewAnswer, eq(reviewAnswer.reviewId, id))
    .where(and(inArray(productId, ids), eq(review.status, 'approved')))
    .orderBy(desc(createdAt), id)
    .limit(REVIEWS);
}

/** A creator's own payout code, by their contract: its rate in percent and what it earned. */
export async function codeOf(queries: Queries, creatorId: string) {
  const name = contractOf(creatorId)?.code;
  const found = name === undefined ? undefined : findPayoutCode(name);
  if (!found) return undefined;
  return { code: found.code, rate: found.rate, balances: await balances(queries, `code:${found.code}`) };
}
