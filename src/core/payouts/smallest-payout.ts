/** The smallest balance that is paid, in minor units of the creator's currency: 20.00. */
export const SMALLEST_PAYOUT = 2000;
