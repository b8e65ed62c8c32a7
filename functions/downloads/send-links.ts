import { enqueueDownloads } from '../mail/enqueue.ts';
import type { SendLinks } from './request-links.ts';

/** Has links mailed by the outbox, which asks for them when it writes the mail. */
export const sendLinks: SendLinks = async (queries, { orderId, key }, now) => {
  await enqueueDownloads(queries, orderId, key, {}, now);
};
