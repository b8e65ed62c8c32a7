/** The part of the basket that every page needs. */
export type BasketSummary = { lines: number; count: number };

/**
 * Reads the part of a stored basket that the badge needs. Returns undefined when anything looks wrong; the
 * store then validates it. Never throws.
 */
export function summaryOf(text: string): BasketSummary | undefined {
  try {
    const { version, items } = JSON.parse(text);
    if (version !== 1) return undefined;
    let count = 0;
    for (const { id, quantity } of items) {
      const isRight =
        typeof id === 'string' && (quantity === '' || (Number.isInteger(quantity) && quantity > 0));
      if (!isRight) return undefined;
      count += quantity || 0;
    }
    return { lines: items.length, count };
  } catch {
    return undefined;
  }
}
