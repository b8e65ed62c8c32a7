import {
  decodePayoutCode,
  decodePayoutSource,
  type StoredPayoutCode,
  type StoredPayoutSource,
} from '#src/contracts/stored/payout-code.ts';
import { storedAtom } from '../persistence.ts';
import { PAYOUT_CODE_KEY, PAYOUT_SOURCE_KEY } from './keys.ts';

const asJson = (value: object | undefined) => value && JSON.stringify(value);

/**
 * The payout code for this browser's orders. It outlives the tab, for shoppers who follow a creator's link
 * and buy on another day. An expired code reads as none.
 */
export const $payoutCode = storedAtom<StoredPayoutCode | undefined>(PAYOUT_CODE_KEY, undefined, {
  encode: asJson,
  decode: (stored) => decodePayoutCode(stored, Date.now()),
});

/**
 * The name that the code credits.
 * It may briefly belong to another code when two tabs set one at the same time.
 */
export const $payoutSource = storedAtom<StoredPayoutSource | undefined>(PAYOUT_SOURCE_KEY, undefined, {
  encode: asJson,
  decode: decodePayoutSource,
});

/** Stores a valid code. The last code wins, and its time starts again. */
export function setPayoutCode(code: string, source: string): void {
  $payoutSource.set({ code, source });
  $payoutCode.set({ code, setAt: Date.now() });
}

/** Removes the code, also from this page's address, so that a reload does not bring it back. */
export function removePayoutCode(): void {
  $payoutCode.set(undefined);
  $payoutSource.set(undefined);
  forgetCodeInAddress();
}

/** Removes `?code=` from the page's address after another code was chosen. */
export function forgetCodeInAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('code')) return;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url);
}

/** The code to send, or undefined. Checks the expiry again, since a page may be open for a long time. */
export function payoutCodeInUse(): string | undefined {
  return decodePayoutCode(JSON.stringify($payoutCode.get() ?? null), Date.now())?.code;
}
