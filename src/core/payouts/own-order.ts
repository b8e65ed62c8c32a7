/** True when a buyer's e-mail address is one of a code's owner's: nobody is paid for what they buy themselves. */
export function isOwnOrder(buyer: string | null | undefined, owners: readonly string[]): boolean {
  if (!buyer) return false;
  const address = plainAddress(buyer);
  return owners.some((owner) => plainAddress(owner) === address);
}

/** In small letters and without a label (`ines+shop@…`), which reaches the same inbox. */
function plainAddress(address: string): string {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  return at < 0 ? plain : `${plain.slice(0, at).replace(/\+.*$/, '')}${plain.slice(at)}`;
}
