import type { CurrencyCode } from '../../core/money.ts';
import type { Way } from '../../core/orders/ways.ts';
import type { RegionCode } from '../../core/regions/regions.ts';
import type { Arrival, Delivery } from '../../core/shipping/arrival.ts';

/** A paid order, or a pledge, as its confirmation shows it: nothing of who bought it. Amounts in minor units of `currency`. */
export type PaidOrder = {
  id: string;
  /** The store's name, as the receipt has it. */
  brand: string;
  /** A person looks at it first. */
  isHeld: boolean;
  region: RegionCode;
  /** In which its days are written, as a tag: that of whoever looks at it, which need not be the region's. */
  language: string;
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
  /** What of the total a gift card paid. */
  giftCardAmount: number;
  /** The gift cards that were bought, while the page may show them. */
  giftCards?: readonly GiftCardLink[] | undefined;
  /** What was said of a present, without its words. `isMailed`: what goes by e-mail goes to somebody else, `on` a day that lies ahead. */
  gift?: { isMailed: boolean; hasNote: boolean; on?: string | undefined } | undefined;
  /** Where it goes: never more than a town and its country, since nobody has proved who is looking. */
  destination?: string | undefined;
  /** How it is sent, and when it should arrive; missing where nothing is posted or nobody can say. */
  delivery?: Delivery | undefined;
  arrival?: Arrival | undefined;
  /** The days on which it should have arrived, once they are over. */
  late?: Arrival | undefined;
  /** The links to bought files, while the page may show them; undefined once they come by mail alone. */
  downloads?: readonly DownloadLink[] | undefined;
  /** What was agreed to before digital content was paid for, and when, as an ISO date in UTC. */
  consent?: { text: string; agreedAt: string } | undefined;
};

/** A recipe to cook until a parcel arrives. */
export type RecipeToCook = { title: string; href: string; by: string; minutes: number };

/** A link to one bought file. It is a key to it: only its buyer may see it. */
export type DownloadLink = {
  /** The place in the order of the line that it belongs to. */
  position: number;
  file: string;
  /** What it is, in a word: `EPUB`. */
  kind: string;
  path: string;
  /** When the link ends, as an ISO date in UTC. */
  until: string;
  /** What was bought is not out yet; `from` is its day, where there is one. */
  isWaiting?: boolean;
  from?: string;
};

/** A gift card that was bought, with its code, which is money: only its buyer may see it. `value` in minor units. */
export type GiftCardLink = { position: number; code: string; value: number };

/** The tax of an order. `groups`: by rate in basis points, where it is known by rate. */
export type PaidTax = {
  /** Null: it is in the prices, and how much it is nobody has worked out. */
  total: number | null;
  /** In the prices, and not on top of them. */
  isInside: boolean;
  groups: readonly { rate: number | null; tax: number }[];
};

export type PaidLine = {
  name: string;
  formatName: string;
  quantity: number;
  /** For one piece, before any discount. */
  unitAmount: number;
  /** What the buyer asked to have written on it. */
  customization?: string | undefined;
  way: Way;
  /** A gift card, whose code comes by e-mail. */
  isGiftCard?: boolean;
  /** The day on which a pre-ordered thing comes out, as an ISO date, while it lies ahead. */
  releasedAt?: string | undefined;
  pictureUrl?: string | undefined;
  /** The tax in the line after its discount, or on it; `rate` in basis points. Missing where it is not known. */
  tax?: { rate: number | null; amount: number } | undefined;
};

/** `paid`, or why there is no receipt yet: the bank is slow, we could not ask, the payment was left, nobody knows it. */
export type PaymentState = 'paid' | 'pending' | 'delayed' | 'unpaid' | 'unknown';
