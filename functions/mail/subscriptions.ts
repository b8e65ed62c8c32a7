import type { MailList } from '../../src/contracts/unsubscribe.ts';
import { paths } from '../../src/lib/paths.ts';
import { signedLink } from '../links/signed-link.ts';
import { newsToConfirm, standingYes } from '../news/read-news.ts';
import { findWanted } from '../stock/availability.ts';
import { noteTold, noticeToTell } from '../stock/notices.ts';
import type { Unsubscribe } from './layout/document.ts';
import { shopOfMails } from './shop.ts';
import { newsConfirmation, newsWelcome } from './templates/news.ts';
import { stockNoticeMail } from './templates/stock-notice.ts';
import type { Writer } from './writer.ts';

/** The mails that somebody asked for apart from an order. */
export const SUBSCRIPTION_WRITERS = {
  'stock-notice': async ({ noticeId }, db, now) => {
    const notice = await noticeToTell(db, noticeId, now);
    const found = notice && findWanted(notice);
    if (!found) return undefined;
    const shop = shopOfMails();
    const { product, formats } = found;
    const thing = {
      name: product.name,
      formatName: notice.formatId && formats[0] ? formats[0].name : undefined,
      url: `${shop.url}${paths.product(product._id)}`,
    };
    return {
      to: notice.email,
      document: {
        ...stockNoticeMail(thing, notice.region, shop),
        unsubscribe: unsubscribeBy(shop.url, 'stock', noticeId),
      },
      afterwards: () => noteTold(db, noticeId, now),
    };
  },
  'news-confirmation': async ({ requestId }, db, now) => {
    const request = await newsToConfirm(db, requestId, now);
    if (!request) return undefined;
    const shop = shopOfMails();
    const url = `${shop.url}${paths.newsletter}?link=${signedLink('news-confirm', requestId)}`;
    return { to: request.email, document: newsConfirmation(url, request.region, shop) };
  },
  'news-welcome': async ({ linkId }, db) => {
    const yes = await standingYes(db, linkId);
    if (!yes) return undefined;
    const shop = shopOfMails();
    const unsubscribe = unsubscribeBy(shop.url, 'news', linkId);
    return { to: yes.email, document: { ...newsWelcome(yes, shop), unsubscribe } };
  },
} satisfies { [K in 'stock-notice' | 'news-confirmation' | 'news-welcome']: Writer<K> };

/** Where a reader ends such mails: the page, and the address for the button of a mail program. */
export function unsubscribeBy(siteUrl: string, list: MailList, id: string): Unsubscribe {
  const query = `?list=${list}&link=${signedLink(list, id)}`;
  return { page: `${siteUrl}${paths.unsubscribe}${query}`, oneClick: `${siteUrl}/api/unsubscribe${query}` };
}
