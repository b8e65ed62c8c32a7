import { and, eq, isNull } from 'drizzle-orm';
import { DESK } from '#src/contracts/desk/addresses.ts';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { findPayoutCode } from '../catalogue/snapshot.ts';
import { deskUser } from '../db/schema/desk.ts';
import { shopOfMails } from './sender.ts';
import { creatorNews } from './templates/creator-news.ts';
import type { Writer } from './writer.ts';

/**
 * To a creator at the address with which they sign in, or to an owner of a payout code at the address in the
 * content. Not sent to removed members or removed addresses.
 */
export const writeCreatorNews: Writer<'creator-news'> = async (payload, db) => {
  const { news } = payload;
  if ('code' in payload) {
    const { code, email } = payload;
    if (!findPayoutCode(code)?.ownerEmails.includes(email)) return undefined;
    const shop = shopOfMails();
    return { to: email, document: creatorNews(news, { code }, shop, DEFAULT_REGION) };
  }
  const { memberId } = payload;
  const [member] = await db
    .select({ email: deskUser.email })
    .from(deskUser)
    .where(and(eq(deskUser.id, memberId), isNull(deskUser.removedAt)));
  if (!member) return undefined;
  const shop = shopOfMails();
  return {
    to: member.email,
    document: creatorNews(news, { deskUrl: `${shop.url}${DESK}` }, shop, DEFAULT_REGION),
  };
};
