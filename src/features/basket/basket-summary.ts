/** What a page needs to know of the basket before anybody touches it. */
export type BasketSummary = { lines: number; count: number };

/**
 * Reads just enough of a stored basket for the badge. Answers undefined for anything that does not look right, which
 * the store then reads with care. It never throws.
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
