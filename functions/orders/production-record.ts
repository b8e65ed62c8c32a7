import { OWN_PICTURE } from '#src/contracts/limits.ts';
import type { ProductionRecord } from '#src/core/orders/production.ts';
import type { JobId, ProductionJob } from './production-jobs.ts';

/**
 * @param site the store's public address, which a picture's path is appended to; without it the path stays
 * unchanged
 */
export function productionRecord(job: ProductionJob, site: string): ProductionRecord {
  const { productId, formatId, name, formatName, sku, quantity } = job;
  const { customization, previewUrl, status, isGift } = job;
  // Orders of earlier releases may have other addresses here.
  const own = previewUrl && OWN_PICTURE.test(previewUrl) ? previewUrl : '';
  const preview = own && site ? new URL(own, site).href : own;
  return {
    id: idText(job),
    status,
    createdAt: job.createdAt.toISOString(),
    productId,
    formatId,
    name,
    formatName,
    sku: sku ?? '',
    quantity,
    customization: customization ?? '',
    preview,
    isGift,
  };
}

/** The ID of a job for people, in which lines count from one. */
export function idText({ orderId, position }: JobId): string {
  return `${orderId}/${position + 1}`;
}
