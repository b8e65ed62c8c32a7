import fc from 'fast-check';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { newOrderId } from '#functions/orders/order-id.ts';
import { claimOf, signSession } from '#functions/orders/session-signature.ts';
import { REGION_CODES, type RegionCode, regionOf } from '#src/core/regions/regions.ts';

beforeAll(() => {
  process.env.LINK_SECRET = 'a-secret-that-signs-sessions-and-nothing-else';
});

type Purchase = {
  region: RegionCode;
  total: number;
  tax?: number;
  store?: string;
  payoutCode?: string;
  giftCard?: string;
};

/**
 * A session as the provider returns it after the store has opened it,
 * with a signature over what the store knew.
 */
function openedBy({
  region,
  total,
  tax = 0,
  store = '',
  payoutCode = '',
  giftCard = '',
}: Purchase): Stripe.Checkout.Session {
  const orderId = newOrderId();
  const { currency } = regionOf(region);
  const expiresAt = 1_800_000_000;
  const intent = 'Standard';
  const signature = signSession({
    orderId,
    store,
    region,
    intent,
    currency,
    total,
    expiresAt,
    payoutCode,
    giftCard,
  });
  return {
    mode: 'payment',
    client_reference_id: orderId,
    currency: currency.toLowerCase(),
    amount_total: total + tax,
    expires_at: expiresAt,
    automatic_tax: { enabled: tax > 0 },
    total_details: { amount_tax: tax, amount_discount: 0, amount_shipping: 0 },
    metadata: {
      order: orderId,
      region,
      signature,
      ...(store && { store }),
      ...(payoutCode && { payoutCode }),
      ...(giftCard && { giftCard }),
    },
  } as unknown as Stripe.Checkout.Session;
}

const purchases = fc.record({
  region: fc.constantFrom(...REGION_CODES),
  total: fc.integer({ min: 1, max: 99_999_999 }),
  store: fc.constantFrom('', 'north'),
  payoutCode: fc.constantFrom('', 'ines-tins'),
  giftCard: fc.constantFrom('', 'F-7K3M9-QXAB4.1.1 4500 500'),
});

describe('[CHK-08] the signature of a session', () => {
  test('is the store’s for each session that it opened, with tax on top or included', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        expect(claimOf(openedBy(purchase), purchase.store)).toBe('signed');
      }),
    );
    // Tax on top was not known when the session was signed.
    expect(claimOf(openedBy({ region: 'US', total: 2400, tax: 200 }), '')).toBe('signed');
    expect(claimOf(openedBy({ region: 'GB', total: 2400, tax: 200 }), '')).not.toBe('signed');
  });

  test('is invalid if anything was changed after it was signed', () => {
    const changes: Record<string, (session: Stripe.Checkout.Session) => unknown> = {
      'order of the metadata': (session) => ({ metadata: { ...session.metadata, order: newOrderId() } }),
      'reference of the session': () => ({ client_reference_id: newOrderId() }),
      'no reference': () => ({ client_reference_id: null }),
      mode: () => ({ mode: 'setup' }),
      currency: () => ({ currency: 'jpy' }),
      'no currency': () => ({ currency: null }),
      total: (session) => ({ amount_total: session.amount_total! + 1 }),
      'no total': () => ({ amount_total: null }),
      expiry: (session) => ({ expires_at: session.expires_at + 1 }),
      region: (session) => ({ metadata: { ...session.metadata, region: 'nowhere' } }),
      'another region': (session) => ({
        metadata: { ...session.metadata, region: session.metadata?.region === 'GB' ? 'US' : 'GB' },
      }),
      intent: (session) => ({ metadata: { ...session.metadata, intent: 'Funding' } }),
      'gift card': (session) => ({ metadata: { ...session.metadata, giftCard: 'F-7K3M9-QXAB4.1.1 2400 0' } }),
      'payout code': (session) => ({ metadata: { ...session.metadata, payoutCode: 'mine' } }),
      signature: (session) => ({ metadata: { ...session.metadata, signature: 'A'.repeat(43) } }),
      'no signature': ({ metadata }) => ({ metadata: { ...metadata, signature: undefined } }),
    };
    for (const [what, change] of Object.entries(changes)) {
      const session = openedBy({ region: 'GB', total: 2400 });
      expect(claimOf({ ...session, ...(change(session) as object) }, ''), what).not.toBe('signed');
    }
  });

  test('distinguishes a renamed store, another store, and an unknown one', () => {
    expect(claimOf(openedBy({ region: 'GB', total: 1, store: 'north' }), 'south')).toBe('renamed');
    expect(claimOf(openedBy({ region: 'GB', total: 1 }), 'south')).toBe('renamed');
    const session = openedBy({ region: 'GB', total: 1, store: 'north' });
    const unsigned = { ...session, metadata: { ...session.metadata, signature: '' } };
    expect(claimOf(unsigned, 'south')).toBe('other');
    expect(claimOf(unsigned, 'north')).toBe('unsigned');
    expect(claimOf({ ...unsigned, client_reference_id: newOrderId() }, 'north')).toBe('unrelated');
    expect(claimOf({ ...unsigned, metadata: null }, 'north')).toBe('unrelated');
  });
});
