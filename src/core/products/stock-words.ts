import * as words from '#src/words/en/stock.ts';
import { fill } from '#src/words/fill.ts';

/** From this number down, the store says how many are left. */
const FEW = 10;

/**
 * A format's name and how many are left; no number when unlimited. `held`: when none is left, how many are
 * reserved by other checkouts.
 */
export type Shelf = { name: string; left?: number | undefined; held?: number | undefined };

/** True when few of any format are left. */
export function isScarce(shelves: readonly Shelf[]): boolean {
  return shelves.some(isFew);
}

/**
 * The stock of a product's formats, without a full stop: `In stock`, `4 left`,
 * `Small: 3 left and Large: none left`.
 */
export function stockText(shelves: readonly Shelf[]): string {
  const scarce = shelves.filter(isFew);
  if (scarce.length === 0) return words.inStock;
  if (shelves.length === 1) return scarce.map((shelf) => upperFirst(countText(shelf))).join();
  return new Intl.ListFormat('en-GB').format(
    scarce.map((shelf) => fill(words.ofFormat, { format: shelf.name, stock: countText(shelf) })),
  );
}

function countText({ left, held = 0 }: Shelf): string {
  if (left === 0) return held > 0 ? words.othersPaying : words.noneLeft;
  return fill(words.countLeft, { count: String(left) });
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function isFew(shelf: Shelf): shelf is Required<Shelf> & { left: number } {
  return shelf.left !== undefined && shelf.left <= FEW;
}
