import type Stripe from 'stripe';
import { isRegionCode, regionOf } from '#src/core/regions/regions.ts';
import { isKeyedHash, keyedHash } from '../platform/keyed-hash.ts';
import { isOrderId } from './order-id.ts';

/** The signed fields of a session. The store trusts them when its own record of the session is lost. */
type Signed = {
  orderId: string;
  /** `STORE_ALIAS`; empty when it is not set. */
  store: string;
  region: string;
  intent: string;
  /** ISO 4217, upper case. */
  currency: string;
  /** The amount on the payment page, in minor units, without tax that Stripe adds on top. */
  total: number;
  /**
   * Unix seconds. Limits how long a signature copied to another session works;
   * the attempt is kept for months.
   */
  expiresAt: number;
  payoutCode: string;
  /** What a gift card pays, as in the metadata; empty without one. */
  giftCard: string;
};

/** The metadata keys of a session that the signature check reads. */
export type SessionMetadata = Partial<
  Record<'order' | 'store' | 'region' | 'intent' | 'payoutCode' | 'giftCard' | 'signature', string>
>;

/**
 * What a session says about its store.
 * - `signed`: this store signed it.
 * - `renamed`: this store signed it under another `STORE_ALIAS`.
 * - `other`: it names another store on the same Stripe account.
 * - `unsigned`: it has an order number, but no valid signature.
 * - `unrelated`: anything else.
 */
export type Claim = 'signed' | 'renamed' | 'other' | 'unsigned' | 'unrelated';

/** Signs a new session. Returns 43 characters for its metadata. */
export function signSession(fields: Signed): string {
  return keyedHash('checkout-session', partsOf(fields)).toString('base64url');
}

/**
 * Finds out which store a session belongs to, from its metadata and signature.
 * `store` is this store's `STORE_ALIAS`.
 */
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
  const {
    order = '',
    store = '',
    region,
    intent = 'Standard',
    payoutCode = '',
    giftCard = '',
    signature,
  } = metadata;
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
    giftCard,
  });
  return isKeyedHash(signature, 'checkout-session', parts);
}

function partsOf(fields: Signed) {
  const { orderId, store, region, intent, currency, total, expiresAt, payoutCode, giftCard } = fields;
  const parts = [orderId, store, region, intent, currency, total, expiresAt, payoutCode];
  // Sessions without a gift card keep the signature of earlier releases.
  return giftCard ? [...parts, giftCard] : parts;
}
