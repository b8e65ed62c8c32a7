import { markProduction, productionPage } from '#functions/orders/production-jobs.ts';
import { productionRecord } from '#functions/orders/production-record.ts';
import { env } from '#functions/platform/env.ts';
import { productionList, productionMark } from '#src/contracts/desk/production.ts';
import { type DeskOperation, implement } from '../operation.ts';

/** Production jobs: list, mark as sent to the maker, mark as made, as by `npx found production`. */
export const productionOperations: readonly DeskOperation[] = [
  implement(productionList, async ({ db }, { status, after }) => {
    const { jobs, next } = await productionPage(
      db,
      status,
      after && { ...after, createdAt: new Date(after.createdAt) },
    );
    const { SITE_URL } = env();
    return {
      rows: jobs.map((job) => ({
        ...productionRecord(job, SITE_URL),
        orderId: job.orderId,
        position: job.position,
      })),
      next: next
        ? { orderId: next.orderId, position: next.position, createdAt: next.createdAt.toISOString() }
        : null,
    };
  }),
  implement(
    productionMark,
    async ({ db, now }, { jobs, to }) => ({ changed: (await markProduction(db, jobs, to, now)).length }),
    ({ jobs }) => [...new Set(jobs.map(({ orderId }) => orderId))].slice(0, 5).join(', '),
  ),
];
