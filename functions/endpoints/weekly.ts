import type { Config } from '@netlify/functions';
import { storeSettings } from '../catalogue/snapshot.ts';
import { database } from '../db/open.ts';
import { reportWeek } from '../desk/today/send-weekly-report.ts';
import { scheduledJob } from '../jobs/scheduled-job.ts';
import { env } from '../platform/env.ts';

/**
 * On Monday morning, writes the mail of the week before to the owners. Nothing in a shop without the desk.
 */
export default scheduledJob({
  name: 'weekly',
  run: async (now) => {
    const { timeZone } = storeSettings().delivery.cutOff;
    return { mails: env().DESK ? await reportWeek(database(), timeZone, now) : 0 };
  },
  isIdle: ({ mails }) => mails === 0,
});

export const config: Config = { schedule: '7 * * * *' };
