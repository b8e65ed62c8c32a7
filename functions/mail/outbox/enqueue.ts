import type { Queries } from '#functions/db/open.ts';
import { outbox } from '#functions/db/schema/outbox.ts';

export type OutboxMessage = {
  /** The handler's kind. */
  kind: string;
  /** A unique name: `order-confirmation:F-7K3M9-QXAB4`. */
  key: string;
  /** The handler's data: ids, not names or addresses that are stored elsewhere. */
  payload: Record<string, unknown>;
  /** One of `PRIORITY` (functions/db/schema/outbox.ts); lower goes first. */
  priority: number;
  /** The earliest time to process it; now when missing. */
  dueAt?: Date;
};

/**
 * Adds a row to the outbox, in the transaction of its cause. A key that already exists, done or not, changes
 * nothing.
 * @returns whether it was new
 */
export async function enqueue(queries: Queries, consequence: OutboxMessage, now: Date): Promise<boolean> {
  return (await enqueueAll(queries, [consequence], now)) > 0;
}

/**
 * The same for several rows, in one statement.
 * @returns the number of new ones
 */
export async function enqueueAll(
  queries: Queries,
  consequences: readonly OutboxMessage[],
  now: Date,
): Promise<number> {
  const made = await queries
    .insert(outbox)
    .values(consequences.map((one) => ({ dueAt: now, ...one, createdAt: now })))
    .onConflictDoNothing()
    .returning({ key: outbox.key });
  return made.length;
}
