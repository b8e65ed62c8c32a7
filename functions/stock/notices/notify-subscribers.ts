import type { Database } from '#functions/db/open.ts';
import { enqueueStockNotices } from '#functions/mail/enqueue.ts';
import { checkWatch, watchesBefore, watchesOf } from './stock-notices.ts';

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

/**
 * The same for one variant, right after its stock has grown. What is more than one transaction's mails, and
 * bundles, are left to the job.
 */
export async function notifyOfVariant(
  db: Database,
  place: { productId: string; formatId: string },
  now: Date,
): Promise<number> {
  let mails = 0;
  for (const wanted of await watchesOf(db, place))
    mails += await checkWatch(db, wanted, { now, most: MAILS, enqueue: enqueueStockNotices });
  return mails;
}
