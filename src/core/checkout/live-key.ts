/** True for a payment key with which money moves for real. */
export function isLiveKey(key: string | undefined): boolean {
  return /^(sk|rk)_live_/.test(key ?? '');
}
