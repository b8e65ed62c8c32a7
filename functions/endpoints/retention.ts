import type { Config } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { describeError, log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';
import { deleteOverdue } from '../retention/retention.ts';

/** Every night, called by the platform and by nobody else: deletes what has been kept for as long as the privacy page promises. */
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
