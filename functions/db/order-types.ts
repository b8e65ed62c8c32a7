import type { CardBlock } from '../../src/core/orders/goods-owed.ts';
import type { TaxKind } from '../../src/core/products/tax-kind.ts';
import type { FormatType } from '../../src/core/products/types.ts';
import type { RegionCode } from '../../src/core/regions/regions.ts';
import type { Delivery } from '../../src/core/shipping/arrival.ts';
import type { TaxShare } from '../../src/core/tax/tax-inside.ts';

/** What was known of an order's tax when it was recorded. */
export type TaxRecord = {
  /** Who worked it out: the payment provider, or the store by its own table of what is inside prices. Null: nobody. */
  taxSource: 'provider' | 'table' | null;
  /** ISO country that it was taxed for, where it is known. */
  taxCountry: string | null;
  /** The tax in or on the shipping: a share for each rate that it bears. */
  shippingTaxes: TaxShare[];
};

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
  /** What is taken off the whole line. */
  discount?: number;
  isShipped?: boolean;
  /** What it was to a tax office when it was bought. */
  taxKind?: TaxKind;
  /** In basis points; null where there are several, or a fraction of one. Both are known once it is paid, if at all. */
  taxRate?: number | null;
  /** The tax in the line after its discount, or on it where prices carry none. */
  taxAmount?: number;
  /** How it reaches its buyer, where that is not a parcel from the shelf. Frozen with the attempt; an order read back has it not. */
  formatType?: FormatType;
  /** The names of the files that a digital one is delivered as. Frozen like its type. */
  files?: string[];
};

/** What a shopper agreed to before paying for digital content, word for word, and when the server was told. */
/**
 * What a shopper is known by to the services that they had agreed to when they paid: numbers that those gave to their browser, and nothing
 * of our own. Deleted once the services were told of the order.
 */
export type ConsentedVisitor = {
  analytics?: { clientId: string; sessionId?: string };
  marketing?: { anonymousId: string };
};
export type DigitalConsent = { wording: string; text: string; agreedAt: string };

/** `Funding`: the order is a pledge, and its payer comes back to the funding's own success page. */
export type Intent = 'Standard' | 'Funding';

/** What a gift card pays of an order, in minor units: of its goods, of its shipping, and together. */
export type GiftCardPart = { cardId: string; goods: number; shipping: number; amount: number };

/** What was said of a present: for whom, words for them, and where and on which day (ISO date) what goes by e-mail is sent. */
export type Gift = {
  name?: string | undefined;
  note?: string | undefined;
  email?: string | undefined;
  deliverOn?: string | undefined;
};

/** Why the payment for a gift card keeps it from being spent. An operator's block is a fact beside it. */
export type GiftCardBlock = CardBlock;

/** What an order gives to a funding: a pledge, or a bought product that is itself being funded. */
export type Pledge = {
  fundingId: string;
  /** Null for a free amount and for a product that was bought. */
  rewardId: string | null;
  /** In minor units of the order's currency, before any tax that comes on top. */
  amount: number;
  /** What that counts for, in minor units of the goal's currency: worked out once, when it was made. */
  goalAmount: number;
  /** The position of the order's line that it comes from. */
  line: number;
};

/**
 * Some of a thing of which there is only so much: at most `capacity` in all, of which `quantity` is wanted. `isShared`: everybody may want
 * it, so that nobody may hold more than a share of it unpaid; not what belongs to one person, as a gift card does.
 */
export type Limit = { key: string; capacity: number; quantity: number; isShared?: boolean };

/**
 * What became of an attempt. `open`: its page can be paid, or is being made. `processing`: paid at a bank that takes days to say so.
 * `replaced`: closed by us, since the shopper asks for something else now. `paid_again`: paid although another of the same purchase was.
 */
export type AttemptState = 'open' | 'processing' | 'expired' | 'failed' | 'replaced' | 'paid' | 'paid_again';

export const ORDER_STATUSES = ['paid', 'held', 'fulfilled', 'part_refunded', 'refunded', 'disputed'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** `pending` ones count as given back: the money has left. `failed` ones came back to the store. */
export type RefundState = 'pending' | 'succeeded' | 'failed';
export type DisputeState = 'open' | 'won' | 'lost';
/** A line of an order by its position, and what was given back of its price and of the tax on top of it, in minor units. */
export type RefundedLine = { position: number; amount: number; tax?: number };
/** Who decided that money goes back: an operator, or a funding that failed. */
export type RefundOrigin = 'operator' | 'funding_failed';
/**
 * `asked`: written down. `sent`: the provider was asked, and its answer is not known yet. `succeeded`: the provider took it on; what
 * the bank says is the refund's state. `failed`: refused, or sent back by the bank. `canceled`: canceled at the provider.
 */
export type RefundRequestState = 'asked' | 'sent' | 'succeeded' | 'failed' | 'canceled';
/** Why a line that came with a payout code earns no commission: it went to a funding, it is a gift card, or the code's owner bought it. */
export type NoCommission = 'pledge' | 'own_order' | 'gift_card';

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
export type Order = TaxRecord & {
  id: string;
  sessionId: string;
  intent: Intent;
  status: OrderStatus;
  /** Why a person should look at a held one, in words for them. */
  heldReason: string | null;
  region: RegionCode;
  currency: string;
  subtotal: number;
  discount: number;
  shipping: number;
  /** What the payment provider worked out, inside the total or on top of it; 0 where it was not asked to. */
  tax: number;
  total: number;
  /** What of the total a gift card paid; the payment provider was paid the rest. */
  giftCardAmount: number;
  /** What of the total was given back, and what of that to the gift card. */
  refunded: number;
  giftCardRefunded: number;
  /** When the bank warned of fraud. Until a person releases the order, what went out by e-mail works no more. */
  fraudWarningAt?: Date | null;
  /** When a person has let a held one go ahead. */
  releasedAt: Date | null;
  /** When it was sent, and how its parcel can be followed. */
  fulfilledAt: Date | null;
  tracking: string | null;
  /** All the tax in the order, whoever worked it out; null where it is inside and not known. `orderTax` has it by rate. */
  totalTaxAmount: number | null;
  payoutCode: string | null;
  /** Null where it was not asked for. */
  digitalConsent: DigitalConsent | null;
  couponCode: string | null;
  /** Null where it is no present, or what was said of it has been deleted. */
  gift: Gift | null;
  /** Where it goes, as the payment provider was told. Null where nothing is posted, or it has been deleted. */
  shippingAddress: Readonly<Record<string, string | null>> | null;
  /** How it is sent, as it was chosen. Null where nothing is, for pledges, and without an attempt of ours. */
  delivery: Delivery | null;
  lines: OrderLine[];
  createdAt: Date;
};
