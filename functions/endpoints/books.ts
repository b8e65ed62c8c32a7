import type { Config } from '@netlify/functions';
import { importBalance } from '../books/import-balance.ts';
import { database } from '../db/open.ts';
import { failures, scheduledJob } from '../jobs/scheduled-job.ts';
import { stripe } from '../platform/stripe.ts';

/** Imports what the provider says of the shop's balance: fees, exchange rates and payouts. */
export default scheduledJob({
  name: 'books',
  run: async (now, { hasTime }) => importBalance({ db: database(), stripe: await stripe(), now, hasTime }),
  failureOf: ({ isWhole }) => failures(!isWhole && 'not all balance transactions could be read in time'),
});

export const config: Config = { schedule: '23 * * * *' };
