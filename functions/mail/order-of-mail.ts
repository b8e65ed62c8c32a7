import { eq } from 'drizzle-orm';
import { picksOf } from '#src/core/products/contents-text.ts';
import type { Goods } from '#src/core/products/goods.ts';
import { regionOf } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import { arrivalOfOrder } from '../catalogue/line-delivery.ts';
import { orderView } from '../catalogue/order-view.ts';
import { findFunding, findProduct } from '../catalogue/snapshot.ts';
import type { Database } from '../db/open.ts';
import { mayGoAhead } from '../db/order-rows.ts';
import type { Gift } from '../db/order-types.ts';
import { orderLine, order as orderTable } from '../db/schema/orders.ts';
import { PermanentError } from './outbox/drain.ts';
import type { LinePick, MailFunding, MailOrder } from './templates/order.ts';

type Row = typeof orderTable.$inferSelect;
type OrderToTell = {
  order: Omit<MailOrder, 'url'>;
  /** What is taken from the shelf for each line: its SKU, and the parts of a bundle. */
  picks: readonly LinePick[];
  /** What each line is, and who made it, while the shop has it. */
  made: readonly ({ goods: Goods; by: string } | undefined)[];
  /** The own recipients of its gift cards, one entry per line. */
  gifts: readonly (Gift | null)[];
  email: string | null;
  phone: string | null;
  heldReason: string | null;
  /** When its parcel was shipped, as an ISO date in UTC. */
  sentAt: string | undefined;
  /** What still stops its goods, the most severe first. Undefined when they go ahead. */
  stoppedBy: 'dispute' | 'refund' | 'review' | undefined;
};

/**
 * An order in the form that its mails use, with the buyer's email address.
 * @throws PermanentError when there is no such order
 */
export async function orderOfMail(
  db: Database,
  orderId: string,
  siteUrl: string,
  now: Date,
): Promise<OrderToTell> {
  const [row] = await db.select().from(orderTable).where(eq(orderTable.id, orderId));
  if (!row) throw new PermanentError('There is no such order');
  const lines = await db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.position);
  const isPledge = row.intent === 'Funding';
  const view = orderView({ ...row, lines }, now);
  return {
    picks: lines.map(({ sku, contains, quantity }) => ({
      sku,
      parts: contains ? picksOf(contains, quantity) : [],
    })),
    made: lines.map(({ productId }) => {
      const product = findProduct(productId);
      return product && { goods: product.goods, by: product.creator.name };
    }),
    gifts: lines.map(({ gift }) => gift),
    email: row.shippingEmail,
    phone: row.shippingPhone,
    heldReason: row.heldReason,
    sentAt: row.fulfilledAt?.toISOString(),
    stoppedBy: stoppedBy(row),
    order: {
      ...view,
      isPledge,
      gift: row.gift ?? undefined,
      address: view.lines.some(({ way }) => way !== 'digital') ? addressOf(row) : [],
      arrival: arrivalOfOrder(row, lines, now),
      funding:
        isPledge && lines[0] ? fundingOfMail(lines[0].productId, siteUrl, lines[0].formatId) : undefined,
    },
  };
}

function stoppedBy(row: Row): OrderToTell['stoppedBy'] {
  if (row.status === 'disputed') return 'dispute';
  if (row.status === 'refunded') return 'refund';
  return mayGoAhead(row) ? undefined : 'review';
}

/**
 * A funding in the form that mails use, with the reward `rewardId`.
 * Undefined when it is not in the catalogue any more.
 */
export function fundingOfMail(
  fundingId: string,
  siteUrl: string,
  rewardId?: string,
): MailFunding | undefined {
  const funding = findFunding(fundingId);
  if (!funding) return undefined;
  const reward = funding.rewards.find(({ _id }) => _id === rewardId);
  return {
    title: funding.title,
    url: `${siteUrl}${paths.funding(funding._id)}`,
    endsAt: funding.endsAt,
    reward: reward && { title: reward.title, expectedAt: reward.expectedAt },
  };
}

/** The name and address as on a parcel, with the country's name. */
function addressOf({ shippingName, shippingAddress, region }: Row): string[] {
  const { line1, line2, city, state, postal_code, country } = shippingAddress ?? {};
  if (!line1) return [];
  const names = new Intl.DisplayNames(regionOf(region).locale, { type: 'region', fallback: 'code' });
  return [
    shippingName,
    line1,
    line2,
    [city, state, postal_code].filter(Boolean).join(', '),
    country && /^[A-Z]{2}$/.test(country) ? names.of(country) : country,
  ].filter((line): line is string => Boolean(line));
}
