import type { Context } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { drain } from '../outbox/drain.ts';
import { describeError, log } from '../platform/log.ts';
import { HANDLERS } from './handlers.ts';

/** How long the work behind an answer begins new batches, in ms. */
const BUDGET = 5_000;

/**
 * Carries out what is due, behind the answer that is about to be sent. Called after a commit that has written to the outbox. Where the
 * platform does not let a function work on behind its answer nothing happens here, and the scheduled run does it within a minute.
 */
export function drainSoon(context: Pick<Context, 'waitUntil'> | undefined): void {
  context?.waitUntil?.(drainNow());
}

async function drainNow(): Promise<void> {
  const started = Date.now();
  try {
    await drain(database(), HANDLERS, storeNow(), { hasTime: () => Date.now() - started < BUDGET });
  } catch (error) {
    // The rows are still there, and the scheduled run finds them.
    log('warn', 'outbox', describeError(error));
  }
}
