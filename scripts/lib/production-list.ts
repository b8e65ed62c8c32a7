import { isOrderId } from '#functions/orders/order-id.ts';
import type { JobId, ProductionJob } from '#functions/orders/production-jobs.ts';
import { OWN_PICTURE } from '#src/contracts/limits.ts';
import { InvalidArgumentError } from './command-line/command.ts';
import { csv } from './csv.ts';

/** A job as it is printed: all that the manufacturer needs, and no data of the buyer. */
export type ProductionRecord = ReturnType<typeof productionRecord>;

/**
 * @param site the store's public address, which a picture's path is appended to; without it the path stays
 * unchanged
 */
export function productionRecord(job: ProductionJob, site: string) {
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

/**
 * Parses job IDs, such as F-7K3M9-QXAB4/1.
 * @throws InvalidArgumentError for an invalid ID
 */
export function jobIds(texts: readonly string[]): JobId[] {
  return texts.map((text) => {
    const [, orderId = '', line = ''] = /^(.+)\/(\d{1,3})$/.exec(text) ?? [];
    if (!isOrderId(orderId) || line === '0')
      throw new InvalidArgumentError(`“${text}” is not a job ID. A job ID looks like F-7K3M9-QXAB4/1.`);
    return { orderId, position: Number(line) - 1 };
  });
}

/** One line for the operator. */
export function productionSentence(job: ProductionRecord): string {
  const words = job.customization && `  “${job.customization.replace(/\s+/g, ' ')}”`;
  return `${job.createdAt.slice(0, 16)}  ${job.id}  ${job.status}  ${job.quantity} × ${job.name} (${job.formatName})${words}${job.isGift ? '  GIFT: no prices in the parcel' : ''}${job.preview && `  ${job.preview}`}`;
}

const COLUMNS = [
  'id',
  'status',
  'createdAt',
  'productId',
  'formatId',
  'name',
  'formatName',
  'sku',
  'quantity',
  'customization',
  'preview',
  'isGift',
] as const satisfies (keyof ProductionRecord)[];

/** A table for a spreadsheet. */
export function productionCsv(jobs: readonly ProductionRecord[]): string {
  return csv(COLUMNS, jobs);
}
