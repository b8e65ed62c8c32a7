import { z } from 'zod';
import { REGION_CODES } from '#src/core/regions/regions.ts';

const number = z.number().int().positive();
const limit = z.union(
  [z.strictObject({ under: number }), z.strictObject({ most: number })],
  'one of { under: … } and { most: … }, in whole numbers',
);

/**
 * What the text of a list promises about all its items. The content check enforces it. `minutes`: the total
 * time of recipes. `price`: the price of products by region in minor units, of the format that lists show.
 */
export const ruleSchema = z
  .strictObject({ minutes: limit.optional(), price: z.partialRecord(z.enum(REGION_CODES), limit).optional() })
  .refine(({ minutes, price }) => minutes || price, 'a limit of minutes or of prices');
export type Rule = z.infer<typeof ruleSchema>;
export type RuleLimit = z.infer<typeof limit>;
