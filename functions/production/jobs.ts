import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Queries } from '../db/open.ts';
import { isSupplied, ofLines, type Supplied } from '../db/order-rows.ts';
import type { OrderLine } from '../db/order-types.ts';
import { type ProductionState, productionJob } from '../db/schema/production.ts';

export type ProductionJob = typeof productionJob.$inferSelect;
/** Names one job: its order and the line's place in it. */
export type JobId = Pick<ProductionJob, 'orderId' | 'position'>;

/**
 * Writes down what a paid order has to have made: a job for each line that is printed on demand, in the order's own transaction. A held
 * order has none until a person has released it. Asked again, it changes nothing.
 * @param lines as they were frozen with the attempt, which know how they are made
 */
export async function queueProduction(
  queries: Queries,
  paid: Supplied & { gift?: unknown },
  lines: readonly OrderLine[],
  now: Date,
): Promise<void> {
  if (!isSupplied(paid)) return;
  const jobs = lines.flatMap((line, position) => {
    if (line.formatType !== 'Print On Demand') return [];
    const { productId, formatId, name, formatName, quantity, customization, previewUrl } = line;
    return {
      orderId: paid.id,
      position,
      productId,
      formatId,
      name,
      formatName,
      quantity,
      customization: customization ?? null,
      previewUrl: previewUrl ?? null,
      isGift: Boolean(paid.gift),
      createdAt: now,
      changedAt: now,
    };
  });
  if (jobs.length > 0) await queries.insert(productionJob).values(jobs).onConflictDoNothing();
}

/** Gives up what an order, or some of its lines, would have had made, as far as nobody has begun: it was refunded. */
export async function cancelProduction(
  queries: Queries,
  orderId: string,
  now: Date,
  positions?: readonly number[],
): Promise<void> {
  await queries
    .update(productionJob)
    .set({ status: 'cancelled', changedAt: now })
    .where(and(ofLines(productionJob, orderId, positions), eq(productionJob.status, 'new')));
}

/** Takes up again what was given up of some lines of an order: a dispute was won. Asked again, it changes nothing. */
export async function restoreProduction(
  queries: Queries,
  orderId: string,
  now: Date,
  positions: readonly number[],
): Promise<void> {
  await queries
    .update(productionJob)
    .set({ status: 'new', changedAt: now })
    .where(and(ofLines(productionJob, orderId, positions), eq(productionJob.status, 'cancelled')));
}

/** What is to be made, oldest first: `new` and `sent`, unless other states are asked for. */
export function listProduction(
  queries: Queries,
  states: readonly ProductionState[] = ['new', 'sent'],
): Promise<ProductionJob[]> {
  return queries
    .select()
    .from(productionJob)
    .where(inArray(productionJob.status, [...states]))
    .orderBy(asc(productionJob.createdAt), asc(productionJob.orderId), asc(productionJob.position));
}

/** Marks jobs as handed over or made; one that is done or cancelled stays so. Answers those that were changed. */
export async function markProduction(
  queries: Queries,
  ids: readonly JobId[],
  status: 'sent' | 'done',
  now: Date,
): Promise<JobId[]> {
  if (ids.length === 0) return [];
  const named = ids.map(({ orderId, position }) =>
    and(eq(productionJob.orderId, orderId), eq(productionJob.position, position)),
  );
  return queries
    .update(productionJob)
    .set({ status, changedAt: now })
    .where(and(or(...named), inArray(productionJob.status, status === 'sent' ? ['new'] : ['new', 'sent'])))
    .returning({ orderId: productionJob.orderId, position: productionJob.position });
}
