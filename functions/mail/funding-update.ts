import { findFunding } from '../catalogue/snapshot.ts';
import { findUpdate } from '../fundings/updates/read-updates.ts';
import { wantsUpdates } from '../fundings/updates/refuse-updates.ts';
import { fundingOfMail, orderOfMail } from './order-of-mail.ts';
import { shopOfMails } from './sender.ts';
import { unsubscribeBy } from './subscriptions.ts';
import { fundingUpdateMail } from './templates/funding-update.ts';
import type { Writer } from './writer.ts';

/**
 * Writes an update to a backer, unless it was withdrawn, the backer has declined since,
 * or got the money back.
 */
export const writeFundingUpdate: Writer<'funding-update'> = async ({ orderId, updateId }, db, now) => {
  const update = await findUpdate(db, updateId);
  if (update?.state !== 'published' || !(await wantsUpdates(db, orderId, update.fundingId))) return undefined;
  const shop = shopOfMails();
  const funding = fundingOfMail(update.fundingId, shop.url);
  const { order, email } = await orderOfMail(db, orderId, shop.url, now);
  if (!funding || !email) return undefined;
  const creator = findFunding(update.fundingId)?.creator.name ?? shop.name;
  const document = fundingUpdateMail(order, update, { ...funding, creator });
  return { to: email, document: { ...document, unsubscribe: unsubscribeBy(shop.url, 'fundings', orderId) } };
};
