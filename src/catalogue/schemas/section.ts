import { z } from 'zod';
import { PALETTE } from '#src/core/products/types.ts';
import { day, line, slug } from './fields.ts';
import { publishing } from './publishing.ts';
import { ruleSchema } from './rule.ts';

/** `rule` is what a category's text promises. The content check enforces it. */
const category = { slug, name: line(40), line: line(140).optional(), rule: ruleSchema.optional() };
const nestedCategory = z.strictObject(category);
export const sectionSchema = z.strictObject({
  ...publishing,
  name: line(30),
  slug,
  shows: z.enum(['products', 'recipes', 'fundings']).default('products'),
  order: z.number().int(),
  addedAt: day,
  line: line(140),
  /** The background of its page. */
  colour: z.enum(PALETTE).default('sage'),
  categories: z
    .array(
      z.strictObject({
        ...category,
        nestedCategories: z.array(nestedCategory).default([]),
      }),
    )
    .min(1),
});
export type SectionEntry = z.infer<typeof sectionSchema>;
