import { contentsText } from '../products/contents-text.ts';
import type { Format } from '../products/types.ts';
import type { BasketFormat } from './types.ts';

/** What the basket needs of a product's formats. */
export function basketFormats(formats: readonly Format[]): BasketFormat[] {
  return formats.map(({ sku: _sku, barcode: _barcode, contains, ...format }) => ({
    ...format,
    ...(contains && { contents: contentsText(contains) }),
  }));
}

/**
 * The formats that a line stores. Of a product with options only its own, since there may be a hundred: it is
 * changed on the product's page.
 */
export function lineFormats<T extends { _id: string }>(
  { options, formats }: { options?: readonly object[] | undefined; formats: readonly T[] },
  productFormatId: string,
): T[] {
  return options ? formats.filter(({ _id }) => _id === productFormatId) : [...formats];
}

/** The pictures that the basket stores: the first, and all when a format has one of its own. */
export function basketPictures<T>(formats: readonly Pick<Format, 'picture'>[], pictures: readonly T[]): T[] {
  return pictures.slice(0, formats.some(({ picture }) => picture) ? undefined : 1);
}
