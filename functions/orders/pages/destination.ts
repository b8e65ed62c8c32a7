import { howLineArrives } from '#functions/catalogue/line-delivery.ts';
import type { Order } from '#functions/db/order-types.ts';

/**
 * Where an order is shipped, for a page: `Leith, United Kingdom`, or only the country. Never the full
 * address: the page's URL does not prove who is looking (docs/decisions/0005). The full address is in the
 * mail.
 * @returns undefined when nothing is shipped, or the country is unknown
 */
export function destinationOf(
  { shippingAddress, lines, intent, createdAt }: Order,
  language: string,
  arePeopleShown: boolean,
): string | undefined {
  const isPosted = lines.some((line) => howLineArrives(line, intent, createdAt).way !== 'digital');
  const { city, country } = shippingAddress ?? {};
  if (!isPosted || !country || !/^[A-Z]{2}$/.test(country)) return undefined;
  const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country);
  return [arePeopleShown && city, name].filter(Boolean).join(', ');
}
