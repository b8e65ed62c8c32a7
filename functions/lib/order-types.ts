import type { RegionCode } from '../../src/features/regions/regions.ts';

/** One line of an order. Amounts in minor units; `unitAmount` is for one piece, before any discount. */
export type OrderLine = {
  productId: string;
  formatId: string;
  name: string;
  formatName: string;
  quantity: number;
  unitAmount: number;
  /** What the shopper asked to have written, engraved or chosen. */
  customization?: string;
  previewUrl?: string;
};

/** A paid order as the store tells of it. Amounts in minor units of `currency`. */
export type Order = {
  id: string;
  sessionId: string;
  status: 'paid' | 'held';
  region: RegionCode;
  currency: string;
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
  payoutCode: string | null;
  lines: OrderLine[];
  createdAt: Date;
};
