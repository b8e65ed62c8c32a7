import type { CurrencyCode } from '../currencies.ts';
import type { RegionCode } from '../regions/regions.ts';

/**
 * `invoice`: of a paid order. `credit-note`: takes a refund off it. `cancellation`: takes a credit note back,
 * whose refund the bank has returned.
 */
export type InvoiceKind = 'invoice' | 'credit-note' | 'cancellation';

/** Each series is numbered by itself, without gaps. Credit notes and their cancellations share one. */
export type InvoiceSeries = 'invoice' | 'credit-note';

/** What a number starts with: the settings choose it. */
export const INVOICE_PREFIX = /^[A-Z0-9][A-Z0-9/-]{0,11}$/;
/** A number: a prefix and digits. */
export const INVOICE_NUMBER = /^[A-Z0-9][A-Z0-9/-]{0,11}\d{6,10}$/;

/** A line of an invoice. Amounts in minor units, for the whole line, without tax where not said otherwise. */
export type InvoiceLine = {
  description: string;
  /** Missing on credit notes, which may be for a part of a line, and for shipping. */
  quantity?: number;
  /** Of one piece, before the discount, rounded. */
  unitNet?: number;
  discountNet?: number;
  net: number;
  /** Null when it is included in the price and unknown. */
  tax: number | null;
  /** In basis points; null when there is no single rate. */
  rate: number | null;
  /**
   * Not a sale, so outside the scope of tax: gift cards, which are taxed when they are spent, and donations.
   */
  isOutside: boolean;
};

/** The sums of one rate, in minor units. */
export type InvoiceGroup = Pick<InvoiceLine, 'rate' | 'isOutside'> & { net: number; tax: number };

/** Who sells, as it was when the invoice was issued. */
export type InvoiceSeller = { name: string; registration?: string; address: string[]; taxNumber?: string };

/** Who bought, as far as it is known. Deleted with the personal data of the order. */
export type InvoiceBuyer = {
  name?: string;
  businessName?: string;
  address: string[];
  /** The buyer's VAT number, as it was typed at Stripe. The store does not check it. */
  taxNumber?: string;
};

/** The sums of an invoice, in minor units. On credit notes they are what is taken off. */
export type InvoiceSums = {
  lines: InvoiceLine[];
  /** By rate, the highest first. Empty when the tax is unknown, or when there is none. */
  groups: InvoiceGroup[];
  /** Without tax. Null when the tax is included and unknown. */
  net: number | null;
  tax: number | null;
  total: number;
};

/** An invoice or credit note as it was issued. It never changes. */
export type InvoiceContent = InvoiceSums & {
  orderId: string;
  region: RegionCode;
  currency: CurrencyCode;
  /** Where it was taxed (ISO), if known: for reports by country. */
  country: string | null;
  /** When the order was paid: the date of supply. ISO date in UTC. */
  paidOn: string;
  /** Whether prices include the tax. */
  isTaxInside: boolean;
  seller: InvoiceSeller;
  /** The part of an invoice's total that a gift card paid. */
  giftCardAmount?: number;
  /** The number of the invoice or credit note that it corrects. */
  corrects?: string;
};

export type Invoice = {
  number: string;
  kind: InvoiceKind;
  issuedAt: string;
  content: InvoiceContent;
  /** Null when it was deleted at the end of the retention period. */
  buyer: InvoiceBuyer | null;
};
