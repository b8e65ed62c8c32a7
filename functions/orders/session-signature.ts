import type Stripe from 'stripe';
import { isRegionCode, regionOf } from '../../src/core/regions/regions.ts';
import { isKeyedHash, keyedHash } from '../platform/keyed-hash.ts';
import { isOrderId } from './order-id.ts';

/** What a signature covers: all that the store believes of a session when its own record of it is gone. */
type Signed = {
  orderId: string;
  /** `STORE_ALIAS`; empty without one. */
  store: string;
  region: string;
  intent: string;
  /** As ISO 4217 writes it. */
  currency: string;
  /** What the page asks for, in minor units, without tax that the provider adds. */
  total: number;
  /** Unix seconds. A copy on another session is good for no longer than that, and the attempt is kept for months. */
  expiresAt: number;
  payoutCode: string;
};

/** The metadata keys of a session that its signature is read with. */
export type SessionMetadata = Partial<
  Record<'order' | 'store' | 'region' | 'intent' | 'payoutCode' | 'signature', string>
>;

/**
 * Whose a session says it is. `signed`: this store signed it. `renamed`: this store signed it under another `STORE_ALIAS`.
 * `other`: it names another store of the account. `unsigned`: it has an order number and no good signature. `unrelated`: anything else.
 */
export type Claim = 'signed' | 'renamed' | 'other' | 'unsigned' | 'unrelated';

/** The signature of a session that is about to be made, for its metadata: 43 characters. */
export function signSession(fields: Signed): string {
  return keyedHash('checkout-session', partsOf(fields)).toString('base64url');
}

/** Reads whose a session says it is, from what the provider says of it. `store` is our `STORE_ALIAS`. */
export function claimOf(session: Stripe.Checkout.Session, store: string | undefined): Claim {
  const metadata: SessionMetadata = session.metadata ?? {};
  const isSameStore = (metadata.store ?? '') === (store ?? '');
  if (isSigned(session, metadata)) return isSameStore ? 'signed' : 'renamed';
  if (!isSameStore && metadata.store) return 'other';
  return isOrderId(metadata.order ?? '') && metadata.order === session.client_reference_id
    ? 'unsigned'
    : 'unrelated';
}

function isSigned(session: Stripe.Checkout.Session, metadata: SessionMetadata): boolean {
  const { order = '', store = '', region, intent = 'Standard', payoutCode = '', signature } = metadata;
  const isWhole = session.mode === 'payment' && isOrderId(order) && order === session.client_reference_id;
  if (!isWhole || signature === undefined || !isRegionCode(region)) return false;
  const isTaxOnTop = session.automatic_tax?.enabled === true && !regionOf(region).pricesIncludeTax;
  const parts = partsOf({
    orderId: order,
    store,
    region,
    intent,
    currency: (session.currency ?? '').toUpperCase(),
    total: (session.amount_total ?? 0) - (isTaxOnTop ? (session.total_details?.amount_tax ?? 0) : 0),
    expiresAt: session.expires_at,
    payoutCode,
  });
  return isKeyedHash(signature, 'checkout-session', parts);
}

function partsOf(fields: Signed) {
  const { orderId, store, region, intent, currency, total, expiresAt, payoutCode } = fields;
  return [orderId, store, region, intent, currency, total, expiresAt, payoutCode];
}
