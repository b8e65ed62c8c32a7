import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LinkKind } from '#functions/platform/subscription-link.ts';

const OLD = 'a secret of last year, of more than thirty-two'.replaceAll(' ', '-');
const OLDER = 'a secret of the year before, of thirty-two'.replaceAll(' ', '-');
const NEW = 'a secret of today, of more than thirty-two'.replaceAll(' ', '-');

/** The modules as a process with these settings loads them. */
async function withSecrets(current: string, previous = '') {
  vi.stubEnv('LINK_SECRET', current);
  vi.stubEnv('LINK_SECRET_PREVIOUS', previous);
  vi.resetModules();
  return {
    ...(await import('#functions/platform/subscription-link.ts')),
    ...(await import('#functions/platform/keyed-hash.ts')),
    ...(await import('#functions/platform/sha256.ts')),
    cards: await import('#functions/gift-cards/codes.ts'),
    files: await import('#functions/downloads/token.ts'),
    buyers: await import('#functions/people/reviews/buyer.ts'),
    reviews: await import('#functions/people/reviews/review-token.ts'),
    limits: await import('#functions/limits/visitor.ts'),
  };
}

beforeEach(() => {
  vi.stubEnv('STRIPE_SECRET_KEY', '');
});

describe('a secret that replaces another one', () => {
  const piece = { orderId: 'F-1', position: 0, serial: 1 };
  const grant = { orderId: 'F-1', position: 0, file: 'a.pdf', generation: 0 };

  test('signs what is new; signatures of the former ones stay valid', async () => {
    const before = await withSecrets(OLD);
    const link = before.subscriptionLink('stock', 'abc');
    const code = before.cards.codeOf(piece);
    const card = { ...piece, codeHash: before.cards.codeHash(code) };
    const token = before.files.tokenOf(grant);
    const file = { ...grant, tokenHash: before.sha256(token) };
    const buyer = before.buyers.buyerOf('Ana@Example.com');
    const first = await withSecrets(OLDER);
    const older = { ...piece, codeHash: first.cards.codeHash(first.cards.codeOf(piece)) };

    const since = await withSecrets(NEW, `${OLD} ${OLDER}`);
    expect(since.idOfLink('stock', link)).toBe('abc');
    expect(since.cards.codeOfCard(card)).toBe(code);
    expect(since.cards.codeOfCard(older)).toBe(first.cards.codeOf(piece, OLDER));
    expect(since.files.tokenOfGrant(file)).toBe(token);
    expect(since.buyers.allBuyerHashes('ana@example.com')).toContain(buyer);
    for (const made of [
      since.subscriptionLink('stock', 'abc'),
      since.cards.codeOf(piece),
      since.files.tokenOf(grant),
    ])
      expect([link, code, token]).not.toContain(made);

    const after = await withSecrets(NEW);
    expect(after.idOfLink('stock', since.subscriptionLink('stock', 'abc'))).toBe('abc');
    expect(after.idOfLink('stock', link)).toBeUndefined();
    expect(after.cards.codeOfCard(card)).toBeUndefined();
    expect(after.files.tokenOfGrant(file)).toBeUndefined();
  });

  test('leaves links and codes from earlier releases the same', async () => {
    const { subscriptionLink, cards, files, buyers, reviews } = await withSecrets(
      'a-secret-of-last-year,-of-more-than-thirty-two',
    );
    expect({
      link: subscriptionLink('news', 'abc'),
      code: cards.codeOf(piece),
      token: files.tokenOf(grant),
      buyer: buyers.buyerOf('ana@example.com'),
      review: reviews.reviewToken('F-1', 'a-slow-loaf'),
    }).toEqual({
      link: 'abc.-7caXJ6v4XXVLNsxtTy-Kq2Xo2TnldUDpTP61ryDv8c',
      code: '9QED-KSE4-CRVQ-DDS3',
      token: 'fxTFPOxp-x0GKoj8DEmCc4VusAqiVvj6IILTtGYOAXk',
      buyer: 'jReNZK7z9vHJ_giqXkBNhQQbwQPyPKJRc0CcrgK_ilQ',
      review: 'LtJJUijh-GAURNhKN6fFdCFoSPtKYa5uf6ypEoe_9Ao',
    });
  });

  test('in a live shop may be neither public nor short, and nor may the former ones', async () => {
    const { LOCAL_LINK_SECRET } = await import('#functions/platform/env.ts');
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_abc');
    for (const [current, previous] of [
      [LOCAL_LINK_SECRET, ''],
      [NEW, LOCAL_LINK_SECRET],
      [NEW, `${OLD} ${LOCAL_LINK_SECRET}`],
      [NEW, 'short'],
      [NEW, `${OLD} short`],
    ] as const) {
      const { linkSecrets } = await withSecrets(current, previous);
      expect(() => linkSecrets(), previous).toThrow(/LINK_SECRET/);
      expect(() => linkSecrets(), previous).not.toThrow(new RegExp(`${OLD}|short`));
    }
    expect((await withSecrets(NEW, OLD)).linkSecrets()).toEqual([NEW, OLD]);
  });
});

describe('[D05] the key of rate limits', () => {
  test('is separate: neither the payment key nor the hash of a link leads to it', async () => {
    const { limits, subscriptionLink } = await withSecrets(NEW);
    const own = ({ visitorOf }: typeof limits) => visitorOf({ ip: '203.0.113.7' })?.own ?? '';
    const hash = own(limits);
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_another');
    const other = await withSecrets(NEW);
    expect(own(other.limits)).toBe(hash);
    expect(own((await withSecrets(OLD)).limits)).not.toBe(hash);
    expect(subscriptionLink('stock', '203.0.113.7')).not.toContain(hash);
    expect(limits.addressSubject('203.0.113.7')).not.toBe(hash);
  });
});

describe('[SUB-03] a link is valid for one purpose', () => {
  const KINDS = ['stock', 'news', 'reviews', 'news-confirm'] as const satisfies LinkKind[];

  test.each(KINDS)('a link for %s is not valid for another purpose, or for another row', async (kind) => {
    const { subscriptionLink, idOfLink } = await withSecrets(NEW, OLD);
    const link = subscriptionLink(kind, 'row-1');
    const under = subscriptionLink(kind, 'row-1', OLD);
    for (const other of KINDS) {
      expect(idOfLink(other, link)).toBe(other === kind ? 'row-1' : undefined);
      expect(idOfLink(other, under)).toBe(other === kind ? 'row-1' : undefined);
    }
    expect(idOfLink(kind, link.replace('row-1', 'row-2'))).toBeUndefined();
    expect(idOfLink(kind, `${link}A`)).toBeUndefined();
    expect(idOfLink(kind, link.slice(0, -1))).toBeUndefined();
  });

  test('no two purposes give the same hash for the same value, with one secret', async () => {
    const { keyedHash } = await withSecrets(NEW);
    const purposes = [
      'address',
      'buyer',
      'checkout-session',
      'download',
      'gift-card',
      'link',
      'network',
      'promo-code',
      'review',
      'site',
      'visitor',
    ] as const;
    const made = purposes.map((purpose) => keyedHash(purpose, ['F-1', 'a']).toString('hex'));
    expect(new Set(made).size).toBe(purposes.length);
    // The boundaries between parts are part of the hash.
    expect(keyedHash('link', ['ab', 'c'])).not.toEqual(keyedHash('link', ['a', 'bc']));
    expect(keyedHash('link', ['a', 'b'])).not.toEqual(keyedHash('link', ['a","b']));
  });
});
