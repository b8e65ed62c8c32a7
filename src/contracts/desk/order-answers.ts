import type { RegionCode } from '#src/core/regions/regions.ts';

/** What became of the money. `pledged`: of a funding that is not decided. */
export type MoneyState = 'pledged' | 'held' | 'paid' | 'part_refunded' | 'refunded' | 'disputed';
/**
 * How far its parcels are. `waits`: for what `waitsFor` says. `on_hold`: for a person's or a bank's decision.
 */
export type ParcelState =
  | 'to_pack'
  | 'packing'
  | 'waits'
  | 'on_hold'
  | 'part_sent'
  | 'sent'
  | 'returned'
  | 'nothing_to_send';
/** Why nothing of an order can be packed yet: an undecided funding, production, or the day of a pre-order. */
export type WaitsFor = 'funding' | 'production' | 'release';

/** Both states, and what the second waits for. Times in ISO 8601. */
export type OrderStates = {
  money: MoneyState;
  parcel: ParcelState;
  waitsFor: WaitsFor | null;
  waitsUntil: string | null;
  /** Who is packing it, and since when. */
  packer: string | null;
  packingSince: string | null;
};

/** A row of the list. Amounts in minor units of `currency`; the first three lines. */
export type ListRow = OrderStates & {
  id: string;
  createdAt: string;
  region: RegionCode;
  currency: string;
  total: number;
  refunded: number;
  isPledge: boolean;
  isGift: boolean;
  name: string | null;
  country: string | null;
  delivery: string | null;
  version: number;
  lines: { name: string; formatName: string; sku: string | null; quantity: number }[];
};

/** A line of an order. Amounts in minor units, for all pieces; `number` from 1. */
export type OrderLineAnswer = {
  number: number;
  productId: string;
  name: string;
  formatName: string;
  sku: string | null;
  quantity: number;
  unitAmount: number;
  discount: number;
  /** In basis points and minor units. Null when unknown. */
  taxRate: number | null;
  taxAmount: number | null;
  refunded: number;
  /** The amount that can still be refunded, with tax on top. */
  refundable: number;
  customization: string | null;
  /** The parts of a bundle. */
  parts: string[];
  /** Pieces. Null for a line that is not shipped. */
  parcels: { owed: number; packed: number; sent: number; left: number } | null;
  production: string | null;
};

export type ShipmentAnswer = {
  id: string;
  number: number;
  lines: { number: number; quantity: number }[];
  carrier: string | null;
  tracking: string | null;
  packedAt: string | null;
  sentAt: string | null;
  by: string | null;
};

/**
 * Something that happened. `what` is a sentence. `by` is null for the buyer, the bank and the command line.
 */
export type HistoryRow = { at: string; what: string; by: string | null };

type MailRow = {
  kind: string;
  status: 'waiting' | 'done' | 'given-up';
  at: string;
};

export type AddressAnswer = {
  name: string | null;
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  country: string | null;
};

/** All about one order. Amounts in minor units of `currency`. */
export type DeskOrder = OrderStates & {
  id: string;
  version: number;
  createdAt: string;
  region: RegionCode;
  currency: string;
  isPledge: boolean;
  heldReason: string | null;
  fraudWarningAt: string | null;
  packerId: string | null;
  buyer: { name: string | null; email: string | null; phone: string | null };
  address: AddressAnswer | null;
  delivery: { name: string; isCollected: boolean } | null;
  gift: { name: string | null; from: string | null; note: string | null } | null;
  lines: OrderLineAnswer[];
  sums: {
    subtotal: number;
    discount: number;
    shipping: number;
    /** Null when unknown. `isTaxIncluded`: prices include it. */
    tax: number | null;
    isTaxIncluded: boolean;
    total: number;
    giftCard: number;
    refunded: number;
  };
  /** `url`: the payment on the provider's pages. Null when a gift card paid everything. */
  payment: { id: string; url: string; isTest: boolean } | null;
  couponCode: string | null;
  payoutCode: string | null;
  shipments: ShipmentAnswer[];
  refunds: { id: string; amount: number; state: string; toGiftCard: boolean; createdAt: string }[];
  disputes: { id: string; amount: number; state: string; reason: string; createdAt: string }[];
  mails: MailRow[];
  notes: { id: number; text: string; by: string | null; at: string }[];
  history: HistoryRow[];
};

/**
 * What a refund would move, in minor units: to the card or bank, to the gift card that paid, and out of a
 * payout code's commission.
 */
export type RefundPreviewAnswer = {
  amount: number;
  currency: string;
  lines: { number: number; name: string; formatName: string; amount: number; tax: number }[];
  shipping: number;
  provider: number;
  giftCard: number;
  commission: { code: string; amount: number }[];
  /** True when an identical refund is under way, which is completed instead. */
  isResumed: boolean;
};
