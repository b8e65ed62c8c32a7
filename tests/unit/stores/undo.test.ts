import { beforeEach, describe, expect, test } from 'vitest';
import {
  addToBasket,
  changeQuantity,
  clearBasket,
  restoreLine,
  restoreLines,
  takeOut,
} from '#src/stores/basket/basket-actions.ts';
import { $basket } from '#src/stores/basket/basket-store.ts';
import { book, pan } from '../basket/products.ts';

const names = () => $basket.get().items.map(({ _id, quantity }) => `${_id} ${quantity}`);
const idOf = (position: number) => $basket.get().items[position]!.id;

describe('[BAS-02] [BAS-06] undoing removals from a basket of several lines', () => {
  beforeEach(() => {
    clearBasket();
    for (const [_id, quantity] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ] as const)
      addToBasket(book({ _id }), { quantity });
  });

  test('each line returns to its own place, the last one removed first', () => {
    const before = $basket.get();
    const second = takeOut(idOf(1))!;
    const third = takeOut(idOf(1))!;
    const last = takeOut(idOf(1))!;
    expect(names()).toEqual(['a 1']);
    for (const { position, item } of [last, third, second]) restoreLine(position, item);
    expect($basket.get().items).toEqual(before.items);
  });

  test('a line whose neighbours changed or were removed returns unchanged, and they stay unchanged', () => {
    const taken = takeOut(idOf(2))!;
    changeQuantity(idOf(0), 9);
    takeOut(idOf(2));
    takeOut(idOf(1));
    addToBasket(pan(), {});
    restoreLine(taken.position, taken.item);
    expect(names()).toEqual(['a 9', 'the-two-egg-pan 1', 'c 3']);
  });

  test('a line is restored once, however often it is requested', () => {
    const taken = takeOut(idOf(0))!;
    for (let times = 0; times < 3; times += 1) restoreLine(taken.position, taken.item);
    expect(names()).toEqual(['a 1', 'b 2', 'c 3', 'd 4']);
  });

  test('all lines return in their order, before what was added since, and once', () => {
    const before = $basket.get();
    clearBasket();
    addToBasket(pan(), {});
    restoreLines(before);
    restoreLines(before);
    expect(names()).toEqual(['a 1', 'b 2', 'c 3', 'd 4', 'the-two-egg-pan 1']);
    expect($basket.get().items.slice(0, 4)).toEqual(before.items);
  });
});
