import { z } from 'zod';
import { REGION_CODES } from '../core/regions/regions.ts';

const number = z.number().int().positive();
const limit = z.union(
  [z.strictObject({ under: number }), z.strictObject({ most: number })],
  'one of { under: … } and { most: … }, in whole numbers',
);

/**
 * What the words above a list promise of everything in it, for the check of the content: `minutes` from start to table of its
 * recipes, `price` of its products by region in minor units, that of the format which lists show.
 */
export const ruleSchema = z
  .strictObject({ minutes: limit.optional(), price: z.partialRecord(z.enum(REGION_CODES), limit).optional() })
  .refine(({ minutes, price }) => minutes || price, 'a limit of minutes or of prices');
export type Rule = z.infer<typeof ruleSchema>;
export type Limit = z.infer<typeof limit>;
