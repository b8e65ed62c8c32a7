import { clampQuantity, MAX_LINES } from '../../core/basket/quantity.ts';
import type { Basket, BasketItem, PreviewImage } from '../../core/basket/types.ts';
import type { Format, Price, Product } from '../../core/products/types.ts';
import { isRegionCode } from '../../core/regions/regions.ts';

/** A basket as it lies in storage and travels between tabs; the record with the higher stamp is the truth. */
export type BasketRecord = {
  basket: Basket;
  /** Goes up with every change; about ms since the epoch. */
  stamp: number;
  /** The tab that wrote it, which decides between equal stamps. */
  writer: string;
};

export const VERSION = 1;
export const EMPTY_BASKET: Basket = Object.freeze({ items: Object.freeze([]) });

/** Longer than a hundred lines ever get; anything above is not ours. */
const MAX_TEXT = 1_000_000;

export function encodeRecord({ basket, stamp, writer }: BasketRecord): string {
  return JSON.stringify({ version: VERSION, stamp, writer, items: basket.items });
}

/**
 * Reads a record from text that anybody may have written. Lines that are not right are left out; of the others only
 * the fields we know are kept. Never throws.
 * @returns undefined for text that is no record of this version.
 */
export function decodeRecord(text: unknown): (BasketRecord & { hasLostLines: boolean }) | undefined {
  if (typeof text !== 'string' || text.length > MAX_TEXT) return undefined;
  const record = object(parse(text));
  if (record?.version !== VERSION || !Array.isArray(record.items)) return undefined;
  const { stamp, writer } = record;
  if (!Number.isSafeInteger(stamp) || (stamp as number) < 0 || !isText(writer, 64)) return undefined;
  const items = list(record.items.slice(0, MAX_LINES), toItem);
  const ids = new Set(items.map((item) => item.id));
  if (ids.size !== items.length) return undefined;
  return {
    basket: { items },
    stamp: stamp as number,
    writer: writer as string,
    hasLostLines: items.length < record.items.length,
  };
}

function toItem(value: unknown): BasketItem | undefined {
  const item = object(value);
  if (!item) return undefined;
  const { id, _id, name, productFormatId, customizationQuery, quantity, discounted } = item;
  const { type, availability, kind, releasedAt } = item;
  const creator = toCreator(item.creator);
  const formats = Array.isArray(item.formats) ? list(item.formats, toFormat) : [];
  const isRight =
    isText(id, 128) &&
    isText(_id, 64) &&
    isText(name, 120) &&
    isText(productFormatId, 64) &&
    typeof customizationQuery === 'string' &&
    customizationQuery.length <= 500 &&
    (quantity === '' || (Number.isInteger(quantity) && clampQuantity(quantity) === quantity)) &&
    creator &&
    formats.length > 0 &&
    (type === 'pre-order' || type === 'available' || type === 'funding') &&
    (availability === 'available' || availability === 'unavailable') &&
    (kind === 'standard' || kind === 'test' || kind === 'sample');
  if (!isRight) return undefined;
  return {
    id,
    _id,
    name,
    productFormatId,
    customizationQuery,
    quantity: quantity as BasketItem['quantity'],
    discounted: discounted === true,
    creator,
    formats,
    type,
    availability,
    kind,
    categoryIds: Array.isArray(item.categoryIds)
      ? item.categoryIds.filter((entry) => isText(entry, 130))
      : [],
    previewImages: Array.isArray(item.previewImages) ? list(item.previewImages, toImage) : [],
    ...(isText(releasedAt, 40) && { releasedAt }),
    ...withCustomisation(item.customisation),
    ...withOldPrice(item.was),
  };
}

function toCreator(value: unknown): Product['creator'] | undefined {
  const creator = object(value);
  const profile = object(creator?.profile);
  if (!creator || !profile) return undefined;
  const { _id, username, name } = creator;
  const { handle, colour } = profile;
  if (!isText(_id, 64) || !isText(username, 64) || !isText(name, 80)) return undefined;
  if (!isText(handle, 64) || !isText(colour, 20)) return undefined;
  return {
    _id,
    username,
    name,
    profile: { handle, colour: colour as Product['creator']['profile']['colour'] },
  };
}

function toFormat(value: unknown): Format | undefined {
  const format = object(value);
  if (!format || !isText(format._id, 64) || !isText(format.name, 80) || !Array.isArray(format.prices))
    return undefined;
  const { _id, name, type, detail } = format;
  return {
    _id,
    name,
    prices: list(format.prices, toPrice),
    ...((type === 'Print On Demand' || type === 'Digital File') && { type }),
    ...(isText(detail, 200) && { detail }),
  };
}

function toPrice(value: unknown): Price | undefined {
  const price = object(value);
  if (!price || !isRegionCode(price.region) || !isAmount(price.amount)) return undefined;
  return { region: price.region, amount: price.amount };
}

function toImage(value: unknown): PreviewImage | undefined {
  const image = object(value);
  if (!image || !isText(image.url, 500) || typeof image.alt !== 'string') return undefined;
  if (!/^(\/(?!\/)|https:\/\/)/.test(image.url)) return undefined;
  return { url: image.url, alt: image.alt.slice(0, 300) };
}

function withCustomisation(value: unknown): Pick<Product, 'customisation'> {
  const field = object(value);
  if (!field || !isText(field.label, 80) || !Number.isInteger(field.maxLength)) return {};
  return {
    customisation: {
      label: field.label,
      maxLength: field.maxLength as number,
      isRequired: field.isRequired === true,
      ...(isText(field.help, 200) && { help: field.help }),
    },
  };
}

function withOldPrice(value: unknown): Pick<BasketItem, 'was'> {
  const was = object(value);
  if (!was || !isText(was.region, 10) || !isAmount(was.amount)) return {};
  return { was: { region: was.region, amount: was.amount } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function object(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function list<T>(values: readonly unknown[], read: (value: unknown) => T | undefined): T[] {
  return values.flatMap((value) => read(value) ?? []) as T[];
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= max;
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
