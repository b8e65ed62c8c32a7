import type { CurrencyCode } from '../money.ts';

/** The smallest sum that the payment provider charges at once, in minor units: what is left to pay is nothing, or at least that. */
export const MINIMUM_CHARGE: Readonly<Record<CurrencyCode, number>> = { USD: 50, GBP: 30, CAD: 50, EUR: 50 };
