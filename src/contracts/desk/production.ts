import * as z from 'zod/mini';
import type { ProductionRecord } from '#src/core/orders/production.ts';
import { type DeskRole, deskRead, deskWrite } from './contract.ts';

const packers = ['owner', 'packer'] as const satisfies readonly DeskRole[];
const job = z.strictObject({
  orderId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The line's position in the order, from zero. */
  position: z.int().check(z.minimum(0), z.maximum(1_000)),
});
type JobKey = z.output<typeof job>;
/** The maximum number of jobs that one call marks. */
const MAX_JOBS = 500;

export type ProductionList = {
  rows: (ProductionRecord & JobKey)[];
  /** Null on the last page. */
  next: (JobKey & { createdAt: string }) | null;
};
/** Jobs to hand to their maker (`new`), or that are being made (`sent`), oldest first. */
export const productionList = deskRead<ProductionList>()('production.list', {
  roles: packers,
  input: z.strictObject({
    status: z.enum(['new', 'sent']),
    after: z.optional(z.extend(job, { createdAt: z.iso.datetime() })),
  }),
});
/**
 * Marks jobs as handed over or as made. Jobs with a later state stay as they are. An order can be
 * packed once one of its jobs is made.
 */
export const productionMark = deskWrite<{ changed: number }>()('production.mark', {
  roles: packers,
  input: z.strictObject({
    jobs: z.array(job).check(z.minLength(1), z.maxLength(MAX_JOBS)),
    to: z.enum(['sent', 'done']),
  }),
});
