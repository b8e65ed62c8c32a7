import { z } from 'zod';
import { PALETTE } from '../core/products/types.ts';
import { day, line, slug } from './fields.ts';

const nestedCategory = z.strictObject({ slug, name: line(40), line: line(140).optional() });
export const sectionSchema = z.strictObject({
  name: line(30),
  slug,
  shows: z.enum(['products', 'recipes', 'fundings']).default('products'),
  order: z.number().int(),
  addedAt: day,
  line: line(140),
  /** The ground of its page. */
  colour: z.enum(PALETTE).default('sage'),
  categories: z
    .array(
      z.strictObject({
        slug,
        name: line(40),
        line: line(140).optional(),
        nestedCategories: z.array(nestedCategory).default([]),
      }),
    )
    .min(1),
});
export type SectionEntry = z.infer<typeof sectionSchema>;
