import type { Database } from '../db/open.ts';
import { hasRevokedGrants, renewDownloads } from '../downloads/grants.ts';
import { downloadLinks } from '../downloads/links.ts';
import { cardsOf } from '../gift-cards/issue.ts';
import { mailHandlers } from '../mail/handlers.ts';
import type { Handlers } from '../mail/outbox/drain.ts';
import { invoiceOfMail } from '../orders/invoices/invoice-of-mail.ts';
import { goodsMailState } from '../orders/read-goods-owed.ts';
import { inviteBuyer } from '../people/reviews/invite.ts';
import { env } from '../platform/env.ts';
import { noticeToMail } from '../stock/notices/notice-to-mail.ts';

/** The handlers of all kinds of mail that are sent soon after their cause. */
export const MAILS: Handlers = mailHandlers({
  filesOf,
  hasClosedFiles: hasRevokedGrants,
  cardsOf,
  invoiceOf: invoiceOfMail,
  renewFiles: renewDownloads,
  goodsMailState,
  invitationsOf: inviteBuyer,
  noticeOf: noticeToMail,
});

/** The files of an order, with working links. */
async function filesOf(db: Database, orderId: string, now: Date) {
  const links = await downloadLinks(db, orderId, now);
  return links
    .filter(({ isWaiting }) => !isWaiting)
    .map(({ file, kind, path, until }) => ({
      name: file,
      detail: kind,
      url: new URL(path, env().SITE_URL).href,
      until,
    }));
}
