/**
 * An email address in the form in which addresses are compared and stored: without spaces around it, in
 * lower case. For sending, use the address as its owner has written it.
 */
export function comparableAddress(address: string): string {
  return address.trim().toLowerCase();
}
