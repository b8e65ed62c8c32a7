import type { Config } from '@netlify/functions';
import { database } from '../db/open.ts';
import { scheduledJob } from '../jobs/scheduled-job.ts';
import { deleteOverdue } from '../people/retention/retention.ts';

/** Deletes data at the end of the retention that the privacy page promises. */
export default scheduledJob({
  name: 'retention',
  run: (now) => deleteOverdue(database(), now),
});

export const config: Config = { schedule: '@daily' };
