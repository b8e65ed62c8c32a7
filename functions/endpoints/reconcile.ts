import type { Config } from '@netlify/functions';
import { database } from '../db/open.ts';
import { failures, scheduledJob } from '../jobs/scheduled-job.ts';
import { countUncounted, endWaits } from '../orders/parcels/settle-parcels.ts';
import { CONCURRENCY } from '../orders/reconciliation/concurrency.ts';
import { reconcile } from '../orders/reconciliation/reconcile.ts';
import { stripe } from '../platform/stripe.ts';

/**
 * Ends the waiting of pre-orders whose day has come, counts orders of earlier releases, and brings the store
 * to the state of Stripe after lost events. The log and `npx found orders unmatched` name the payments that
 * failed.
 */
export default scheduledJob({
  name: 'reconcile',
  connections: CONCURRENCY,
  run: async (now, time) => {
    await endWaits(database(), now);
    await countUncounted(database(), now, time);
    return reconcile({ db: database(), stripe: await stripe() }, now, time);
  },
  failureOf: ({ failed, isWhole }) =>
    failures(
      failed > 0 && `${failed} payment(s) could not be brought to where the provider is`,
      !isWhole && 'not all of them could be looked at in time',
    ),
});

export const config: Config = { schedule: '*/10 * * * *' };
