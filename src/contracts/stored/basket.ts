import * as z from 'zod/mini';
import { MAX_LINES, MAX_QUANTITY, MIN_QUANTITY } from '../../core/basket/quantity.ts';
import type { Basket } from '../../core/basket/types.ts';
import { TAX_KINDS } from '../../core/products/tax-kind.ts';
import {
  AVAILABILITIES,
  FORMAT_TYPES,
  PALETTE,
  PRODUCT_KINDS,
  PRODUCT_TYPES,
} from '../../core/products/types.ts';
import { NET_UNITS } from '../../core/products/unit-price.ts';
import { REGION_CODES } from '../../core/regions/regions.ts';
import { CUSTOMIZATION_LENGTH } from '../limits.ts';
import { count, entriesOf, listOf, orUndefined, readJson, text } from './tolerant.ts';

/** A basket as it lies in storage and travels between tabs; the record with the higher stamp is the truth. */
export type BasketRecord = {
  basket: Basket;
  /** Goes up with every change; about ms since the epoch. */
  stamp: number;
  /** The tab that wrote it, which decides between equal stamps. */
  writer: string;
};

/** Another number is another shape, and what lies there is then left alone. src/features/basket/basket-summary.ts knows it too. */
const VERSION = 1;

const tolerantFlag = z.catch(z.boolean(), false);

const price = z.object({
  region: z.enum(REGION_CODES),
  amount: count,
  prior: orUndefined(count),
});

/** Without it a line lacks its unit price, and no more. */
const net = z.object({ amount: z.int().check(z.positive()), unit: z.enum(NET_UNITS) });

const format = z.object({
  _id: text(64),
  name: text(80),
  type: orUndefined(z.enum(FORMAT_TYPES)),
  detail: orUndefined(text(200)),
  // A kind that has gone since is no reason to lose a line: the standard rate then stands in.
  taxKind: z.catch(orUndefined(z.enum(TAX_KINDS)), undefined),
  net: orUndefined(net),
  prices: listOf(price),
});

const creator = z.object({
  _id: text(64),
  username: text(64),
  name: text(80),
  // A colour that has gone since is no reason to lose a line.
  profile: z.object({ handle: text(64), colour: z.catch(z.enum(PALETTE), 'butter') }),
});

/** A picture of ours, or one over https. */
const image = z.object({
  url: text(500).check(z.regex(/^(\/(?!\/)|https:\/\/)/)),
  alt: z.pipe(
    z.string(),
    z.transform((alt) => alt.slice(0, 300)),
  ),
});

const customization = z.object({
  label: text(80),
  help: orUndefined(text(200)),
  maxLength: z.int(),
  isRequired: tolerantFlag,
  formats: orUndefined(listOf(text(64))),
});

/** One line of a stored basket. Its type is core's `BasketItem`: the compiler is asked so in tests/unit/contracts. */
export const basketItem = z.object({
  id: text(128),
  _id: text(64),
  name: text(120),
  creator,
  categoryIds: z.catch(listOf(text(130)), () => []),
  formats: listOf(format).check(z.minLength(1)),
  productFormatId: text(64),
  type: z.enum(PRODUCT_TYPES),
  availability: z.enum(AVAILABILITIES),
  kind: z.enum(PRODUCT_KINDS),
  releasedAt: orUndefined(text(40)),
  customization: orUndefined(customization),
  previewImages: z.catch(listOf(image), () => []),
  quantity: z.union([z.literal(''), z.int().check(z.gte(MIN_QUANTITY), z.lte(MAX_QUANTITY))]),
  discounted: tolerantFlag,
  customizationQuery: z.string().check(z.maxLength(CUSTOMIZATION_LENGTH)),
  was: orUndefined(z.object({ region: text(10), amount: count })),
});

const record = z.object({
  version: z.literal(VERSION),
  stamp: count,
  writer: text(64),
  items: z.array(z.unknown()),
});

export function encodeBasket({ basket, stamp, writer }: BasketRecord): string {
  return JSON.stringify({ version: VERSION, stamp, writer, items: basket.items });
}

/**
 * Reads a record from text that anybody may have written. Lines that are not right are left out; of the others only
 * the fields we know are kept. Never throws.
 * @returns undefined for text that is no record of this version.
 */
export function decodeBasket(stored: unknown): (BasketRecord & { hasLostLines: boolean }) | undefined {
  const read = readJson(record, stored);
  if (!read) return undefined;
  const { stamp, writer } = read;
  const items = entriesOf(basketItem, read.items.slice(0, MAX_LINES));
  const ids = new Set(items.map((item) => item.id));
  if (ids.size !== items.length) return undefined;
  return { basket: { items }, stamp, writer, hasLostLines: items.length < read.items.length };
}
