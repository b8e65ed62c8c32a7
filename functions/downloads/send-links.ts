import { enqueueDownloads } from '../mail/enqueue.ts';
import type { SendLinks } from './request-links.ts';

/** Queues the mail in the outbox. The links are made when it is sent. */
export const sendLinks: SendLinks = async (queries, { orderId, key }, now) => {
  await enqueueDownloads(queries, orderId, key, {}, now);
};
