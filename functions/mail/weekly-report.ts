import { and, eq, isNull } from 'drizzle-orm';
import { DESK } from '#src/contracts/desk/addresses.ts';
import { DEFAULT_REGION } from '#src/core/regions/open-regions.ts';
import { deskUser } from '../db/schema/desk.ts';
import { env } from '../platform/env.ts';
import { shopOfMails } from './sender.ts';
import { weeklyReport } from './templates/weekly-report.ts';
import type { Writer } from './writer.ts';

/** To an owner, unless they were removed or turned it off since, or the desk was switched off. */
export const writeWeeklyReport: Writer<'weekly-report'> = async ({ memberId, report }, db) => {
  if (!env().DESK) return undefined;
  const [owner] = await db
    .select({ email: deskUser.email })
    .from(deskUser)
    .where(
      and(
        eq(deskUser.id, memberId),
        eq(deskUser.role, 'owner'),
        isNull(deskUser.removedAt),
        deskUser.weeklyMail,
      ),
    );
  if (!owner) return undefined;
  const shop = shopOfMails();
  return {
    to: owner.email,
    document: weeklyReport(report, `${shop.url}${DESK}`, shop.name, DEFAULT_REGION),
  };
};
