import { beforeEach, describe, expect, test } from 'vitest';
import { attemptFor } from '#src/features/basket/checkout/attempt.ts';
import { $checkout, finishCheckout, updateCheckout } from '#src/features/basket/checkout/checkout-store.ts';
import {
  addToBasket,
  changeFormat,
  changeQuantity,
  clearBasket,
  restoreLine,
  takeOut,
} from '#src/stores/basket/basket-actions.ts';
import { $basket, basketStamp } from '#src/stores/basket/basket-store.ts';
import { book, pan } from '../basket/products.ts';

/** What a click on Pay does before anything is sent. @returns the key that is sent. */
function press(): string {
  const attempt = attemptFor($checkout.get().attempt, basketStamp());
  updateCheckout({ attempt });
  return attempt.key;
}

const firstLine = () => $basket.get().items[0]!.id;

beforeEach(() => {
  finishCheckout();
  clearBasket();
  addToBasket(book(), {});
});

describe('[CHK-04] [P04] a checkout attempt', () => {
  test('keeps its key however often Pay is clicked, and the key cannot be guessed', () => {
    const key = press();
    expect(key).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(press()).toBe(key);
    updateCheckout({ redirectUrl: 'https://checkout.example/1' });
    expect(press()).toBe(key);
  });

  test.each([
    ['another thing', () => addToBasket(pan(), {})],
    ['another quantity', () => changeQuantity(firstLine(), 2)],
    ['another format', () => changeFormat(firstLine(), 'ebook')],
    ['another wording', () => addToBasket(book(), { customizationQuery: 'For Bea' })],
    ['nothing in it', () => clearBasket()],
  ])('gets another key once the basket has %s', (_, change) => {
    const key = press();
    change();
    const next = press();
    expect(next).not.toBe(key);
    expect(press()).toBe(next);
  });

  test('gets another key once the order is paid, for the same items too', () => {
    const key = press();
    const line = takeOut(firstLine())!;
    finishCheckout({ _id: 'F-1' });
    restoreLine(line.position, line.item);
    expect(press()).not.toBe(key);
  });

  test('names the page that was opened last, also if the basket has changed since', () => {
    const key = press();
    updateCheckout({ attempt: { ...$checkout.get().attempt!, openedKey: key } });
    changeQuantity(firstLine(), 2);
    press();
    expect($checkout.get().attempt!.openedKey).toBe(key);
    changeQuantity(firstLine(), 3);
    expect(press()).not.toBe(key);
    expect($checkout.get().attempt!.openedKey).toBe(key);
    finishCheckout({ _id: 'F-1' });
    press();
    expect($checkout.get().attempt!.openedKey).toBeUndefined();
  });

  test('keeps its key if a change was undone', () => {
    const key = press();
    changeQuantity('no such line', 5);
    expect(press()).toBe(key);
  });
});
