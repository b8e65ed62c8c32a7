import { earnedInPeriod, type PayoutRow } from '#functions/payouts/payout-report.ts';
import { inDatabase } from './database.ts';

/** The payout report of one order: its period is the instant at which that order was recorded. */
export function payoutsOf({ createdAt }: { createdAt: Date }): Promise<PayoutRow[]> {
  const period = { from: createdAt, to: new Date(createdAt.getTime() + 1) };
  return inDatabase((db) => earnedInPeriod(db, period, new Date()));
}
