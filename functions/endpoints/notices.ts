import type { Config } from '@netlify/functions';
import { database } from '../db/open.ts';
import { scheduledJob } from '../jobs/scheduled-job.ts';
import { checkLow } from '../stock/counts/low-stock.ts';
import { notifySubscribers } from '../stock/notices/notify-subscribers.ts';

/**
 * Queues the stock notices of products that are available again, and the shop's mails about what runs low.
 */
export default scheduledJob({
  name: 'notices',
  event: 'stock_notices',
  run: async (now, time) => ({
    ...(await notifySubscribers(database(), now, time)),
    low: await checkLow(database(), now),
  }),
});

export const config: Config = { schedule: '*/10 * * * *' };
