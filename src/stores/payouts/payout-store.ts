import {
  decodePayoutCode,
  decodePayoutSource,
  type StoredPayoutCode,
  type StoredPayoutSource,
} from '../../contracts/stored/payout-code.ts';
import { storedAtom } from '../persistence.ts';
import { PAYOUT_CODE_KEY, PAYOUT_SOURCE_KEY } from './keys.ts';

const asJson = (value: object | undefined) => value && JSON.stringify(value);

/**
 * The payout code that this browser's orders are credited to: it outlives the tab, for whoever follows a creator's link and comes back to buy
 * on another day. A code whose time is over is none.
 */
export const $payoutCode = storedAtom<StoredPayoutCode | undefined>(PAYOUT_CODE_KEY, undefined, {
  encode: asJson,
  decode: (stored) => decodePayoutCode(stored, Date.now()),
});

/** Whom that code credits. It may be another's for a moment, while one tab sets what another has just set. */
export const $payoutSource = storedAtom<StoredPayoutSource | undefined>(PAYOUT_SOURCE_KEY, undefined, {
  encode: asJson,
  decode: decodePayoutSource,
});

/** Keeps a code that the server knows: the last one counts, and its time begins anew. */
export function setPayoutCode(code: string, source: string): void {
  $payoutSource.set({ code, source });
  $payoutCode.set({ code, setAt: Date.now() });
}

/** Forgets the code, in this page's address too, or a reload would bring it back. */
export function removePayoutCode(): void {
  $payoutCode.set(undefined);
  $payoutSource.set(undefined);
  forgetCodeInAddress();
}

/** Takes `?code=` out of the page's address, where something else has been chosen since. */
export function forgetCodeInAddress(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('code')) return;
  url.searchParams.delete('code');
  history.replaceState(history.state, '', url);
}

/** The code to send and to carry along, undefined for none. A page may be open for longer than its code counts. */
export function payoutCodeInUse(): string | undefined {
  return decodePayoutCode(JSON.stringify($payoutCode.get() ?? null), Date.now())?.code;
}
