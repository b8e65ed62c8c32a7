import type { CurrencyCode } from '../../core/money.ts';
import type { RegionCode } from '../../core/regions/regions.ts';

/** A paid order, or a pledge, as its confirmation shows it: nothing of who bought it. Amounts in minor units of `currency`. */
export type PaidOrder = {
  id: string;
  /** The store's name, as the receipt has it. */
  brand: string;
  /** A person looks at it first. */
  isHeld: boolean;
  region: RegionCode;
  currency: CurrencyCode;
  /** When it was recorded, as an ISO date in UTC. */
  createdAt: string;
  lines: readonly PaidLine[];
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
};

export type PaidLine = {
  name: string;
  formatName: string;
  quantity: number;
  /** For one piece, before any discount. */
  unitAmount: number;
  /** What the buyer asked to have written on it. */
  customization?: string | undefined;
  pictureUrl?: string | undefined;
};

/** `paid`, or why there is no receipt yet: the bank is slow, we could not ask, the payment was left, nobody knows it. */
export type PaymentState = 'paid' | 'pending' | 'delayed' | 'unpaid' | 'unknown';
