import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingSettings } from './env.ts';

/**
 * What a hash is for. It is part of what is hashed, so that a value made for one purpose is good for no other. A new use of the secret
 * is a new word here. The words are part of links and codes that people hold: never change one.
 */
export type Purpose =
  | 'address'
  | 'buyer'
  | 'checkout-session'
  | 'download'
  | 'gift-card'
  | 'link'
  | 'network'
  | 'review'
  | 'site'
  | 'visitor';

type Parts = readonly (string | number)[];

/** Every secret whose values are still good: the one that makes new values first, then those that it replaced. */
export function linkSecrets(): readonly string[] {
  const { LINK_SECRET, LINK_SECRET_PREVIOUS } = signingSettings();
  return [LINK_SECRET, ...LINK_SECRET_PREVIOUS];
}

/** HMAC-SHA-256 of `parts` for one purpose: 32 bytes, the same for the same input and secret. */
export function keyedHash(purpose: Purpose, parts: Parts, secret = signingSettings().LINK_SECRET): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}

/** True when `hash`, in base64url, was made of these parts under a secret that is still good. */
export function isKeyedHash(hash: string, purpose: Purpose, parts: Parts): boolean {
  const given = Buffer.from(hash);
  return linkSecrets().some((secret) => {
    const made = Buffer.from(keyedHash(purpose, parts, secret).toString('base64url'));
    return given.length === made.length && timingSafeEqual(given, made);
  });
}
