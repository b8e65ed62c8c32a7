import type { Order } from '../db/order-types.ts';
import { howLineArrives } from '../shipping/how-lines-arrive.ts';

/**
 * Where a posted order goes, for a page: `Leith, United Kingdom`, or the country alone. Nothing more of the address, which stands in
 * the mail: a page's own address is no proof of who is looking (docs/decisions/0043). Undefined where nothing is posted.
 */
export function destinationOf(
  { shippingAddress, lines, intent, createdAt }: Order,
  language: string,
  isTownShown: boolean,
): string | undefined {
  const isPosted = lines.some((line) => howLineArrives(line, intent, createdAt).way !== 'digital');
  const { city, country } = shippingAddress ?? {};
  if (!isPosted || !country || !/^[A-Z]{2}$/.test(country)) return undefined;
  const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country);
  return [isTownShown && city, name].filter(Boolean).join(', ');
}
