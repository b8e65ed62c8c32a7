import type { Config } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { describeError, log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';
import { notifySubscribers } from '../stock/notices/notify-subscribers.ts';

/** How long new work is started, in ms. The platform ends a scheduled call after 30 s. */
const BUDGET = 15_000;

/**
 * Scheduled every ten minutes, not callable from outside: queues the stock notices of products that are
 * available again.
 */
export default async function noticesOften(): Promise<Response> {
  const started = Date.now();
  try {
    const told = await notifySubscribers(database(), storeNow(), {
      hasTime: () => Date.now() - started < BUDGET,
    });
    log('info', 'stock_notices', told);
    return new Response(null, { status: 204 });
  } catch (error) {
    log('error', 'stock_notices', describeError(error));
    await reportError(error, { side: 'server', path: 'notices' });
    return new Response(null, { status: 500 });
  }
}

export const config: Config = { schedule: '*/10 * * * *' };
