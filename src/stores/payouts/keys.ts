/** The storage keys of the payout code and of the name that it credits. */
export const PAYOUT_CODE_KEY = 'payout-code';
export const PAYOUT_SOURCE_KEY = 'payout-source';
