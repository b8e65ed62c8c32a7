import type { RegionCode } from '../../src/core/regions/regions.ts';

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

/** `Funding`: the order is a pledge, and its payer comes back to the funding's own success page. */
export type Intent = 'Standard' | 'Funding';

/** What an order gives to a funding: a pledge, or a bought product that is itself being funded. */
export type Pledge = {
  fundingId: string;
  /** Null for a free amount and for a product that was bought. */
  rewardId: string | null;
  /** In minor units of the order's currency, before any tax that comes on top. */
  amount: number;
  /** What that counts for, in minor units of the goal's currency: worked out once, when it was made. */
  goalAmount: number;
  /** Of a limited reward: how many there are, and how many were gone before the store began to count. */
  limit?: number;
  takenBefore?: number;
};

/** Why a line that came with a payout code earns no commission: it went to a funding, or the code's owner bought it. */
export type NoCommission = 'pledge' | 'own_order';

/** What a payout code earns by an order, as agreed when its payment page was asked for. */
export type CommissionTerms = {
  code: string;
  /** Whom it credits. */
  source: string;
  /** In basis points. */
  rate: number;
  /** One for each line of the order, in order; `goods` in minor units of its currency. */
  lines: { goods: number; reason: NoCommission | null }[];
};

/** A paid order as the store tells of it. Amounts in minor units of `currency`. */
export type Order = {
  id: string;
  sessionId: string;
  intent: Intent;
  status: 'paid' | 'held';
  /** Why a person should look at a held one, in words for them. */
  heldReason: string | null;
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
