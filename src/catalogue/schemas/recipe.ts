import { z } from 'zod';
import { UNITS } from '#src/core/measures/units.ts';
import { DIETS, DIFFICULTIES } from '#src/core/recipes.ts';
import { aliases, categoryId, creatorId, day, line, photograph, slug } from './fields.ts';
import { publishing } from './publishing.ts';

const ingredient = z.strictObject({
  quantity: z.number().positive().optional(),
  quantityMax: z.number().positive().optional(),
  unit: z.enum(UNITS).optional(),
  name: line(60),
  note: line(80).optional(),
  /** The product of the shop that is this ingredient. */
  product: slug.optional(),
});

export const recipeSchema = z.strictObject({
  ...publishing,
  aliases,
  title: line(70),
  creator: creatorId,
  /** What the recipe comes from, such as a book. The page shows them after the recipe. */
  products: z.array(slug).max(5).default([]),
  /** The products that it is cooked with, such as a pan. */
  tools: z.array(slug).max(4).default([]),
  categories: z.array(categoryId).min(1).max(4),
  summary: line(180),
  serves: z.strictObject({ amount: z.number().int().min(1).max(48), unit: line(20).default('people') }),
  minutes: z.strictObject({
    prep: z.number().int().min(0),
    cook: z.number().int().min(0),
    rest: z.number().int().min(0).default(0),
  }),
  difficulty: z.enum(DIFFICULTIES),
  diet: z.array(z.enum(DIETS)).default([]),
  ingredients: z
    .array(z.strictObject({ title: line(40).optional(), items: z.array(ingredient).min(1) }))
    .min(1),
  steps: z.array(z.strictObject({ text: line(600), minutes: z.number().int().positive().optional() })).min(2),
  tip: line(240).optional(),
  publishedAt: day,
  photograph: photograph.optional(),
  art: z
    .strictObject({
      /** A dish of packages/illustrations. Its description is the alternative text. */
      dish: slug,
      /** The foods beside it, the most characteristic first. */
      foods: z.array(slug).min(2).max(6),
      cloth: slug.optional(),
    })
    .optional(),
});
export type RecipeEntry = z.infer<typeof recipeSchema>;
