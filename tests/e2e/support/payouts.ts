import path from 'node:path';
import { openDatabase } from '#functions/db/open.ts';
import { earnedInPeriod, type PayoutRow } from '#functions/payouts/payout-report.ts';
import { openEmbedded } from '#sandbox/database/embedded.ts';
import { ROOT } from './catalogue.ts';

/** What the payout report says of one order alone: its period is the very moment at which that order was recorded. */
export async function payoutsOf({ createdAt }: { createdAt: string }): Promise<PayoutRow[]> {
  const from = new Date(createdAt);
  const embedded = await openEmbedded(path.join(ROOT, 'test-results/store/database'));
  const { db, close } = openDatabase(embedded.url, { connections: 1 });
  try {
    return await earnedInPeriod(db, { from, to: new Date(from.getTime() + 1) }, new Date());
  } finally {
    await close();
    await embedded.close();
  }
}
