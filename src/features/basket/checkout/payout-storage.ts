/** Key of the payout code in local storage. */
export const PAYOUT_CODE_KEY = 'payout-code';

/** The payout code that brought the shopper here, if one is kept. Never throws. */
export function readPayoutCode(): string | undefined {
  try {
    const code = localStorage.getItem(PAYOUT_CODE_KEY);
    return code && /^[a-z0-9-]{3,40}$/.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}
