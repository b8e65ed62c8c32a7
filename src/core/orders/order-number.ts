/**
 * Normalises a typed order number: without spaces, in upper case. Does not check that it is well-formed.
 */
export function readOrderNumber(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}
