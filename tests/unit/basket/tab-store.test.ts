import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem, removeAt, setQuantity } from '#src/core/basket/basket.ts';
import type { Basket, BasketProduct } from '#src/core/basket/types.ts';
import { countOf } from '#src/features/basket/badge.ts';
import { BASKET_KEY } from '#src/stores/basket/channel.ts';
import { createTabStore, type Surroundings } from '#src/stores/basket/tab-store.ts';
import { book, pan } from './products.ts';

/** A browser with tabs: each has its storage, all hear each other, messages wait until `deliver`. */
function browser({ now = () => 1000 }: { now?: () => number } = {}) {
  const open = new Set<{ hear: (event: { data: unknown }) => void }>();
  const waiting: { from: object; data: unknown }[] = [];
  return {
    deliver() {
      for (let message = waiting.shift(); message; message = waiting.shift())
        for (const tab of open) if (tab !== message.from) tab.hear({ data: structuredClone(message.data) });
    },
    tab(name: string, stored: Map<string, string> | 'refused' | 'full' = new Map()) {
      const surroundings: Surroundings = {
        now,
        tab: name,
        storage: storageOf(stored),
        openChannel() {
          const end = { hear: (_: { data: unknown }) => {} };
          open.add(end);
          return {
            postMessage: (data) => void waiting.push({ from: end, data: structuredClone(data) }),
            addEventListener: (_, listener) => {
              end.hear = listener;
            },
            close: () => void open.delete(end),
          };
        },
      };
      const store = createTabStore(surroundings);
      store.start();
      return store;
    },
  };
}

function storageOf(stored: Map<string, string> | 'refused' | 'full'): Surroundings['storage'] {
  if (stored === 'refused') return undefined;
  return {
    getItem: (key) => (stored === 'full' ? null : (stored.get(key) ?? null)),
    setItem(key, value) {
      if (stored === 'full') throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  };
}

const plus = (product: BasketProduct) => (basket: Basket) => {
  const result = addItem(basket, product, { now: 5 });
  return 'basket' in result ? result.basket : basket;
};

describe('[BAS-07] one tab', () => {
  test('has its basket again after a reload', () => {
    const stored = new Map<string, string>();
    browser().tab('a', stored).update(plus(book()));
    const { $basket, $notice } = browser().tab('a', stored);
    expect($basket.get().items.map((item) => item._id)).toEqual(['salt-lemon-sardine']);
    expect($notice.get()).toBe('');
  });

  test.each(['refused', 'full'] as const)(
    'works with storage that is %s, and says that nothing is kept',
    (stored) => {
      const { $basket, $notice, update } = browser().tab('a', stored);
      expect($notice.get()).toBe('');
      update(plus(book()));
      expect(countOf($basket.get())).toBe(1);
      expect($notice.get()).toBe('not-kept');
    },
  );

  test('starts empty over damaged text, says so, and writes over it', () => {
    const stored = new Map([[BASKET_KEY, '{"version":1,"items":[{}],"stamp":1,"writer":"x"}']]);
    const { $basket, $notice, update } = browser().tab('a', stored);
    expect($basket.get().items).toEqual([]);
    expect($notice.get()).toBe('not-read');
    update(plus(book()));
    expect(countOf(browser().tab('a', stored).$basket.get())).toBe(1);
  });

  test('that comes back from memory shows what happened meanwhile', () => {
    const stored = new Map<string, string>();
    const old = browser().tab('a', stored);
    old.sleep();
    browser().tab('a', stored).update(plus(pan()));
    expect(countOf(old.$basket.get())).toBe(0);
    old.start();
    expect(countOf(old.$basket.get())).toBe(1);
  });

  test('changes what is in storage now, not what it saw last', () => {
    const stored = new Map<string, string>();
    const first = browser().tab('a', stored);
    const second = browser().tab('a', stored);
    first.update(plus(book()));
    second.update(plus(pan()));
    expect(second.$basket.get().items).toHaveLength(2);
  });
});

describe('[BAS-07] several tabs', () => {
  test('a new one takes over the basket of one that is open', () => {
    const shop = browser();
    shop.tab('a').update(plus(book()));
    const fresh = shop.tab('b');
    shop.deliver();
    expect(countOf(fresh.$basket.get())).toBe(1);
  });

  test('an empty one does not empty the others', () => {
    const shop = browser();
    const a = shop.tab('a');
    a.update(plus(book()));
    shop.tab('b');
    shop.deliver();
    expect(countOf(a.$basket.get())).toBe(1);
  });

  test('a change in one shows in the other, removals too', () => {
    const shop = browser();
    const [a, b] = [shop.tab('a'), shop.tab('b')];
    a.update(plus(book()));
    shop.deliver();
    b.update((basket) => setQuantity(basket, basket.items[0]!.id, 4));
    shop.deliver();
    expect(countOf(a.$basket.get())).toBe(4);
    a.update((basket) => removeAt(basket, 0));
    shop.deliver();
    expect(b.$basket.get().items).toEqual([]);
  });

  test('a tab that asked while the other was between two pages is told when that one is there again', () => {
    const shop = browser();
    const stored = new Map<string, string>();
    const before = shop.tab('a', stored);
    before.update(plus(book()));
    shop.deliver();
    before.sleep();
    const b = shop.tab('b');
    shop.deliver();
    expect(countOf(b.$basket.get())).toBe(0);
    shop.tab('a', stored);
    shop.deliver();
    expect(countOf(b.$basket.get())).toBe(1);
  });

  test('hears anything without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        let hear = (_: { data: unknown }) => {};
        const { start, $basket } = createTabStore({
          now: () => 1,
          tab: 'a',
          storage: undefined,
          openChannel: () => ({
            postMessage() {},
            close() {},
            addEventListener: (_, listener) => {
              hear = listener;
            },
          }),
        });
        start();
        hear({ data });
        hear({ data: { kind: 'tell', text: data } });
        expect($basket.get().items).toEqual([]);
      }),
    );
  });

  test('end equal, whoever changes what and whenever they hear of it, with clocks that stand or go back', () => {
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
          const tabs = ['a', 'b', 'c'].map((name) => shop.tab(name));
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
