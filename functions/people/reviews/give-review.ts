import { and, eq, gt, isNull } from 'drizzle-orm';
import { findPage } from '#functions/catalogue/find-page.ts';
import { findEntry, findProduct } from '#functions/catalogue/snapshot.ts';
import { type Database, inTransaction, type Queries } from '#functions/db/open.ts';
import { order } from '#functions/db/schema/orders.ts';
import { review, reviewInvitation } from '#functions/db/schema/reviews.ts';
import { isToken } from '#functions/downloads/token.ts';
import { newReference } from '#functions/orders/order-id.ts';
import { sha256 } from '#functions/platform/sha256.ts';
import type { PreviewImage, RecipeRow } from '#src/catalogue/snapshot/rows.ts';
import { LIST } from '#src/contracts/limits.ts';
import type { ReviewRequest } from '#src/contracts/reviews.ts';
import { dayOf } from '#src/core/dates.ts';
import { reviewCheck } from './review-check.ts';

/** The product and the recipes that a link's review can be about. */
export type Reviewable = {
  productId: string;
  name: string;
  href: string;
  pictureUrl?: string | undefined;
  recipes: readonly { id: string; title: string }[];
};

/** The product of an invitation; undefined when the link is used or expired, or its order is refunded. */
export async function reviewableOf(db: Database, token: string, now: Date): Promise<Reviewable | undefined> {
  const invitation = await livingInvitation(db, token, now);
  const product = invitation && findProduct(invitation.productId);
  if (!product) return undefined;
  const { _id: productId, name, url: href } = product;
  const [picture] = findEntry<PreviewImage[]>('pictures', productId) ?? [];
  return { productId, name, href, pictureUrl: picture?.url, recipes: recipesOf(productId) };
}

/**
 * Saves a buyer's review, for moderation. The invitation's row is locked, so that a link saves at most one.
 * Only the day of the review and the month of the invitation are stored, and the invitation loses its order
 * and link, so a review cannot be traced to its buyer.
 * @returns `over` for an invalid link, `recipe` for a recipe that does not belong to the product
 */
export async function giveReview(
  db: Database,
  { link, recipeId, rating, text, firstName }: ReviewRequest,
  now: Date,
): Promise<'kept' | 'over' | 'recipe'> {
  return inTransaction(db, async (queries) => {
    const invitation = await livingInvitation(queries, link, now, true);
    if (!invitation || !findProduct(invitation.productId)) return 'over';
    const { productId, buyer, expiresAt } = invitation;
    if (recipeId && !recipesOf(productId).some(({ id }) => id === recipeId)) return 'recipe';
    await queries
      .update(reviewInvitation)
      .set({ orderId: null, tokenHash: null, usedAt: monthOf(now), expiresAt: monthOf(expiresAt) })
      .where(and(eq(reviewInvitation.productId, productId), eq(reviewInvitation.buyer, buyer)));
    await queries.insert(review).values({
      id: newReference('R'),
      productId,
      recipeId: recipeId ?? null,
      rating,
      text,
      firstName,
      createdAt: new Date(dayOf(now)),
    });
    return 'kept';
  });
}

/** The start of the month, in UTC. */
function monthOf(date: Date): Date {
  return new Date(`${dayOf(date).slice(0, 7)}-01T00:00:00Z`);
}

async function livingInvitation(queries: Queries, token: string, now: Date, isLocked = false) {
  if (!isToken(token)) return undefined;
  const found = queries
    .select()
    .from(reviewInvitation)
    .where(
      and(
        eq(reviewInvitation.tokenHash, sha256(token)),
        isNull(reviewInvitation.usedAt),
        gt(reviewInvitation.expiresAt, now),
      ),
    );
  const [invitation] = await (isLocked ? found.for('update') : found);
  if (!invitation?.orderId) return undefined;
  const [bought] = await queries.select().from(order).where(eq(order.id, invitation.orderId));
  const mayReview = bought && (await reviewCheck(queries, bought, now));
  return mayReview?.(invitation.productId) ? invitation : undefined;
}

/** The recipes of a product. */
function recipesOf(productId: string): { id: string; title: string }[] {
  const { ids } = findPage('recipes', { limit: LIST.limit, skip: 0, filters: { products: productId } });
  return ids.flatMap((id) => {
    const recipe = findEntry<RecipeRow>('recipe', id);
    return recipe ? [{ id, title: recipe.title }] : [];
  });
}
