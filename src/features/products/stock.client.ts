import type { StockAnswer } from '#src/contracts/stock.ts';
import { stockText } from '#src/core/products/stock-words.ts';

/**
 * Shows the current stock of limited formats. When the request fails, the last count stays, with its date.
 */
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
    // Offline: the last count stays, with its date.
  }
}
