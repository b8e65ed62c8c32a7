import type { Database } from '../db/open.ts';
import { renewDownloads } from '../downloads/grants.ts';
import { downloadLinks } from '../downloads/links.ts';
import { cardsOf } from '../gift-cards/issue.ts';
import { mailHandlers } from '../mail/handlers.ts';
import { noticeToMail } from '../notices/notice-to-mail.ts';
import { goodsMailState } from '../orders/read-goods-owed.ts';
import type { Handlers } from '../outbox/drain.ts';
import { env } from '../platform/env.ts';
import { inviteBuyer } from '../reviews/invite.ts';

/** Who sends each kind of mail. */
export const MAILS: Handlers = mailHandlers({
  filesOf,
  cardsOf,
  renewFiles: renewDownloads,
  goodsMailState,
  invitationsOf: inviteBuyer,
  noticeOf: noticeToMail,
});

/** The files of an order with links that work now. */
async function filesOf(db: Database, orderId: string, now: Date) {
  const links = await downloadLinks(db, orderId, now);
  return links
    .filter(({ isWaiting }) => !isWaiting)
    .map(({ file, kind, path }) => ({ name: file, detail: kind, url: new URL(path, env().SITE_URL).href }));
}
