import type { CardBlock } from '#src/core/orders/goods-owed.ts';
import type { TaxKind } from '#src/core/products/tax-kind.ts';
import type { BundlePart, FormatType } from '#src/core/products/types.ts';
import type { RegionCode } from '#src/core/regions/regions.ts';
import type { Delivery } from '#src/core/shipping/arrival.ts';
import type { TaxShare } from '#src/core/tax/tax-included.ts';

/** The tax data of an order, from when it was recorded. */
export type TaxRecord = {
  /** Who calculated it: Stripe, or the store's own table of included taxes. Null: unknown. */
  taxSource: 'provider' | 'table' | null;
  /** The ISO country it was taxed for, if known. */
  taxCountry: string | null;
  /** The tax included in or added to the shipping, one entry per rate. */
  shippingTaxes: TaxShare[];
};

/** A line of an order. Amounts in minor units; `unitAmount` is for one piece, before any discount. */
export type OrderLine = {
  productId: string;
  formatId: string;
  name: string;
  formatName: string;
  /** The stock-keeping unit when it was bought. Missing in old orders. */
  sku?: string;
  quantity: number;
  unitAmount: number;
  /** The customer's text or choice for a personalised product. */
  customization?: string;
  /** A gift card's own recipient, instead of the order's. */
  gift?: Gift;
  previewUrl?: string;
  /** The discount on the whole line. */
  discount?: number;
  isShipped?: boolean;
  /** The tax kind when it was bought. */
  taxKind?: TaxKind;
  /**
   * In basis points; null for several rates or a fraction of a basis point. Set when the order is paid,
   * if known.
   */
  taxRate?: number | null;
  /** The tax of the line after its discount: included, or on top where prices exclude tax. */
  taxAmount?: number;
  /**
   * How it is delivered, if it is not shipped from stock. Saved with the attempt;
   * missing in an order that is read back.
   */
  formatType?: FormatType;
  /** The files of a digital product. Saved with the attempt, like `formatType`. */
  files?: string[];
  /** How many of the product one customer may buy. Saved with the attempt, like `formatType`. */
  maximumPerPerson?: number;
  /** Of a bundle: what one piece contained when it was bought. */
  contains?: OrderPart[];
};

/** A part of a bought bundle, with how many of its product one customer may buy. */
export type OrderPart = BundlePart & { maximumPerPerson?: number };

/**
 * The tracking ids of a customer who has consented: set in the browser by the tracking services, not by the
 * store. Deleted when the services have received the order.
 */
export type ConsentedVisitor = {
  analytics?: { clientId: string; sessionId?: string };
  marketing?: { anonymousId: string };
};

/** The consent given before paying for digital content: the exact wording, and when it was received. */
export type DigitalConsent = { wording: string; text: string; agreedAt: string };

/** `Funding`: the order is a pledge, and its customer is redirected to the fundings' success page. */
export type Intent = 'Standard' | 'Funding';

/** What a gift card pays of an order, in minor units: of the goods, of the shipping, and in total. */
export type GiftCardPart = { cardId: string; goods: number; shipping: number; amount: number };

/**
 * The gift details: the recipient's name, who it is from, a note, and the address and the day (ISO date) for
 * a gift by email.
 */
export type Gift = {
  name?: string | undefined;
  from?: string | undefined;
  note?: string | undefined;
  email?: string | undefined;
  deliverOn?: string | undefined;
};

/** Why a gift card's own payment blocks it. An operator's block is stored separately. */
export type GiftCardBlock = CardBlock;

/** What an order contributes to a funding: a pledge, or the purchase of the funding's product. */
export type Pledge = {
  fundingId: string;
  /** Null for a free amount and for a product. */
  rewardId: string | null;
  /** In minor units of the order's currency, before tax that is added on top. */
  amount: number;
  /** What it counts towards the goal, in minor units of the goal's currency. Calculated once, at checkout. */
  goalAmount: number;
  /** The position of the order line. */
  line: number;
};

