import { and, eq, isNull } from 'drizzle-orm';
import { DESK } from '#src/contracts/desk/addresses.ts';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { deskUser } from '../db/schema/desk.ts';
import { shopOfMails } from './sender.ts';
import { creatorNews } from './templates/creator-news.ts';
import type { Writer } from './writer.ts';

/** To a creator at the address with which they sign in. Nothing to a member who was removed. */
export const writeCreatorNews: Writer<'creator-news'> = async ({ memberId, news }, db) => {
  const [member] = await db
    .select({ email: deskUser.email })
    .from(deskUser)
    .where(and(eq(deskUser.id, memberId), isNull(deskUser.removedAt)));
  if (!member) return undefined;
  const shop = shopOfMails();
  return { to: member.email, document: creatorNews(news, `${shop.url}${DESK}`, shop, DEFAULT_REGION) };
};
