import type { CurrencyCode } from '../currencies.ts';
import type { BundlePart } from '../products/types.ts';
import type { RegionCode } from '../regions/regions.ts';
import type { Arrival, Delivery } from '../shipping/arrival.ts';
import type { DeliveryWindow } from '../shipping/offer.ts';
import type { FulfilmentMethod } from './fulfilment-method.ts';

/**
 * A paid order or pledge as pages and mails show it, without the buyer's data.
 * Amounts in minor units of `currency`.
 */
export type OrderView = {
  id: string;
  /** True when the order is held for review. */
  isHeld: boolean;
  region: RegionCode;
  currency: CurrencyCode;
  /** When it was recorded, as an ISO date in UTC. */
  createdAt: string;
  lines: readonly PaidLine[];
  subtotal: number;
  discount: number;
  couponCode?: string | undefined;
  shipping: number;
  tax: PaidTax;
  total: number;
  /** The part of the total that a gift card paid. */
  giftCardAmount: number;
  /** The shipping method. Undefined when nothing is shipped. */
  delivery?: Delivery | undefined;
  /** How soon its parcel leaves, in working days. */
  handling: DeliveryWindow;
  /** The consent to digital content, and its ISO date in UTC. */
  consent?: { text: string; agreedAt: string } | undefined;
};

/** The same for its own page. */
export type PaidOrder = OrderView & {
  /** The store's name on the receipt. */
  brand: string;
  /** The language of its dates, as a tag: that of its region. */
  language: string;
  /** The bought gift cards, while the page may show them. */
  giftCards?: readonly GiftCardLink[] | undefined;
  /**
   * The gift, without its message. `isMailed`: what goes by email goes to the recipient; `name`: the
   * recipient's, where the page may show it; `on`: on this future date.
   */
  gift?:
    | { isMailed: boolean; hasNote: boolean; name?: string | undefined; on?: string | undefined }
    | undefined;
  /** The destination: only town and country, since the viewer is not authenticated. */
  destination?: string | undefined;
  /** The delivery estimate. Undefined when nothing is shipped or when there is no estimate. */
  arrival?: Arrival | undefined;
  /** The estimated delivery dates, when they have passed. */
  late?: Arrival | undefined;
  /** The download links, while the page may show them. Undefined when they are only sent by mail. */
  downloads?: readonly DownloadLink[] | undefined;
};

/** A recipe to cook until a parcel arrives. */
export type RecipeToCook = { title: string; href: string; by: string; minutes: number };

/** A link to a bought file. It is a secret of its buyer. */
export type DownloadLink = {
  /** The position of its line in the order. */
  position: number;
  file: string;
  /** The file type: `EPUB`. */
  kind: string;
  path: string;
  /** When the link expires, as an ISO date in UTC. */
  until: string;
  /** True when the product is not released yet. `from` is its release day, if known. */
  isWaiting?: boolean;
  from?: string;
};

/** A bought gift card with its code, which is a secret of its buyer. `value` in minor units. */
export type GiftCardLink = { position: number; code: string; value: number };

/** The tax of an order. `groups`: by rate in basis points, when the rates are known. */
export type PaidTax = {
  /** Null when the tax is included in the prices and was not computed. */
  total: number | null;
  /** True when prices include the tax. */
  isInside: boolean;
  groups: readonly { rate: number | null; tax: number }[];
};

/** A product of an order: its page, its picture, and the form to review it, if its buyer was invited. */
export type BoughtProduct = {
  name: string;
  href: string;
  pictureUrl?: string | undefined;
  reviewHref?: string | undefined;
};

export type PaidLine = {
  name: string;
  formatName: string;
  quantity: number;
  /** Per piece, before any discount. */
  unitAmount: number;
  /** What one piece of a bundle contained. */
  contains?: readonly BundlePart[] | undefined;
  /** The personalisation text. */
  customization?: string | undefined;
  way: FulfilmentMethod;
  /** True for a gift card, whose code is sent by email. */
  isGiftCard?: boolean;
  /**
   * A gift card's own recipient. `isMailed`: its code goes to them; `day`: on this future day, as text. Only
   * mails have the address.
   */
  gift?:
    | { isMailed: boolean; name?: string | undefined; email?: string | undefined; day?: string | undefined }
    | undefined;
  /** True while a funding decides whether it is made. */
  isFunding?: boolean;
  /** When it arrives, as text, in an order of several parcels. */
  arrives?: string | undefined;
  /** The release date of a pre-order, as an ISO date, while it is in the future. */
  releasedAt?: string | undefined;
  pictureUrl?: string | undefined;
  /** Its product while the shop has it, for the order's own page. */
  product?: BoughtProduct | undefined;
  /** The tax of the line after its discount; `rate` in basis points. Undefined when it is not known. */
  tax?: { rate: number | null; amount: number } | undefined;
};

/**
 * `paid`, or why there is no receipt: the bank is still processing (`pending`), the order is not recorded yet
 * or the look-up failed (`delayed`), the payment was not completed (`unpaid`), or the session is unknown
 * (`unknown`).
 */
export type PaymentState = 'paid' | 'pending' | 'delayed' | 'unpaid' | 'unknown';
