import { DESK } from '#src/contracts/desk/addresses.ts';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { paths } from '#src/lib/paths.ts';
import type { Database } from '../db/open.ts';
import { orderOfMail } from './order-of-mail.ts';
import { addressOfShop, shopOfMails } from './sender.ts';
import { buildNews } from './templates/build-news.ts';
import { dashboardRefund } from './templates/dashboard-refund.ts';
import { dispute } from './templates/dispute.ts';
import { fraudWarning } from './templates/fraud-warning.ts';
import { lowStockMail } from './templates/low-stock.ts';
import { orderNotice } from './templates/order-notice.ts';
import { returnedRefund } from './templates/returned-refund.ts';
import type { Writer, Written } from './writer.ts';

/** The mails to the shop about orders and its site. */
export const SHOP_WRITERS = {
  'order-notice': async ({ orderId }, db, now) => noticeOf(db, orderId, now),
  'dashboard-refund': async (refund, db, now) => {
    const { order } = await orderOfMail(db, refund.orderId, shopOfMails().url, now);
    return { to: addressOfShop(), document: dashboardRefund(order, refund) };
  },
  'returned-refund': async (refund, db, now) => {
    const { order, email } = await orderOfMail(db, refund.orderId, shopOfMails().url, now);
    return { to: addressOfShop(), document: returnedRefund(order, refund, email) };
  },
  'fraud-warning': async ({ orderId }, db, now) => {
    const { order, email, sentAt, stoppedBy } = await orderOfMail(db, orderId, shopOfMails().url, now);
    return { to: addressOfShop(), document: fraudWarning(order, { sentAt, stoppedBy, buyer: email }) };
  },
  dispute: async (news, db, now) => {
    const { order, email, sentAt, stoppedBy } = await orderOfMail(db, news.orderId, shopOfMails().url, now);
    return { to: addressOfShop(), document: dispute(order, news, { sentAt, stoppedBy, buyer: email }) };
  },
  'low-stock': async (stock) => ({
    to: addressOfShop(),
    document: lowStockMail(stock, `${shopOfMails().url}${DESK}`, DEFAULT_REGION),
  }),
  'build-news': async (news) => ({ to: addressOfShop(), document: buildNews(news, DEFAULT_REGION) }),
} satisfies {
  [K in
    | 'order-notice'
    | 'dashboard-refund'
    | 'returned-refund'
    | 'fraud-warning'
    | 'dispute'
    | 'build-news'
    | 'low-stock']: Writer<K>;
};

/** Only for orders that need work: to make, pack or check. A pledge needs none before its funding is over. */
async function noticeOf(db: Database, orderId: string, now: Date): Promise<Written> {
  const shop = shopOfMails();
  const { order, picks, heldReason, email, phone } = await orderOfMail(db, orderId, shop.url, now);
  const needsHands = order.isHeld || (!order.isPledge && order.lines.some(({ way }) => way !== 'digital'));
  if (!needsHands) return undefined;
  return {
    to: addressOfShop(),
    document: orderNotice({ ...order, url: `${shop.url}${paths.order}` }, shop, {
      heldReason,
      picks,
      buyer: { email, phone },
    }),
  };
}
