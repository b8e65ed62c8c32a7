import { type BinaryToTextEncoding, createHash } from 'node:crypto';

/**
 * The SHA-256 of a text. Stored in place of tokens and codes: with 74 or more random bits they cannot be
 * guessed, so the hash needs no salt and no secret.
 */
export function sha256(text: string, encoding: BinaryToTextEncoding = 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}
