/** Small checks that more than one kind of content is made of. */
import { z } from 'zod';
import { CATALOGUE_ID, CATALOGUE_ID_LENGTH, CUSTOMIZATION_LENGTH } from '../contracts/limits.ts';
import { REGION_CODES } from '../core/regions/regions.ts';

export const slug = z
  .string()
  .regex(CATALOGUE_ID, 'a slug: lower-case letters, digits and single hyphens')
  .max(CATALOGUE_ID_LENGTH);
export const line = (max: number) => z.string().trim().min(1).max(max);
export const categoryId = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'a category as section/category, for example books/fish');
export const httpsUrl = z.url({ protocol: /^https$/, error: 'an https address' });
export const day = z.coerce.date();

/** A photograph beside the content file that names it. It takes the place of a drawing. */
export const photograph = z.strictObject({ src: z.string().min(1), alt: line(200) });

/** Words of the buyer's own that a thing is to bear: what to ask for, and how many characters there is room for. */
export const customization = z.strictObject({
  label: line(60),
  help: line(140).optional(),
  maxLength: z.number().int().min(1).max(CUSTOMIZATION_LENGTH).default(60),
  isRequired: z.boolean().default(false),
});

/** Words that a search finds something by besides those that its page says: what is in it, what it is about. */
export const keywords = z.array(line(30)).max(12).default([]);

/** Amounts in minor units of each region's currency; a region that is left out does not sell the thing. */
export const pricesByRegion = z
  .partialRecord(z.enum(REGION_CODES), z.number().int().min(0).max(99_999_99))
  .refine((prices) => Object.keys(prices).length > 0, 'a price for at least one region');
