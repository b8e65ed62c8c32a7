import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { daysLater } from '#src/core/dates.ts';
import type { DownloadLink } from '#src/core/orders/paid-order.ts';
import { endingOf, FILE_TYPES } from '#src/core/products/digital-files.ts';
import { paths } from '#src/lib/paths.ts';
import type { Queries } from '../db/open.ts';
import { downloadGrant } from '../db/schema/downloads.ts';
import { tokenOfGrant } from './token.ts';
import { releaseOf } from './use-link.ts';

/** How long a link works, in days. The buyer can ask for new ones. */
const LINK_DAYS = 30;

/** The expiry of a link made `now`. */
export const linkEnd = (now: Date) => daysLater(now, LINK_DAYS);

/**
 * How long after the payment the confirmation page shows links, in ms. Its URL does not prove who is looking.
 */
const SHOWN_FOR = 60 * 60_000;

/**
 * The links of an order that work at `now`, in the order of its lines. Only its confirmation, its page and
 * its mails may show them: never store or log the result.
 */
export async function downloadLinks(queries: Queries, orderId: string, now: Date): Promise<DownloadLink[]> {
  const grants = await queries
    .select()
    .from(downloadGrant)
    .where(
      and(
        eq(downloadGrant.orderId, orderId),
        isNull(downloadGrant.revokedAt),
        gt(downloadGrant.expiresAt, now),
        gt(downloadGrant.downloadsLeft, 0),
      ),
    )
    .orderBy(asc(downloadGrant.position), asc(downloadGrant.createdAt), asc(downloadGrant.file));
  return grants.flatMap((grant) => {
    const token = tokenOfGrant(grant);
    if (token === undefined) return [];
    const release = releaseOf(grant);
    return {
      position: grant.position,
      file: grant.file,
      kind: FILE_TYPES[endingOf(grant.file)].word,
      path: paths.download(token),
      until: grant.expiresAt.toISOString(),
      ...(release && { isWaiting: true, ...(release.day && { from: release.day }) }),
    };
  });
}

/** True while an order's confirmation page shows its links. Later they are only mailed. */
export function areLinksShown({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < SHOWN_FOR;
}
