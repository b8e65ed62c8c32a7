import type { Context } from '@netlify/functions';
import { storeNow } from '../../src/lib/clock.ts';
import { database } from '../db/open.ts';
import { drain } from '../outbox/drain.ts';
import { describeError, log } from '../platform/log.ts';
import { MAILS } from './mails.ts';

/** How long the work behind an answer begins new batches, in ms. */
const BUDGET = 5_000;

/**
 * Sends the mails that are due, behind the answer that is about to be sent. Called after a commit that has written to the outbox. Where the
 * platform does not let a function work on behind its answer nothing happens here, and the scheduled run does it within a minute, as it does
 * all that is no mail: what else it takes would be half of each function that answers.
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
    // The rows are still there, and the scheduled run finds them.
    log('warn', 'outbox', describeError(error));
  }
}
