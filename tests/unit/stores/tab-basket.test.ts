import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem, countOf, removeAt, setQuantity } from '#src/core/basket/basket.ts';
import type { Basket, BasketProduct } from '#src/core/basket/types.ts';
import { book, pan } from '../basket/products.ts';
import { browser, KEY } from './browser.ts';

const plus = (product: BasketProduct) => (basket: Basket) => {
  const result = addItem(basket, product, { now: 5 });
  return 'basket' in result ? result.basket : basket;
};

describe('[BAS-07] one tab', () => {
  test('has its basket again after a reload', () => {
    const stored = new Map<string, string>();
    browser().page('a', stored).update(plus(book()));
    const { $basket, $notice } = browser().page('a', stored);
    expect($basket.get().items.map((item) => item._id)).toEqual(['salt-lemon-sardine']);
    expect($notice.get()).toBe('');
  });

  test.each(['refused', 'full'] as const)(
    'works with storage that is %s, and says that nothing is saved',
    (stored) => {
      const { $basket, $notice, update } = browser().page('a', stored);
      expect($notice.get()).toBe('');
      update(plus(book()));
      expect(countOf($basket.get())).toBe(1);
      expect($notice.get()).toBe('not-kept');
    },
  );

  test('starts empty with damaged data, says so, and overwrites it', () => {
    const stored = new Map([[KEY, '{"version":1,"items":[{}],"stamp":1,"writer":"x"}']]);
    const { $basket, $notice, update } = browser().page('a', stored);
    expect($basket.get().items).toEqual([]);
    expect($notice.get()).toBe('not-read');
    update(plus(book()));
    expect(countOf(browser().page('a', stored).$basket.get())).toBe(1);
  });

  test('that returns from the back/forward cache shows what has changed', () => {
    const stored = new Map<string, string>();
    const old = browser().page('a', stored);
    old.pause();
    browser().page('a', stored).update(plus(pan()));
    expect(countOf(old.$basket.get())).toBe(0);
    old.resume();
    expect(countOf(old.$basket.get())).toBe(1);
  });

  test('leaves data of another release of the store unchanged when the page is shown again', () => {
    const stored = new Map<string, string>();
    const page = browser().page('a', stored);
    page.update(plus(book()));
    const [[key] = ['']] = stored;
    const other = JSON.stringify({ version: 99, stamp: 1, writer: 'b', items: [{}] });
    stored.set(key, other);
    page.resume();
    expect(stored.get(key)).toBe(other);
    expect(page.$notice.get()).toBe('not-read');
  });

  test('whose storage was cleared starts empty, and saves nothing of the former basket', () => {
    const stored = new Map<string, string>();
    const page = browser().page('a', stored);
    page.update(plus(book()));
    stored.clear();
    page.resume();
    expect(page.$basket.get().items).toEqual([]);
    expect(stored.size).toBe(0);
    expect(browser().page('a', stored).$notice.get()).toBe('');
  });

  test('changes what is in storage now, not what it read last', () => {
    const stored = new Map<string, string>();
    const first = browser().page('a', stored);
    const second = browser().page('a', stored);
    first.update(plus(book()));
    second.update(plus(pan()));
    expect(second.$basket.get().items).toHaveLength(2);
  });
});

