import type { Database } from '#functions/db/open.ts';
import { env } from '#functions/platform/env.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import { paths } from '#src/lib/paths.ts';
import { findWanted } from '../availability.ts';
import { findNoticeToSend, markNoticeSent } from './stock-notices.ts';

/** The data of a stock notice's mail, and how to mark it as sent. */
export type NoticeToMail = {
  email: string;
  region: RegionCode;
  thing: { name: string; formatName?: string | undefined; url: string };
  markSent: () => Promise<void>;
};

/** The data of a notice that is to be mailed now; undefined otherwise. */
export async function noticeToMail(db: Database, id: string, now: Date): Promise<NoticeToMail | undefined> {
  const notice = await findNoticeToSend(db, id, now);
  const found = notice && findWanted(notice);
  if (!found) return undefined;
  const { email, region, formatId } = notice;
  const { product, formats } = found;
  return {
    email,
    region,
    thing: {
      name: product.name,
      formatName: formatId ? formats[0]?.name : undefined,
      url: new URL(paths.product(product._id), env().SITE_URL).href,
    },
    markSent: () => markNoticeSent(db, id, now),
  };
}
