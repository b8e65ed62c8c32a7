import { isOrderId } from '../../functions/orders/order-id.ts';
import type { JobId, ProductionJob } from '../../functions/production/jobs.ts';

/** A job as it is told of: all that whoever makes it needs, and nothing of who bought it. */
export type ProductionRecord = ReturnType<typeof productionRecord>;

/** @param site the store's public address, which a picture's own path is put behind; without it the path stays as it is */
export function productionRecord(job: ProductionJob, site: string) {
  const { productId, formatId, name, formatName, quantity, customization, previewUrl, status, isGift } = job;
  const preview = previewUrl?.startsWith('/') && site ? new URL(previewUrl, site).href : previewUrl;
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
    preview: preview ?? '',
    isGift,
  };
}

/** The name of a job for people, whose lines begin at one. */
export function idText({ orderId, position }: JobId): string {
  return `${orderId}/${position + 1}`;
}

/** The ids that stand behind a flag; undefined without the flag. @throws for one that is none */
export function idsAfter(words: readonly string[], flag: string): JobId[] | undefined {
  const at = words.indexOf(flag);
  if (at < 0) return undefined;
  const ids = words.slice(at + 1).filter((word) => !word.startsWith('--'));
  if (ids.length === 0) throw new Error(`Name the jobs: npm run production -- ${flag} F-7K3M9-QXAB4/1`);
  return ids.map((id) => {
    const [, orderId = '', line = ''] = /^(.+)\/(\d{1,3})$/.exec(id) ?? [];
    if (!isOrderId(orderId) || line === '0')
      throw new Error(`“${id}” is no job. One looks like F-7K3M9-QXAB4/1`);
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

/** A table for a spreadsheet (RFC 4180), in UTF-8. What a shopper typed can't become a formula in it. */
export function productionCsv(jobs: readonly ProductionRecord[]): string {
  const rows = [COLUMNS, ...jobs.map((job) => COLUMNS.map((column) => String(job[column])))];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A cell that begins like a formula is run by spreadsheets, quoted or not; an apostrophe before it makes it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
