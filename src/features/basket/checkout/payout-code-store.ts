import { decodePayoutCode } from '#src/contracts/stored/checkout.ts';
import { storedAtom } from '#src/stores/persistence.ts';

/** Outlives the tab: whoever follows a creator's link may come back to buy on another day. */
const PAYOUT_CODE_KEY = 'payout-code';

/** The payout code that brought the shopper here, empty for none. */
export const $payoutCode = storedAtom<string>(PAYOUT_CODE_KEY, '', {
  encode: (code) => code || undefined,
  decode: decodePayoutCode,
});
