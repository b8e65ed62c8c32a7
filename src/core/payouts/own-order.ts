import { comparableAddress } from '../comparable-address.ts';
/** True when the buyer is an owner of the code. Owners earn no commission on their own orders. */
export function isOwnOrder(buyer: string | null | undefined, owners: readonly string[]): boolean {
  if (!buyer) return false;
  const address = withoutLabel(buyer);
  return owners.some((owner) => withoutLabel(owner) === address);
}

/** The address in lower case and without its `+label`, which reaches the same inbox. */
function withoutLabel(address: string): string {
  const plain = comparableAddress(address);
  const at = plain.lastIndexOf('@');
  return at < 0 ? plain : `${plain.slice(0, at).replace(/\+.*$/, '')}${plain.slice(at)}`;
}
