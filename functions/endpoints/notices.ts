import type { Config } from '@netlify/functions';
import { database } from '../db/open.ts';
import { scheduledJob } from '../jobs/scheduled-job.ts';
import { notifySubscribers } from '../stock/notices/notify-subscribers.ts';

/** Queues the stock notices of products that are available again. */
export default scheduledJob({
  name: 'notices',
  event: 'stock_notices',
  run: (now, time) => notifySubscribers(database(), now, time),
});

export const config: Config = { schedule: '*/10 * * * *' };
