import type { Config } from '@netlify/functions';
import { type Database, database } from '../db/open.ts';
import { failures, scheduledJob } from '../jobs/scheduled-job.ts';
import { bookDue } from '../payouts/ledger/book-due.ts';
import { fetchRates } from '../payouts/ledger/fetch-rates.ts';
import { env } from '../platform/env.ts';
import { describeError, log } from '../platform/log.ts';

/**
 * Books what creators earn of orders that have changed,
 * with the provider's fees and rates where they are known.
 */
export default scheduledJob({
  name: 'ledger',
  run: async (now, time) => {
    const db = database();
    const rates = await newRates(db, now);
    return { rates, ...(await bookDue(db, now, time)) };
  },
  // An order that waits for a rate of exchange is no failure: the bank publishes none at night and on
  // weekends. A month is not closed while one waits.
  failureOf: ({ errors }) => failures(errors > 0 && `${errors} order(s) could not be booked`),
  isIdle: ({ orders, rates }) => orders === 0 && rates === 0,
});

/** Orders in the shop's own currency are booked while the bank cannot be reached. */
async function newRates(db: Database, now: Date): Promise<number> {
  try {
    return await fetchRates(db, env().EXCHANGE_RATES_URL, now);
  } catch (error) {
    log('warn', 'ledger_rates', describeError(error));
    return 0;
  }
}

export const config: Config = { schedule: '*/10 * * * *' };
