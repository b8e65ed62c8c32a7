import { seconds } from '../clock.ts';
import type { Cause, Context } from '../context.ts';
import type { SessionRecord } from '../state/tables.ts';
import { emit } from '../webhooks/events.ts';

/** The record of a session. Expires the session first, if it is due. */
export function sessionOf(context: Context, id: string): SessionRecord | undefined {
  const record = context.tables.sessions.get(id);
  if (record) expireIfDue(context, record);
  return record;
}

/** Expires an open session and sends the event. */
export function expireSession(context: Context, record: SessionRecord, cause: Cause | null): void {
  const { session } = record;
  session.status = 'expired';
  session.url = null;
  record.attempt = null;
  void emit(context, 'checkout.session.expired', session, cause);
}

export function expireIfDue(context: Context, record: SessionRecord): void {
  const { status, expires_at } = record.session;
  if (status === 'open' && expires_at <= seconds(context.clock)) expireSession(context, record, null);
}
