import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { categoryId, day, line, slug } from '#src/catalogue/schemas/fields.ts';
import { GOODS_KINDS } from '#src/core/products/goods.ts';
import { TAX_KINDS } from '#src/core/products/tax-kind.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
// Sets readable error messages, whatever was loaded before.
import '#src/contracts/schema-messages.ts';
import { CommandError } from '../command-line/errors.ts';
import type { SourceProduct } from './source-product.ts';

/** These need facts that no export has: lessons, and values of cards. */
const BY_HAND = ['course', 'gift-card'];
const goods = z
  .enum(GOODS_KINDS, { error: `one of the kinds of goods: ${GOODS_KINDS.join(', ')}` })
  .refine((kind) => !BY_HAND.includes(kind), 'other goods: courses and gift cards are written by hand');

const place = z
  .strictObject({
    tag: line(255).optional(),
    type: line(255).optional(),
    vendor: line(255).optional(),
    category: categoryId,
    goods: goods.optional(),
    taxKind: z.enum(TAX_KINDS).optional(),
    noun: line(20).optional(),
  })
  .refine(({ tag, type, vendor }) => tag ?? type ?? vendor, 'a tag, a type or a vendor to know products by');

/** The mapping file: what the words of the other shop mean here. `docs/moving-in.md` has an example. */
const mappingSchema = z.strictObject({
  /** The column with the prices of each region. */
  prices: z.partialRecord(z.enum(REGION_CODES), line(255)).optional(),
  /** The creator of everything, or of the products of a vendor. */
  creator: slug.optional(),
  creators: z.record(z.string(), slug).default({}),
  /** The first line that a product matches names its goods; each line that it matches, a category. */
  places: z.array(place).default([]),
  /** Of products that match no line. */
  category: categoryId.optional(),
  goods: goods.optional(),
  /** Where the collections of the other shop lead, by their handles. */
  collections: z.record(z.string(), z.string().regex(/^\/(?!\/)\S*$/, 'a path of this site')).default({}),
  /** The days on which compare-at prices started, and were replaced by the prices of the export. */
  reductions: z
    .strictObject({ since: day, until: day })
    .refine(({ since, until }) => since < until, { path: ['until'], message: 'a day after `since`' })
    .optional(),
});
export type Mapping = z.infer<typeof mappingSchema>;

/**
 * Reads a mapping file. Without one, nothing is mapped.
 *
 * @throws CommandError that names the file and each wrong field
 */
export function readMapping(file: string, isRequired: boolean): Mapping {
  if (!existsSync(file)) {
    if (isRequired) throw new CommandError(`There is no file ${file}.`);
    return mappingSchema.parse({});
  }
  let written: unknown;
  try {
    written = parse(readFileSync(file, 'utf8')) ?? {};
  } catch (error) {
    throw new CommandError(`${file} is no valid YAML: ${(error as Error).message.split('\n')[0]}`);
  }
  const checked = mappingSchema.safeParse(written);
  if (checked.success) return checked.data;
  const lines = checked.error.issues.map(
    ({ path, message }) => `  ${path.join('.') || 'the whole file'}: ${message}`,
  );
  throw new CommandError([`${file} is wrong:`, ...lines].join('\n'));
}

/** The lines of the mapping that a product matches. Upper and lower case are the same. */
export function placesOf({ places }: Mapping, { tags, type, vendor }: SourceProduct): Mapping['places'] {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
  return places.filter(
    (place) =>
      (place.tag === undefined || tags.some((tag) => isSame(tag, place.tag ?? ''))) &&
      (place.type === undefined || isSame(type, place.type)) &&
      (place.vendor === undefined || isSame(vendor, place.vendor)),
  );
}
