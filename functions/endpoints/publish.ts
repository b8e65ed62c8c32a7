import type { Config } from '@netlify/functions';
import { database } from '../db/open.ts';
import { failures, scheduledJob } from '../jobs/scheduled-job.ts';
import { env } from '../platform/env.ts';
import { requestDueBuild } from '../publishing/request-build.ts';

/** Requests a build when something is to be published, and at the end of each day in UTC. */
export default scheduledJob({
  name: 'publish',
  run: async (now) => {
    const hook = env().BUILD_HOOK_URL;
    return hook ? requestDueBuild(database(), hook, now) : { requested: false, calls: 0 };
  },
  failureOf: ({ calls }) =>
    failures(calls > 1 && `the site was not built after ${calls - 1} request(s): look at the last builds`),
  isIdle: ({ requested }) => !requested,
});

export const config: Config = { schedule: '* * * * *' };
