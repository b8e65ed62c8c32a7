import type { Config } from '@netlify/functions';
import { database } from '../db/open.ts';
import { HANDLERS } from '../jobs/outbox-handlers.ts';
import { failures, scheduledJob } from '../jobs/scheduled-job.ts';
import { drain } from '../mail/outbox/drain.ts';

/** Processes due outbox rows and retries failed ones. */
export default scheduledJob({
  name: 'outbox',
  // A batch may take 20 s.
  budgetMs: 8_000,
  run: (now, time) => drain(database(), HANDLERS, now, time),
  failureOf: ({ givenUp }) => failures(givenUp > 0 && `${givenUp} row(s) of the outbox were given up`),
  isIdle: ({ done, failed }) => done + failed === 0,
});

export const config: Config = { schedule: '* * * * *' };
