import { csv } from '../csv.ts';

/** A thing to have made, as its maker reads it. No data of the buyer is in it but the words that go on it. */
export type ProductionRecord = {
  /** The order's number with the line, which counts from one: F-7K3M9-QXAB4/1. */
  id: string;
  status: 'new' | 'sent' | 'done' | 'cancelled';
  /** ISO 8601. */
  createdAt: string;
  productId: string;
  formatId: string;
  name: string;
  formatName: string;
  sku: string;
  quantity: number;
  /** The buyer's words, letter by letter. */
  customization: string;
  /** The address of the picture that the buyer saw. */
  preview: string;
  /** No prices in its parcel. */
  isGift: boolean;
};

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

/** Things to have made as a table for the printer. */
export function productionCsv(jobs: readonly ProductionRecord[]): string {
  return csv(COLUMNS, jobs);
}
