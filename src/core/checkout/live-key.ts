/** True for a Stripe key of live mode. */
export function isLiveKey(key: string | undefined): boolean {
  return /^(sk|rk)_live_/.test(key ?? '');
}
