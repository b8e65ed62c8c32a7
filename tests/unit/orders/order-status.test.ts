import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PaidOrder } from '#src/core/orders/paid-order.ts';
import { OrderConfirmation } from '#src/features/orders/OrderConfirmation.tsx';
import { OrderStatus } from '#src/features/orders/OrderStatus.tsx';
import { paths } from '#src/lib/paths.ts';

const order: PaidOrder = {
  id: 'F-7K3M9-QXAB4',
  createdAt: '2026-11-29T12:00:00.000Z',
  brand: 'Found',
  region: 'GB',
  language: 'en-GB',
  currency: 'GBP',
  isHeld: false,
  lines: [{ name: 'The Two-Egg Pan', formatName: 'The pan', quantity: 1, unitAmount: 5800, way: 'posted' }],
  subtotal: 5800,
  discount: 0,
  shipping: 395,
  total: 6195,
  giftCardAmount: 0,
  tax: { total: null, isInside: true, groups: [] },
  handling: { minimumDays: 0, maximumDays: 3 },
};

/** The page’s text, with the sums of its receipt. */
function page(change: Partial<Parameters<typeof OrderStatus>[0]>): string {
  const html = renderToString(
    createElement(OrderStatus, { order, isPledge: false, status: 'paid', refunded: 0, ...change }),
  );
  return html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, (tag) => (tag.includes(paths.withdraw) ? '[return]' : ' '));
}

test('the page of an order that was refunded shows the sum, and no way to return it', () => {
  expect(page({})).toMatch(/\[return\]/);
  expect(page({})).not.toContain('Refunded');
  const refunded = page({ status: 'refunded', refunded: 6195 });
  expect(refunded).toMatch(/Refunded in full\./);
  expect(refunded).toMatch(/Total paid +£61\.95 +Refunded +−£61\.95/);
  expect(refunded).not.toContain('[return]');
  expect(page({ status: 'part_refunded', refunded: 1000 })).toMatch(/Refunded +−£10\.00/);
});

test('a parcel has its tracking number', () => {
  const sentAt = '2026-12-01T12:00:00.000Z';
  const parcels = [{ sentAt, trackingNumber: 'AB123456789GB' }];
  expect(page({ parcels })).toContain('Sent on 1 December 2026. Tracking number: AB123456789GB.');
});

test('each product that can be reviewed has its link, also after the first four pictures', () => {
  const lines = [1, 2, 3, 4, 5, 6].map((at) => ({
    ...order.lines[0]!,
    product: {
      name: `Pan ${at}`,
      href: `/products/pan-${at}`,
      ...(at === 6 && { reviewHref: '/review?link=six' }),
    },
  }));
  const html = renderToString(
    createElement(OrderStatus, {
      order: { ...order, lines },
      isPledge: false,
      status: 'fulfilled',
      refunded: 0,
    }),
  );
  expect(html).toContain('href="/review?link=six" aria-label="Write a review: Pan 6"');
  expect(html).toContain('/products/pan-4');
  expect(html).not.toContain('/products/pan-5');
});

test('an ebook is shown on a screen, and a book on paper as it is', () => {
  const lineOf = (slug: string, way: 'digital' | 'posted') => ({
    ...order.lines[0]!,
    way,
    product: { name: slug, href: `/products/${slug}`, pictureUrl: `/pictures/${slug}/320.webp` },
  });
  const lines = [
    lineOf('fold', 'digital'),
    lineOf('tides', 'digital'),
    lineOf('tides', 'posted'),
    lineOf('pan', 'posted'),
  ];
  const html = renderToString(
    createElement(OrderStatus, { order: { ...order, lines }, isPledge: false, status: 'paid', refunded: 0 }),
  );
  const screens = [...html.matchAll(/<img class="is-screen" src="([^"]*)"/g)].map(([, src]) => src);
  expect(screens).toEqual(['/pictures/fold/320.webp']);
});

test('what a funding pays for is not promised as made or sent', () => {
  const funded = { ...order.lines[0]!, name: 'The Walnut Year', way: 'made' as const, isFunding: true };
  const text = page({ order: { ...order, lines: [{ ...funded, releasedAt: '2027-04-21' }] } });
  expect(text).toContain('The Walnut Year comes out on 21 April 2027 if its funding succeeds.');
  expect(text).toContain('If not, we refund it in full.');
  expect(text).toContain('Made if its funding succeeds');
  expect(text).not.toMatch(/Made for you|leaves us within|yours from then/);
  expect(page({ order: { ...order, lines: [funded] } })).toContain('is made if its funding succeeds.');
});

test('the confirmation thanks for what was bought: a thing, a gift on its way, or a part in a funding', () => {
  const heading = (change: Partial<PaidOrder>) =>
    renderToString(createElement(OrderConfirmation, { state: 'paid', order: { ...order, ...change } }))
      .match(/<h1.*?<\/h1>/)?.[0]
      .replaceAll(/<[^>]+>/g, '');
  const file = { ...order.lines[0]!, way: 'digital' as const };
  const gift = { isMailed: true, hasNote: false };
  expect(heading({})).toBe('Thank you. It’s yours.');
  expect(heading({ lines: [file], gift })).toBe('Thank you. It’s on its way.');
  expect(heading({ lines: [file], gift: { ...gift, on: '24 December 2026' } })).toBe(
    'Thank you. It’s a gift.',
  );
  expect(heading({ gift: { ...gift, isMailed: false } })).toBe('Thank you. It’s a gift.');
  expect(heading({ lines: [{ ...file, isFunding: true }] })).toBe('Thank you. You’re in.');
});
