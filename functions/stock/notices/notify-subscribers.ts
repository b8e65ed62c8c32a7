import type { Database } from '#functions/db/open.ts';
import { enqueueStockNotices } from '#functions/mail/enqueue.ts';
import { checkWatch, watchesBefore } from './stock-notices.ts';

/** The watches read per query, and the mails written per transaction. */
const WATCHES = 50;
const MAILS = 200;

/**
 * Queues mails for all requested products that are available again, after a deploy or a new stock count.
 * Checks each watch once, the least recently checked first, so the next run continues an interrupted one.
 */
export async function notifySubscribers(
  db: Database,
  now: Date,
  { hasTime }: { hasTime: () => boolean },
): Promise<{ mails: number; isWhole: boolean }> {
  let mails = 0;
  for (;;) {
    const watches = await watchesBefore(db, now, WATCHES);
    if (watches.length === 0) return { mails, isWhole: true };
    for (const wanted of watches) {
      if (!hasTime()) return { mails, isWhole: false };
      mails += await checkWatch(db, wanted, { now, most: MAILS, enqueue: enqueueStockNotices });
    }
  }
}
