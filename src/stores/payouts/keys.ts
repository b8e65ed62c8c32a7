/** Where the code lies, and where whom it credits. */
export const PAYOUT_CODE_KEY = 'payout-code';
export const PAYOUT_SOURCE_KEY = 'payout-source';
