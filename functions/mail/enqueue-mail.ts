import type { Queries } from '../db/open.ts';
import type { MailKind, MailPayloads } from './kinds.ts';
import { enqueue, type OutboxMessage } from './outbox/enqueue.ts';
import { priorityOf } from './policies.ts';

/** Writes a mail to the outbox, once for each kind and id. */
export function enqueueMail<K extends MailKind>(
  queries: Queries,
  kind: K,
  id: string,
  payload: MailPayloads[K],
  now: Date,
) {
  return enqueue(queries, mail(kind, id, payload), now);
}

/** A mail as a row of the outbox. */
export function mail<K extends MailKind>(kind: K, id: string, payload: MailPayloads[K]): OutboxMessage {
  return { kind, key: `${kind}:${id}`, priority: priorityOf(kind), payload };
}
