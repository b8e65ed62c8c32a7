import type { Config } from '@netlify/functions';
import { database } from '../db/open.ts';
import { failures, scheduledJob } from '../jobs/scheduled-job.ts';
import { bookDue } from '../payouts/ledger/book-due.ts';
import { fetchRates } from '../payouts/ledger/fetch-rates.ts';
import { readSettlements } from '../payouts/ledger/settlements.ts';
import { env } from '../platform/env.ts';
import { describeError, log } from '../platform/log.ts';
import { stripe } from '../platform/stripe.ts';

/** Books what creators earn of orders that have changed, with the provider's fees and rates where they are known. */
export default scheduledJob({
  name: 'ledger',
  run: async (now, time) => {
    const db = database();
    const rates = await orNone('ledger_rates', () => fetchRates(db, env().EXCHANGE_RATES_URL, now));
    const settled = await orNone('ledger_settlements', async () =>
      readSettlements({ db, stripe: await stripe() }, now, time),
    );
    return { rates, settled, ...(await bookDue(db, now, time)) };
  },
  // An order that waits for a rate of exchange is no failure: the bank publishes none at night and on weekends. A month
  // is not closed while one waits.
  failureOf: ({ errors }) => failures(errors > 0 && `${errors} order(s) could not be booked`),
  isIdle: ({ orders, settled, rates }) => orders === 0 && !settled && !rates,
});

/** Booking goes on with estimates while the provider or the bank cannot be reached. */
async function orNone(event: string, work: () => Promise<number>): Promise<number | null> {
  try {
    return await work();
  } catch (error) {
    log('warn', event, describeError(error));
    return null;
  }
}

export const config: Config = { schedule: '*/10 * * * *' };
