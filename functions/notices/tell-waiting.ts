import type { Database } from '../db/open.ts';
import { enqueueStockNotices } from '../mail/enqueue.ts';
import { lookAfter, watchesBefore } from '../stock/notices.ts';

/** So many watches are read at a time, and so many mails written in one transaction. */
const WATCHES = 50;
const MAILS = 200;

/**
 * Writes a mail to the outbox for everybody who waits for something that is to be had again, by a new deploy or a new count. It goes
 * through what is waited for, once, beginning with what it has not looked at for longest, so a run that time ended is gone on with by the next.
 */
export async function tellWaiting(
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
      mails += await lookAfter(db, wanted, { now, most: MAILS, enqueue: enqueueStockNotices });
    }
  }
}
