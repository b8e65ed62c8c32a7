import { seconds } from '../clock.ts';
import type { Cause, Context } from '../context.ts';
import type { SessionRecord } from '../state/tables.ts';
import { emit } from '../webhooks/events.ts';

/** The record of a session; one whose time is up is expired first. */
export function sessionOf(context: Context, id: string): SessionRecord | undefined {
  const record = context.tables.sessions.get(id);
  if (record) expireIfDue(context, record);
  return record;
}

/** Closes an open session for good and says so to the endpoints. */
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
