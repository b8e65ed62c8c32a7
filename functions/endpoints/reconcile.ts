import type { Config } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { describeError, log } from '../platform/log.ts';
import { reportError } from '../platform/report.ts';
import { stripe } from '../platform/stripe.ts';
import { CONCURRENCY } from '../reconciliation/concurrency.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import type { Reconciled } from '../reconciliation/run.ts';

/** How long new work is started, in ms. The platform ends a scheduled call after 30 s. */
const BUDGET = 15_000;

/**
 * Scheduled every ten minutes, not callable from outside: brings the store to the state of Stripe after lost
 * events.
 */
export default async function reconcileOften(): Promise<Response> {
  const started = Date.now();
  try {
    const done = await reconcile(
      { db: database({ connections: CONCURRENCY }), stripe: await stripe() },
      storeNow(),
      {
        hasTime: () => Date.now() - started < BUDGET,
      },
    );
    const isFine = done.isWhole && done.failed === 0;
    log(isFine ? 'info' : 'error', 'reconcile', done);
    if (!isFine) await reportError(new Error(gapIn(done)), { side: 'server', path: 'reconcile' });
    return new Response(null, { status: isFine ? 204 : 500 });
  } catch (error) {
    log('error', 'reconcile', describeError(error));
    await reportError(error, { side: 'server', path: 'reconcile' });
    return new Response(null, { status: 500 });
  }
}

/** The message for the operator. The log and `npx found orders unmatched` name the payments. */
function gapIn({ failed, isWhole }: Reconciled): string {
  return [
    failed > 0 && `${failed} payment(s) could not be brought to where the provider is`,
    !isWhole && 'not all of them could be looked at in time',
  ]
    .filter(Boolean)
    .join('; ');
}

export const config: Config = { schedule: '*/10 * * * *' };
