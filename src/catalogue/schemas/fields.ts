/** Field schemas that several kinds of content share. */
import { z } from 'zod';
import { CATALOGUE_ID, CATALOGUE_ID_LENGTH, CUSTOMIZATION_LENGTH } from '#src/contracts/limits.ts';
import { isOpenRegion, OPEN_REGIONS } from '#src/core/regions/open-regions.ts';
import { REGION_CODES } from '#src/core/regions/regions.ts';
import { hasFeature, SHOP_AS_CREATOR } from '#src/core/shop/features.ts';

export const slug = z
  .string()
  .regex(CATALOGUE_ID, 'a slug: lower-case letters, digits and single hyphens')
  .max(CATALOGUE_ID_LENGTH);
export const line = (max: number) => z.string().trim().min(1).max(max);
export const categoryId = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'a category as section/category, for example books/fish');
export const httpsUrl = z.url({ protocol: /^https$/, error: 'an https address' });

const DAY_OR_TIME = 'a day such as 2026-12-01, or a time with its time zone such as 2026-12-01T09:00+01:00';
const dayOrTime = z.union([
  z.iso.date(),
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ offset: true, precision: -1 }),
]);
const toDate = (text: string) => new Date(text);

/** A moment, as a `Date`: a day, which begins at midnight UTC, or a time with its time zone. */
export const moment = z.union(dayOrTime.options, { error: DAY_OR_TIME }).transform(toDate);

/** The same for what happens on a day. The editor asks for a day alone. */
export const day = z
  .string({ error: ({ input }) => (input === undefined ? undefined : DAY_OR_TIME) })
  .refine((text) => dayOrTime.safeParse(text).success, DAY_OR_TIME)
  .meta({ format: 'date' })
  .transform(toDate);

/** A photograph, by its path relative to the content file. It replaces the drawing. */
export const photograph = z.strictObject({ src: z.string().min(1), alt: line(200) });

/** A product's personalisation: what to ask for, and the maximum number of characters. */
export const customization = z.strictObject({
  label: line(60),
  help: line(140).optional(),
  maxLength: z.number().int().min(1).max(CUSTOMIZATION_LENGTH).default(60),
  isRequired: z.boolean().default(false),
});

/** Additional search terms that are not in the page's text. */
export const keywords = z.array(line(30)).max(12).default([]);

/** Earlier names of the entry's file, or of a creator's handle. Their addresses lead to the entry's page. */
export const aliases = z.array(slug).min(1).max(20).optional();

/** The id of a creator, which a shop without creators leaves out. */
export const creatorId = hasFeature('creators') ? slug : slug.default(SHOP_AS_CREATOR);

/** A range of working days. */
export const workingDays = ({ least }: { least: number }) => {
  const days = z.number().int().min(least).max(365);
  return z
    .strictObject({ minimumDays: days, maximumDays: days })
    .refine(({ minimumDays, maximumDays }) => minimumDays <= maximumDays, {
      path: ['maximumDays'],
      message: 'no fewer days than minimumDays',
    });
};

/** An amount in minor units. */
export const price = z.number().int().min(0).max(99_999_99);

export const PRICE_SOMEWHERE = `a price for at least one region: ${OPEN_REGIONS.join(', ')}`;

const inOpenRegions = <T>(value: z.ZodType<T>) =>
  z
    .partialRecord(z.enum(REGION_CODES), value)
    .transform(
      (values) =>
        Object.fromEntries(Object.entries(values).filter(([code]) => isOpenRegion(code))) as typeof values,
    );

/** A value for some regions. Those of regions that the shop does not sell in are dropped. */
export const byOpenRegion = <T>(value: z.ZodType<T>) =>
  inOpenRegions(value).refine((values) => Object.keys(values).length > 0, PRICE_SOMEWHERE);

/**
 * Amounts in minor units of each region's currency. The product is not sold in regions that are left out.
 * Prices of regions that the shop does not sell in are dropped.
 */
export const pricesByRegion = byOpenRegion(price);
/** The same of a format, which has none if it is not made. */
export const pricesOfFormat = inOpenRegions(price);
