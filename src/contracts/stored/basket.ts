import * as z from 'zod/mini';
import { MAX_LINES, MAX_QUANTITY, MIN_QUANTITY } from '#src/core/basket/quantity.ts';
import type { Basket } from '#src/core/basket/types.ts';
import { CHOICES } from '#src/core/products/choice.ts';
import { TAX_KINDS } from '#src/core/products/tax-kind.ts';
import {
  AVAILABILITIES,
  FORMAT_TYPES,
  PALETTE,
  PRODUCT_KINDS,
  PRODUCT_TYPES,
} from '#src/core/products/types.ts';
import { NET_UNITS } from '#src/core/products/unit-price.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { CUSTOMIZATION_LENGTH } from '../limits.ts';
import { gift } from './checkout.ts';
import { count, entriesOf, listOf, orUndefined, readJson, text, textOrEmpty } from './tolerant.ts';

/** The basket in storage and in messages between tabs. The record with the higher stamp wins. */
export type BasketRecord = {
  basket: Basket;
  /** Increases with every change. About ms since the epoch. */
  stamp: number;
  /** The tab that wrote it. Decides between equal stamps. */
  writer: string;
};

/** A record of another version is ignored. src/features/basket/basket-summary.ts repeats this number. */
const VERSION = 1;

const tolerantFlag = z.catch(z.boolean(), false);

const price = z.object({
  region: z.enum(REGION_CODES),
  amount: count,
  prior: orUndefined(count),
});

/** Optional: without it the line has no unit price. */
const net = z.object({ amount: z.int().check(z.positive()), unit: z.enum(NET_UNITS) });

const format = z.object({
  _id: text(64),
  name: text(80),
  type: orUndefined(z.enum(FORMAT_TYPES)),
  detail: orUndefined(text(200)),
  // Drops an unknown tax kind, so that the standard rate applies, and keeps the line.
  taxKind: z.catch(orUndefined(z.enum(TAX_KINDS)), undefined),
  net: orUndefined(net),
  prices: listOf(price),
  options: orUndefined(listOf(text(40))),
  /** In grams. */
  weight: orUndefined(count),
  picture: orUndefined(count),
  contents: z.catch(orUndefined(text(4000)), undefined),
  availability: z.catch(orUndefined(z.literal('unavailable')), undefined),
});

const creator = z.object({
  _id: text(64),
  username: text(64),
  name: text(80),
  // Replaces an unknown colour and keeps the line.
  profile: z.object({ handle: textOrEmpty(64), colour: z.catch(z.enum(PALETTE), 'butter') }),
});

/** A picture of this site, or one over https. */
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

/** One line of a stored basket. Its type equals core's `BasketItem`; tests/unit/contracts checks that. */
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
  choice: z.catch(orUndefined(z.enum(CHOICES)), undefined),
  options: orUndefined(listOf(z.object({ name: text(20), values: listOf(text(40)) }))),
  maximumPerPerson: orUndefined(z.int().check(z.gte(1))),
  shippingMethods: orUndefined(listOf(text(64))),
  previewImages: z.catch(listOf(image), () => []),
  quantity: z.union([z.literal(''), z.int().check(z.gte(MIN_QUANTITY), z.lte(MAX_QUANTITY))]),
  discounted: tolerantFlag,
  customizationQuery: z.string().check(z.maxLength(CUSTOMIZATION_LENGTH)),
  gift: z.catch(orUndefined(gift), undefined),
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
 * Reads a record from untrusted text. Drops invalid lines and unknown fields. Never throws.
 *
 * @returns undefined for text that is not a record of this version.
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
