import type { CurrencyCode } from '../currencies.ts';

/** Stripe's minimum charge by currency, in minor units. */
export const MINIMUM_CHARGE: Readonly<Record<CurrencyCode, number>> = { USD: 50, GBP: 30, CAD: 50, EUR: 50 };
