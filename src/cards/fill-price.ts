import type { ListPrice } from '../catalogue/products/list-price.ts';
import { queryOne } from '../ui/query-one.ts';

/** Fills a copy of PriceTextTemplate.astro, and removes the parts that the price does not have. */
export function fillPrice(element: HTMLElement, price: ListPrice): void {
  const { text, format, was, note, unit, others, amount } = price;
  const fill = (selector: string, words: string | undefined) => {
    const part = queryOne(element, selector);
    if (words) part.textContent = words;
    else (part.closest('.price-part') ?? part).remove();
  };
  element.classList.toggle('is-absent', amount === undefined);
  fill('[data-format]', format && `${format} `);
  fill('[data-now]', text);
  fill('[data-label]', was && `${was.label} `);
  fill('[data-before]', was?.text);
  if (!was) queryOne(element, 's').remove();
  fill('[data-note]', note && ` ${note}`);
  fill('[data-unit]', unit);
  fill('[data-others]', others);
}
