import type { Config } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { tellWaiting } from '../notices/tell-waiting.ts';
import { describeError, log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';

/** The platform ends a scheduled call after 30 s. In ms. */
const BUDGET = 15_000;

/** Every ten minutes, called by the platform and by nobody else: finds what is to be had again, and has those told who wait for it. */
export default async function noticesOften(): Promise<Response> {
  const started = Date.now();
  try {
    const told = await tellWaiting(database(), storeNow(), { hasTime: () => Date.now() - started < BUDGET });
    log('info', 'stock_notices', told);
    return new Response(null, { status: 204 });
  } catch (error) {
    log('error', 'stock_notices', describeError(error));
    await reportError(error, { side: 'server', path: 'notices' });
    return new Response(null, { status: 500 });
  }
}

export const config: Config = { schedule: '*/10 * * * *' };