describe('[BAS-07] several tabs', () => {
  test('a new one takes the basket of an open one', () => {
    const shop = browser();
    shop.page('a').update(plus(book()));
    const fresh = shop.page('b');
    shop.deliver();
    expect(countOf(fresh.$basket.get())).toBe(1);
  });

  test('an empty one does not empty the others', () => {
    const shop = browser();
    const a = shop.page('a');
    a.update(plus(book()));
    shop.page('b');
    shop.deliver();
    expect(countOf(a.$basket.get())).toBe(1);
  });

  test('a change in one is visible in the other, removals too', () => {
    const shop = browser();
    const [a, b] = [shop.page('a'), shop.page('b')];
    a.update(plus(book()));
    shop.deliver();
    b.update((basket) => setQuantity(basket, basket.items[0]!.id, 4));
    shop.deliver();
    expect(countOf(a.$basket.get())).toBe(4);
    a.update((basket) => removeAt(basket, 0));
    shop.deliver();
    expect(b.$basket.get().items).toEqual([]);
  });

  test('a tab that asked while the other changed pages gets its answer when the other is back', () => {
    const shop = browser();
    const stored = new Map<string, string>();
    const before = shop.page('a', stored);
    before.update(plus(book()));
    shop.deliver();
    before.pause();
    const b = shop.page('b');
    shop.deliver();
    expect(countOf(b.$basket.get())).toBe(0);
    shop.page('a', stored);
    shop.deliver();
    expect(countOf(b.$basket.get())).toBe(1);
  });

  test('for any message on their channel, nothing throws and no basket changes', () => {
    const shop = browser();
    const { $basket } = shop.page('a');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (data) => {
        shop.broadcast(data);
        shop.broadcast({ kind: 'state', text: data });
        expect($basket.get().items).toEqual([]);
      }),
    );
  });

  test('a tab with an unreadable basket takes that of another', () => {
    const shop = browser();
    const a = shop.page('a');
    a.update(plus(book()));
    const b = shop.page('b', new Map([[KEY, '{"version":1,"items":[{}],"stamp":1,"writer":"x"}']]));
    shop.deliver();
    expect(countOf(b.$basket.get())).toBe(1);
    expect(countOf(a.$basket.get())).toBe(1);
  });

  test('a basket with lost lines is not sent to others', () => {
    const shop = browser();
    const stored = new Map<string, string>();
    const before = shop.page('a', stored);
    before.update(plus(book()));
    before.pause();
    shop.deliver();
    stored.set(KEY, stored.get(KEY)!.replace('"items":[', '"items":[{"id":"broken"},'));
    const b = shop.page('b');
    const again = shop.page('a', stored);
    shop.deliver();
    expect(again.$notice.get()).toBe('not-read');
    expect(countOf(again.$basket.get())).toBe(1);
    expect(countOf(b.$basket.get())).toBe(0);
    expect(b.$notice.get()).toBe('');
  });

  test('a page that returns from the back/forward cache is synchronized again', () => {
    const shop = browser();
    const [a, b] = [shop.page('a'), shop.page('b')];
    a.pause();
    a.resume();
    shop.deliver();
    b.update(plus(book()));
    shop.deliver();
    expect(countOf(a.$basket.get())).toBe(1);
  });

  test('are synchronized in memory if the browser saves nothing', () => {
    const shop = browser();
    const [a, b] = [shop.page('a', 'full'), shop.page('b', 'refused')];
    a.update(plus(book()));
    shop.deliver();
    b.update(plus(pan()));
    shop.deliver();
    expect(a.$basket.get().items).toHaveLength(2);
    a.resume();
    expect(a.$basket.get().items).toHaveLength(2);
  });

  test('end with the same basket, for any changes and delays, with clocks that stop or go back', () => {
    const action = fc.record({
      who: fc.nat(2),
      what: fc.constantFrom(plus(book()), plus(pan()), (basket: Basket) => removeAt(basket, 0)),
      isDelivered: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 30 }),
        fc.array(fc.nat(2000), { minLength: 1 }),
        (actions, times) => {
          let tick = 0;
          const shop = browser({ now: () => times[tick++ % times.length]! });
          const tabs = ['a', 'b', 'c'].map((name) => shop.page(name));
          for (const { who, what, isDelivered } of actions) {
            tabs[who]!.update(what);
            if (isDelivered) shop.deliver();
          }
          shop.deliver();
          const [first, ...rest] = tabs.map((tab) => tab.$basket.get().items);
          for (const items of rest) expect(items).toEqual(first);
        },
      ),
      { numRuns: 300 },
    );
  });
});
