import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingSettings } from './env.ts';

/**
 * The purpose of a hash. It is part of the hashed value, so a value made for one purpose is invalid for all
 * others. Add a purpose for each new use of the secret. Links and codes in circulation depend on these words:
 * never change one.
 */
export type Purpose =
  | 'address'
  | 'buyer'
  | 'checkout-session'
  | 'desk-link'
  | 'desk-session'
  | 'download'
  | 'gift-card'
  | 'link'
  | 'network'
  | 'person'
  | 'promo-code'
  | 'review'
  | 'site'
  | 'visitor';

type Parts = readonly (string | number)[];

/** All valid secrets: the current one, which makes new values, then its predecessors. */
export function linkSecrets(): readonly string[] {
  const { LINK_SECRET, LINK_SECRET_PREVIOUS } = signingSettings();
  return [LINK_SECRET, ...LINK_SECRET_PREVIOUS];
}

/** HMAC-SHA-256 of `parts` for a purpose: 32 bytes, deterministic. */
export function keyedHash(purpose: Purpose, parts: Parts, secret = signingSettings().LINK_SECRET): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}

/** True when `hash` (base64url) was made from these parts with a valid secret. Compares in constant time. */
export function isKeyedHash(hash: string, purpose: Purpose, parts: Parts): boolean {
  const given = Buffer.from(hash);
  return linkSecrets().some((secret) => {
    const made = Buffer.from(keyedHash(purpose, parts, secret).toString('base64url'));
    return given.length === made.length && timingSafeEqual(given, made);
  });
}
