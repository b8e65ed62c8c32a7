import type { Config } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { deleteOverdue } from '../people/retention/retention.ts';
import { describeError, log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';

/**
 * Scheduled every night, not callable from outside: deletes data at the end of the retention that the privacy
 * page promises.
 */
export default async function retention(): Promise<Response> {
  try {
    log('info', 'retention', await deleteOverdue(database(), storeNow()));
    return new Response(null, { status: 204 });
  } catch (error) {
    log('error', 'retention', describeError(error));
    await reportError(error, { side: 'server', path: 'retention' });
    return new Response(null, { status: 500 });
  }
}

export const config: Config = { schedule: '@daily' };
