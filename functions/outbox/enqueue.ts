import type { Queries } from '../db/open.ts';
import { outbox } from '../db/schema/outbox.ts';

export type Consequence = {
  /** Which handler carries it out. */
  kind: string;
  /** Names this one consequence: `order-confirmation:F-7K3M9-QXAB4`. */
  key: string;
  /** What the handler is given: numbers of orders and the like, no names and addresses where a row of ours has them. */
  payload: Record<string, unknown>;
  /** Which rows go first: one of `PRIORITY` (functions/db/schema/outbox.ts). */
  priority: number;
  /** Not before then; at once where it is missing. */
  dueAt?: Date;
};

/**
 * Writes down what is to follow, in the transaction of what it follows from: both are there afterwards, or neither is. A key that
 * was written before, done or not, changes nothing. @returns false then
 */
export async function enqueue(queries: Queries, consequence: Consequence, now: Date): Promise<boolean> {
  return (await enqueueAll(queries, [consequence], now)) > 0;
}

/** The same for several at once, in one statement. @returns how many are new */
export async function enqueueAll(
  queries: Queries,
  consequences: readonly Consequence[],
  now: Date,
): Promise<number> {
  const made = await queries
    .insert(outbox)
    .values(consequences.map((one) => ({ dueAt: now, ...one, createdAt: now })))
    .onConflictDoNothing()
    .returning({ key: outbox.key });
  return made.length;
}
