import type { Database } from '../db/open.ts';
import { LINK_HOURS, makeOrderLink } from '../orders/links/links.ts';
import type { MailDocument, Shop } from './layout/document.ts';
import { orderOfMail } from './order-of-mail.ts';
import { PermanentError } from './outbox/drain.ts';
import { shopOfMails } from './sender.ts';
import { unsubscribeBy } from './subscriptions.ts';
import type { MailOrder } from './templates/order.ts';
import { reviewInvitationMail } from './templates/review-invitation.ts';
import type { Written } from './writer.ts';

/**
 * A mail to the buyer of an order, with a link to its page.
 * @param hours how long the link works
 * @throws PermanentError when the order has no email address
 */
export async function toBuyer(
  db: Database,
  orderId: string,
  now: Date,
  write: (order: MailOrder, shop: Shop) => MailDocument | Promise<MailDocument>,
  hours: number = LINK_HOURS.inMail,
): Promise<Written> {
  const shop = shopOfMails();
  const { order, email } = await orderOfMail(db, orderId, shop.url, now);
  if (!email) throw new PermanentError('The order has no address');
  const url = await makeOrderLink(db, orderId, shop.url, hours, now);
  return { to: email, document: await write({ ...order, url }, shop) };
}

/** Asks the buyer of an order to review these products. Undefined when the order has no email address. */
export async function invitation(
  db: Database,
  orderId: string,
  products: { name: string; url: string }[],
  now: Date,
): Promise<Written> {
  const shop = shopOfMails();
  const { order, email } = await orderOfMail(db, orderId, shop.url, now);
  if (!email) return undefined;
  const unsubscribe = unsubscribeBy(shop.url, 'reviews', orderId);
  return {
    to: email,
    document: { ...reviewInvitationMail(order, products, shop), unsubscribe },
  };
}
