import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { type Database, inTransaction, type Queries } from '../db/open.ts';
import { isSupplied, ofLines, type Supplied } from '../db/order-rows.ts';
import type { OrderLine } from '../db/order-types.ts';
import { order } from '../db/schema/orders.ts';
import { type ProductionState, productionJob } from '../db/schema/production.ts';
import { updateAfterProduction } from './parcels/settle-parcels.ts';

export type ProductionJob = typeof productionJob.$inferSelect;
/** Identifies a job: its order and the position of the line. */
export type JobId = Pick<ProductionJob, 'orderId' | 'position'>;

/**
 * Creates a production job for each line of a paid order that is printed on demand, in the order's own
 * transaction. An order on hold gets its jobs when it is released. Idempotent.
 * @param lines the attempt's lines, which know how they are produced
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
    const { productId, formatId, name, formatName, sku, quantity, customization, previewUrl } = line;
    return {
      orderId: paid.id,
      position,
      productId,
      formatId,
      name,
      formatName,
      sku: sku ?? null,
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

/** Cancels the jobs of an order, or of some of its lines, that are still `new`: they were refunded. */
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

/** Restores the cancelled jobs of some lines, for example after a won dispute. Idempotent. */
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

/** The production jobs to be done, oldest first. */
export function listProduction(queries: Queries): Promise<ProductionJob[]> {
  return queries
    .select()
    .from(productionJob)
    .where(inArray(productionJob.status, ['new', 'sent']))
    .orderBy(asc(productionJob.createdAt), asc(productionJob.orderId), asc(productionJob.position));
}

/** The jobs of a page, and where the next page continues. */
export type ProductionPage = {
  jobs: ProductionJob[];
  next: Pick<ProductionJob, 'createdAt' | keyof JobId> | undefined;
};
const PAGE_JOBS = 100;

/** A page of the jobs in this state, oldest first. @param after the last job of the page before */
export async function productionPage(
  queries: Queries,
  status: ProductionState,
  after?: ProductionPage['next'],
): Promise<ProductionPage> {
  const { createdAt, orderId, position } = productionJob;
  const rows = await queries
    .select()
    .from(productionJob)
    .where(
      and(
        eq(productionJob.status, status),
        after &&
          sql`(${createdAt}, ${orderId}, ${position}) > (${after.createdAt.toISOString()}::timestamptz, ${after.orderId}, ${after.position})`,
      ),
    )
    .orderBy(asc(createdAt), asc(orderId), asc(position))
    .limit(PAGE_JOBS + 1);
  const jobs = rows.slice(0, PAGE_JOBS);
  return { jobs, next: rows.length > PAGE_JOBS ? jobs.at(-1) : undefined };
}

/**
 * Marks jobs as sent or done. Skips those that are already done or cancelled. When they are done, their
 * orders are counted again, each in a transaction with its jobs; a call that ended early can be repeated.
 * @returns the changed ones
 */
export async function markProduction(
  db: Database,
  ids: readonly JobId[],
  status: 'sent' | 'done',
  now: Date,
): Promise<JobId[]> {
  if (ids.length === 0) return [];
  if (status === 'sent') return mark(db, ids, status, now);
  const marked: JobId[] = [];
  for (const [orderId, own] of Map.groupBy(ids, (one) => one.orderId))
    marked.push(
      ...(await inTransaction(db, async (queries) => {
        // First, as refunds do.
        await queries.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update');
        const done = await mark(queries, own, status, now);
        await updateAfterProduction(queries, [orderId], now);
        return done;
      })),
    );
  return marked;
}

function mark(queries: Queries, ids: readonly JobId[], status: 'sent' | 'done', now: Date): Promise<JobId[]> {
  const named = ids.map(({ orderId, position }) =>
    and(eq(productionJob.orderId, orderId), eq(productionJob.position, position)),
  );
  return queries
    .update(productionJob)
    .set({ status, changedAt: now })
    .where(and(or(...named), inArray(productionJob.status, status === 'sent' ? ['new'] : ['new', 'sent'])))
    .returning({ orderId: productionJob.orderId, position: productionJob.position });
}
