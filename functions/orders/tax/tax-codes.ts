import type { TaxKind } from '#src/core/products/tax-kind.ts';

/**
 * Stripe's product tax codes (https://docs.stripe.com/tax/tax-codes), used when `STRIPE_TAX` is on. Where
 * Stripe has several codes for one of our kinds (drinks, sweets), the general code is used: it has the
 * standard rate everywhere, so the tax is never too low.
 */
export const TAX_CODES: Readonly<Record<TaxKind, string>> = {
  /** General - Tangible Goods. */
  goods: 'txcd_99999999',
  /** Books. */
  book: 'txcd_35010000',
  /** Digital Books - downloaded - non subscription - with permanent rights. */
  'e-book': 'txcd_10302000',
  /** Food for Non-Immediate Consumption. */
  food: 'txcd_40040000',
  confectionery: 'txcd_99999999',
  drink: 'txcd_99999999',
  /** Clothing & Footwear. */
  clothing: 'txcd_30011000',
  /** On demand Online Courses - streamed and downloadable. */
  course: 'txcd_20060258',
  /** General - Electronically Supplied Services. */
  digital: 'txcd_10000000',
  /** General - Services. */
  service: 'txcd_20030000',
  /** Nontaxable. */
  gift: 'txcd_00000000',
  /** Gift Card. */
  voucher: 'txcd_10502000',
};

/** Shipping. */
export const SHIPPING_TAX_CODE = 'txcd_92010001';
