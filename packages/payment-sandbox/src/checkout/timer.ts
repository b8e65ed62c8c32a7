import type { Context, SessionTimer } from '../context.ts';
import { settleRefundByItself } from '../refunds/settle.ts';
import { expireIfDue } from '../sessions/lifecycle.ts';
import { type SessionRecord, WAITING } from '../state/tables.ts';
import { settleDebit } from './settle.ts';

/** One timer for the next due event: a session's expiry, or the bank's result of a debit or refund. */
export function createSessionTimer(context: Context): SessionTimer {
  let cancel: (() => void) | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let isStopped = false;

  const run = () => {
    dueAt = Number.POSITIVE_INFINITY;
    for (const record of context.tables.sessions.by('waiting', WAITING)) {
      expireIfDue(context, record);
      if (isDue(record)) settleDebit(context, record, true);
      arm(dueDate(record));
    }
    for (const record of context.tables.refunds.by('waiting', WAITING)) {
      if (isDue(record)) settleRefundByItself(context, record);
      else arm(record.settlesAt ?? Number.POSITIVE_INFINITY);
    }
  };
  const arm = (at: number) => {
    if (isStopped || at >= dueAt) return;
    cancel?.();
    dueAt = at;
    cancel = context.clock.after(at - context.clock.now(), run);
  };
  const isDue = ({ settlesAt }: { settlesAt: number | null }) =>
    settlesAt !== null && settlesAt <= context.clock.now();
  for (const record of context.tables.sessions.by('waiting', WAITING)) arm(dueDate(record));
  for (const { settlesAt } of context.tables.refunds.by('waiting', WAITING)) if (settlesAt) arm(settlesAt);
  return {
    arm,
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}

function dueDate({ session, settlesAt }: SessionRecord): number {
  const expiry = session.status === 'open' ? session.expires_at * 1000 : Number.POSITIVE_INFINITY;
  return Math.min(expiry, settlesAt ?? Number.POSITIVE_INFINITY);
}
