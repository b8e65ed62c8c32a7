import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addItem, EMPTY_BASKET, removeAt, setFormat, setQuantity } from '#src/core/basket/basket.ts';
import type { Basket } from '#src/core/basket/types.ts';
import type { TrackedEvent } from '#src/core/tracking/tracked-event.ts';
import { followShop } from '#src/features/tracking/shop-events.ts';
import { book, pan } from '../basket/products.ts';

const told: string[] = [];
let follow: ReturnType<typeof followShop>;
let basket: Basket;

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  follow = followShop('GB', (event) => void told.push(inShort(event)));
  basket = EMPTY_BASKET;
});
afterEach(() => vi.useRealTimers());

function inShort(event: TrackedEvent): string {
  if (event.kind === 'purchase') return 'purchase';
  return [
    event.kind,
    ...event.buying.lines.map(({ product, variant, quantity }) => `${quantity} ${product._id} ${variant}`),
  ].join(', ');
}

function change(to: Basket, isTyped = false): void {
  follow.hear({ kind: 'basket-changed', before: basket, after: to, isTyped });
  basket = to;
}

function plus(product: ReturnType<typeof pan>, quantity: number): Basket {
  const result = addItem(basket, product, { quantity, now: basket.items.length });
  return 'basket' in result ? result.basket : basket;
}

describe('[EVT-01] [EVT-02] a change in a basket', () => {
  test('is reported as added and removed items, with their quantities', () => {
    change(plus(pan(), 2));
    change(plus(pan(), 1));
    change(removeAt(basket, 0));
    expect(told).toEqual([
      expect.stringMatching(/^added, 2 the-two-egg-pan/),
      expect.stringMatching(/^added, 1 the-two-egg-pan/),
      expect.stringMatching(/^removed, 3 the-two-egg-pan/),
    ]);
  });

  test('of the format is one removal and one addition', () => {
    change(plus(book(), 2));
    const [line] = basket.items;
    const other = line!.formats.find(({ _id }) => _id !== line!.productFormatId)!;
    change(setFormat(basket, line!.id, other._id));
    expect(told.slice(1)).toEqual([
      expect.stringMatching(/^removed, 2 /),
      expect.stringMatching(new RegExp(`^added, 1 .* ${other.name}$`)),
    ]);
  });

  test('key by key is reported once the quantity is final', () => {
    change(plus(pan(), 2));
    const { id } = basket.items[0]!;
    for (const typed of ['', '1', '12']) {
      change(setQuantity(basket, id, typed), true);
      vi.advanceTimersByTime(700);
    }
    expect(told).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(told.slice(1)).toEqual([expect.stringMatching(/^added, 10 /)]);
  });

  test('is reported before the page is left', () => {
    change(plus(pan(), 2));
    change(setQuantity(basket, basket.items[0]!.id, 1), true);
    follow.flush();
    expect(told.slice(1)).toEqual([expect.stringMatching(/^removed, 1 /)]);
  });

  test('that is undone is not reported', () => {
    change(plus(pan(), 2));
    change({ items: [...basket.items] });
    expect(told).toHaveLength(1);
  });

  test('has the prices of the served region if the visitor’s own is closed', () => {
    const heard: TrackedEvent[] = [];
    const inGlobal = followShop('GO', (event) => void heard.push(event));
    inGlobal.hear({ kind: 'basket-changed', before: EMPTY_BASKET, after: plus(book(), 1), isTyped: false });
    expect(heard).toMatchObject([
      { kind: 'added', buying: { region: 'GO', lines: [{ quantity: 1, unitAmount: 3000 }] } },
    ]);
  });
});
