import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ShippingMethod, shippingOffer } from '#src/core/shipping/offer.ts';
import { FreeDelivery } from '#src/features/basket/checkout/FreeDelivery.tsx';

const METHODS: ShippingMethod[] = [
  {
    _id: 'standard',
    name: 'Standard',
    active: true,
    handling: { minimumDays: 0, maximumDays: 3 },
    estimate: { GB: { minimumDays: 3, maximumDays: 6 }, GO: { minimumDays: 7, maximumDays: 15 } },
    rates: { GB: 395, GO: 1395 },
    freeFrom: { GB: 12_000 },
  },
];

function shown(
  goods: number,
  { region = 'GB', isFree = false }: { region?: 'GB' | 'GO'; isFree?: boolean } = {},
) {
  const offer = shippingOffer({ region, methods: METHODS, lines: [{ isShipped: true }], goods });
  const html = renderToStaticMarkup(createElement(FreeDelivery, { offer, region, isFree }));
  return { words: html.replace(/<[^>]+>/g, ''), html };
}

test('the missing amount for free delivery is shown to the penny and as a bar, until it is reached', () => {
  const short = shown(10_750);
  expect(short.words).toBe('£12.50 more for free standard delivery.');
  expect(short.html).toContain('max="12000" value="10750"');
  expect(shown(11_999).words).toBe('£0.01 more for free standard delivery.');
  expect(shown(12_000)).toEqual({
    words: 'You have free standard delivery.',
    html: expect.not.stringContaining('progress'),
  });
});

test('without a threshold nothing is shown, and a code for free shipping is enough', () => {
  expect(shown(10_000, { region: 'GO' }).html).toBe('');
  expect(shown(10_000, { isFree: true }).words).toBe('You have free delivery.');
});
