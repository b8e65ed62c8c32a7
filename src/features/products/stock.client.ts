import type { StockAnswer } from '../../contracts/stock.ts';
import { stockText } from '../../core/products/stock-words.ts';

/** Says how many are left now, where there are only so many. Without an answer, what was counted stays, with its day. */
export async function showStock(page: HTMLElement): Promise<void> {
  const place = page.querySelector<HTMLElement>('[data-stock]');
  if (!place) return;
  try {
    const response = await fetch(`/api/products/${place.dataset.stock}/stock`);
    if (!response.ok) return;
    const { formats } = (await response.json()) as StockAnswer;
    const counts = new Map(formats.map((format) => [format._id, format]));
    const names: Record<string, string> = JSON.parse(place.dataset.names ?? '{}');
    const shelves = Object.entries(names).map(([id, name]) => ({
      name,
      left: counts.get(id)?.left,
      held: counts.get(id)?.held,
    }));
    place.textContent = `${stockText(shelves)}.`;
  } catch {
    // The network is away. What stands there says of which day it is.
  }
}
