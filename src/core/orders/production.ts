import { csv } from '../csv.ts';

/** A production job for the maker. It has no buyer data but the customization. */
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

/** Production jobs as a CSV for the maker. */
export function productionCsv(jobs: readonly ProductionRecord[]): string {
  return csv(COLUMNS, jobs);
}
