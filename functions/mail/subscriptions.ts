import type { MailList } from '#src/contracts/unsubscribe.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import type { Database } from '../db/open.ts';
import { subscriptionLink } from '../platform/subscription-link.ts';
import type { MailPayloads } from './kinds.ts';
import type { Unsubscribe } from './layout/document.ts';
import { activeConsent, newsToConfirm } from './newsletter/sign-up-requests.ts';
import { shopOfMails } from './sender.ts';
import { newsConfirmation, newsWelcome } from './templates/news.ts';
import { stockNoticeMail } from './templates/stock-notice.ts';
import type { Writer, Written } from './writer.ts';

/** A requested stock notice, and how to mark it as sent. */
type Notice = {
  email: string;
  region: RegionCode;
  thing: Parameters<typeof stockNoticeMail>[0];
  markSent: () => Promise<void>;
};
export type NoticeOf = (db: Database, id: string, now: Date) => Promise<Notice | undefined>;

/**
 * Writes the mail that a product is back.
 * @param noticeOf finds the notice, if it still is to be sent
 */
export async function writeStockNotice(
  { noticeId }: MailPayloads['stock-notice'],
  db: Database,
  now: Date,
  noticeOf: NoticeOf,
): Promise<Written> {
  const notice = await noticeOf(db, noticeId, now);
  if (!notice) return undefined;
  const { email, region, thing, markSent } = notice;
  const shop = shopOfMails();
  const unsubscribe = unsubscribeBy(shop.url, 'stock', noticeId);
  return {
    to: email,
    document: { ...stockNoticeMail(thing, region, shop), unsubscribe },
    afterwards: markSent,
  };
}

/** The newsletter's mails. */
export const NEWS_WRITERS = {
  'news-confirmation': async ({ requestId }, db, now) => {
    const request = await newsToConfirm(db, requestId, now);
    if (!request) return undefined;
    const shop = shopOfMails();
    const url = `${shop.url}${paths.newsletter}?link=${subscriptionLink('news-confirm', requestId)}`;
    return { to: request.email, document: newsConfirmation(url, request.region, shop) };
  },
  'news-welcome': async ({ linkId }, db) => {
    const yes = await activeConsent(db, linkId);
    if (!yes) return undefined;
    const shop = shopOfMails();
    const unsubscribe = unsubscribeBy(shop.url, 'news', linkId);
    return { to: yes.email, document: { ...newsWelcome(yes, shop), unsubscribe } };
  },
} satisfies { [K in 'news-confirmation' | 'news-welcome']: Writer<K> };

/** The unsubscribe page, and the URL for the mail program's own button. */
export function unsubscribeBy(siteUrl: string, list: MailList, id: string): Unsubscribe {
  const query = `?list=${list}&link=${subscriptionLink(list, id)}`;
  return { page: `${siteUrl}${paths.unsubscribe}${query}`, oneClick: `${siteUrl}/api/unsubscribe${query}` };
}
