import { isOrderId } from '../../functions/orders/order-id.ts';
import type { JobId, ProductionJob } from '../../functions/production/jobs.ts';
import { OWN_PICTURE } from '../../src/contracts/limits.ts';
import { InvalidArgumentError } from './command-line/command.ts';
import { csv } from './csv.ts';

/** A job as it is told of: all that whoever makes it needs, and nothing of who bought it. */
export type ProductionRecord = ReturnType<typeof productionRecord>;

/** @param site the store's public address, which a picture's own path is put behind; without it the path stays as it is */
export function productionRecord(job: ProductionJob, site: string) {
  const { productId, formatId, name, formatName, quantity, customization, previewUrl, status, isGift } = job;
  // Orders of earlier releases may have any address there.
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
    quantity,
    customization: customization ?? '',
    preview,
    isGift,
  };
}

/** The name of a job for people, whose lines begin at one. */
export function idText({ orderId, position }: JobId): string {
  return `${orderId}/${position + 1}`;
}

/** Reads ids of jobs, such as F-7K3M9-QXAB4/1. @throws InvalidArgumentError for one that is none */
export function jobIds(texts: readonly string[]): JobId[] {
  return texts.map((text) => {
    const [, orderId = '', line = ''] = /^(.+)\/(\d{1,3})$/.exec(text) ?? [];
    if (!isOrderId(orderId) || line === '0')
      throw new InvalidArgumentError(`“${text}” is no job. One looks like F-7K3M9-QXAB4/1.`);
    return { orderId, position: Number(line) - 1 };
  });
}

/** One line for whoever looks after the store. */
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
  'quantity',
  'customization',
  'preview',
  'isGift',
] as const satisfies (keyof ProductionRecord)[];

/** A table for a spreadsheet. */
export function productionCsv(jobs: readonly ProductionRecord[]): string {
  return csv(COLUMNS, jobs);
}
