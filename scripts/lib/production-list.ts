import { isOrderId } from '#functions/orders/order-id.ts';
import type { JobId } from '#functions/orders/production-jobs.ts';
import type { ProductionRecord } from '#src/core/orders/production.ts';
import { InvalidArgumentError } from './command-line/command.ts';

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