/**
 * A quantity of something limited: `quantity` is wanted, of `capacity` in total. `isShared`: many customers
 * may want it, so each may reserve only a share without paying. Not set for what one person owns, such as a
 * gift card. `unit`: the pieces that are only sold together, as in a bundle; absent for 1.
 */
export type Limit = {
  key: string;
  capacity: number;
  quantity: number;
  isShared?: boolean;
  unit?: number;
};

/**
 * The state of an attempt. `open`: its page can be paid, or is being created. `processing`: waits for a bank.
 * `replaced`: closed by the store, because the customer's basket has changed. `paid_again`: paid, although
 * another attempt of the same purchase is paid.
 */
export type AttemptState = 'open' | 'processing' | 'expired' | 'failed' | 'replaced' | 'paid' | 'paid_again';

export const ORDER_STATUSES = ['paid', 'held', 'fulfilled', 'part_refunded', 'refunded', 'disputed'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** `pending` counts as refunded: the money has left. `failed`: the money came back to the store. */
export type RefundState = 'pending' | 'succeeded' | 'failed';
export type DisputeState = 'open' | 'won' | 'lost';
/** A refunded line by its position: how much of its price and of the tax on top of it, in minor units. */
export type RefundedLine = { position: number; amount: number; tax?: number };
/** Who decided on the refund: an operator, or a failed funding. */
export type RefundOrigin = 'operator' | 'funding_failed';
/**
 * `asked`: saved. `sent`: sent to Stripe, without an answer yet. `succeeded`: accepted by Stripe; the bank's
 * result is the refund's state. `failed`: refused, or returned by the bank. `canceled`: canceled at Stripe.
 */
export type RefundRequestState = 'asked' | 'sent' | 'succeeded' | 'failed' | 'canceled';
/** Why a line earns no commission: it is a pledge, the code's owner bought it, or it is a gift card. */
export type NoCommission = 'pledge' | 'own_order' | 'gift_card';

/** The commission of an order's payout code, as agreed when its payment page was requested. */
export type CommissionTerms = {
  code: string;
  /** The code's owner. */
  source: string;
  /** In basis points. */
  rate: number;
  /** One entry per order line, in order; `goods` in minor units of its currency. */
  lines: { goods: number; reason: NoCommission | null }[];
};

/** A paid order. Amounts in minor units of `currency`. */
export type Order = TaxRecord & {
  id: string;
  sessionId: string;
  intent: Intent;
  status: OrderStatus;
  /** Why the order is on hold, for the shop. */
  heldReason: string | null;
  region: RegionCode;
  currency: string;
  subtotal: number;
  discount: number;
  shipping: number;
  /** The tax calculated by Stripe, included in the total or on top; 0 when it calculates none. */
  tax: number;
  total: number;
  /** The part of the total paid by gift card. The rest was paid through Stripe. */
  giftCardAmount: number;
  /** The refunded part of the total, and how much of it went to the gift card. */
  refunded: number;
  giftCardRefunded: number;
  /**
   * When the bank warned of fraud. Until a person releases the order,
   * its downloads and gift cards do not work.
   */
  fraudWarningAt?: Date | null;
  /** When a person released the order from hold. */
  releasedAt: Date | null;
  /** When it was shipped, and its tracking number or URL. */
  fulfilledAt: Date | null;
  /** When the funding of a pledge succeeded. */
  pledgeWonAt: Date | null;
  tracking: string | null;
  /**
   * The order's total tax, from Stripe or the table; null when it is included and unknown. `orderTax` splits
   * it by rate.
   */
  totalTaxAmount: number | null;
  payoutCode: string | null;
  /** Null when it was not required. */
  digitalConsent: DigitalConsent | null;
  couponCode: string | null;
  /** Null when it is not a gift, or its details were deleted. */
  gift: Gift | null;
  /** The shipping address from Stripe. Null when nothing ships, or when it was deleted. */
  shippingAddress: Readonly<Record<string, string | null>> | null;
  /** The chosen shipping method. Null when nothing ships, for pledges, and without an attempt. */
  delivery: Delivery | null;
  lines: OrderLine[];
  /** The number of its invoice. Only in lists; null without one. */
  invoiceNumber?: string | null;
  createdAt: Date;
};
