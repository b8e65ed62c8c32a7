import type { Context, SessionTimer } from '../context.ts';
import { expireIfDue } from '../sessions/lifecycle.ts';
import type { SessionRecord } from '../state/tables.ts';
import { settleDebit } from './settle.ts';

/** One timer for whatever is due next: a session's expiry, or the settlement of a delayed debit. */
export function createSessionTimer(context: Context): SessionTimer {
  let cancel: (() => void) | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let isStopped = false;

  const run = () => {
    dueAt = Number.POSITIVE_INFINITY;
    for (const record of context.tables.sessions.values()) {
      expireIfDue(context, record);
      if (record.settlesAt !== null && record.settlesAt <= context.clock.now())
        settleDebit(context, record, true);
      arm(dueDate(record));
    }
  };
  const arm = (at: number) => {
    if (isStopped || at >= dueAt) return;
    cancel?.();
    dueAt = at;
    cancel = context.clock.after(at - context.clock.now(), run);
  };
  for (const record of context.tables.sessions.values()) arm(dueDate(record));
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
