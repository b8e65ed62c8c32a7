import type { Context } from '@netlify/functions';
import { storeNow } from '#src/lib/clock.ts';
import { database } from '../db/open.ts';
import { drain } from '../mail/outbox/drain.ts';
import { describeError, log } from '../platform/log.ts';
import { MAILS } from './mail-handlers.ts';

/** How long the work after the response starts new batches, in ms. */
const BUDGET = 5_000;

/**
 * Sends due mails after the response (`waitUntil`). Call it after a commit that has written to the outbox.
 * Without `waitUntil` it does nothing, and the scheduled run sends them within a minute. Only mails: the
 * other handlers would double the size of each function.
 */
export function drainSoon(context: Pick<Context, 'waitUntil'> | undefined): void {
  context?.waitUntil?.(drainNow());
}

async function drainNow(): Promise<void> {
  const started = Date.now();
  try {
    await drain(database(), MAILS, storeNow(), {
      hasTime: () => Date.now() - started < BUDGET,
      kinds: Object.keys(MAILS),
    });
  } catch (error) {
    // The rows are still there for the scheduled run.
    log('warn', 'outbox', describeError(error));
  }
}
