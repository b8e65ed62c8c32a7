import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { addItem, EMPTY_BASKET } from '#src/core/basket/basket.ts';
import { BasketReceipt } from '#src/features/basket/BasketReceipt.tsx';
import { ShippingChoice } from '#src/features/basket/checkout/ShippingChoice.tsx';
import { book } from './products.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a reader of British pages sees of a pre-order, with these browser languages and cookies. */
function seen(languages: string[], cookie = ''): string {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', { cookie });
  vi.setSystemTime('2026-11-22T12:00:00Z');
  const product = book({ type: 'pre-order', releasedAt: '2027-03-04T00:00:00.000Z' });
  const added = addItem(EMPTY_BASKET, product, { now: 1 });
  if ('problem' in added) throw new Error(added.problem);
  const nothing = () => {};
  const window = { minimumDays: 3, maximumDays: 5 };
  const handling = { minimumDays: 0, maximumDays: 3 };
  const method = { _id: 'standard', name: 'Standard post', amount: 395, handling, window };
  const shipping = createElement(ShippingChoice, {
    order: {
      shippingState: 'ready',
      offer: { isNeeded: true, methods: [method], refused: [] },
      calendar: {
        cutOff: { time: '14:00', timeZone: 'UTC' },
        holidays: { dispatch: [], delivery: [] },
      },
      now: new Date('2026-11-23T09:00:00Z'),
      posted: [{ isShipped: true, type: 'available' }],
    } as never,
    form: null,
    region: 'GB',
    isTold: false,
  });
  const receipt = createElement(BasketReceipt, {
    basket: added.basket,
    region: 'GB',
    brand: 'Found',
    offs: new Map(),
    lineDays: new Map(),
    lineTaxes: new Map(),
    problem: undefined,
    undo: undefined,
    onRemove: nothing,
    onUndo: nothing,
    // biome-ignore lint/correctness/noChildrenProp: the props ask for it, and an argument of its own would not be seen
    children: shipping,
  });
  return renderToStaticMarkup(receipt);
}

test('[REG-08] the basket writes dates and amounts as its region does, whatever the browser’s language', () => {
  const british = seen(['en-GB', 'en']);
  for (const text of ['22 November 2026', 'out on 4 March 2027', /arrives \w{3} \d+/, '£3.95'])
    expect(british).toMatch(text);
  expect(seen(['de', 'en-US'])).toBe(british);
  expect(seen(['en-US'], 'region=GB; locale=us')).toBe(british);
});
