import { paths } from '../../src/lib/paths.ts';
import { type LinkKind, signedLink } from '../links/signed-link.ts';
import { findWanted } from '../stock/availability.ts';
import { noteTold, noticeToTell } from '../stock/notices.ts';
import type { Unsubscribe } from './layout/document.ts';
import { shopOfMails } from './shop.ts';
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
} satisfies { 'stock-notice': Writer<'stock-notice'> };

/** Where a reader ends such mails: the page, and the address for the button of a mail program. */
function unsubscribeBy(siteUrl: string, kind: LinkKind, id: string): Unsubscribe {
  const query = `?list=${kind}&link=${signedLink(kind, id)}`;
  return { page: `${siteUrl}${paths.unsubscribe}${query}`, oneClick: `${siteUrl}/api/unsubscribe${query}` };
}
