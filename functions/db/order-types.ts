import type { FormatType } from '../../src/core/products/types.ts';
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
  /** How it reaches its buyer, where that is not a parcel from the shelf. Frozen with the attempt; an order read back has it not. */
  formatType?: FormatType;
  /** The names of the files that a digital one is delivered as. Frozen like its type. */
  files?: string[];
};

/** What a shopper agreed to before paying for digital content, word for word, and when the server was told. */
export type DigitalConsent = { wording: string; text: string; agreedAt: string };

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
  /** Null where it was not asked for. */
  digitalConsent: DigitalConsent | null;
  lines: OrderLine[];
  createdAt: Date;
};
