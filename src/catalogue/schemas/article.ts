import { z } from 'zod';
import { PALETTE } from '#src/core/products/types.ts';
import { aliases, creatorId, day, line, slug } from './fields.ts';
import { publishing } from './publishing.ts';

/** The layouts of drawn pictures. Each is a drawing of packages/illustrations. */
export const ARTICLE_SCENES = [
  'still-life',
  'table',
  'specimens',
  'pattern',
  'shares',
  'tools',
  'written-recipe',
  'jar-price',
  'food-trailer',
  'priced-goods',
  'shopping-list',
  'by-the-window',
  'fridge',
  'floating-potato',
  'grey-chocolate',
  'kitchen-scale',
  'oven',
  'sardine-tin',
  'sizzle',
] as const;

const art = z
  .strictObject({
    scene: z.enum(ARTICLE_SCENES),
    /** Names of foods from the drawings, the most important first. */
    foods: z.array(slug).min(1).max(8),
    /** Vessels on the table, from front to back. */
    dishes: z.array(slug).max(3).default([]),
    /** Kitchen tools, by the names that products use: `knife`, `skillet`. */
    tools: z.array(slug).max(3).default([]),
    /** The labels of the specimens, the lines of a recipe or a list, or prices. */
    labels: z.array(line(28)).max(8).default([]),
    /** The parts of a sum, in the order of the text. `amount` is the size of a part, `figure` its text. */
    parts: z
      .array(z.strictObject({ label: line(28), figure: line(12), amount: z.number().positive() }))
      .max(7)
      .default([]),
    colour: z.enum(PALETTE).optional(),
  })
  .refine(({ scene, parts }) => scene !== 'shares' || parts.length > 1, {
    path: ['parts'],
    message: 'two parts or more, since shares are drawn from them',
  })
  .refine(({ scene, tools }) => scene !== 'tools' || tools.length > 0, {
    path: ['tools'],
    message: 'one tool or more, since that is what is drawn',
  });

/** A picture drawn from `art`, or a photograph. `src` is its path relative to the article's file. */
const picture = z
  .strictObject({
    alt: line(200),
    caption: line(180).optional(),
    src: z.string().optional(),
    art: art.optional(),
  })
  .refine(({ src, art: drawn }) => (src === undefined) !== (drawn === undefined), {
    message: 'either `art` or `src`',
  });

export const articleSchema = z
  .strictObject({
    ...publishing,
    aliases,
    title: line(78),
    author: creatorId,
    publishedAt: day,
    updatedAt: day.optional(),
    summary: line(190),
    /** Defaults to the title in large letters. */
    lead: picture.optional(),
    /** Pictures in the text. A line `[figure: name]` shows one. */
    figures: z.record(slug, picture).default({}),
    /** A line `[quote]` shows it in large letters. */
    quote: z.strictObject({ text: line(180), by: line(60).optional() }).optional(),
    tags: z.array(line(24)).min(1).max(4),
    creators: z.array(slug).max(4).default([]),
    products: z.array(slug).max(6).default([]),
    recipes: z.array(slug).max(4).default([]),
  })
  .refine(({ publishedAt, updatedAt }) => !updatedAt || updatedAt >= publishedAt, {
    path: ['updatedAt'],
    message: 'no day before the one it was published on',
  });
export type ArticleEntry = z.infer<typeof articleSchema>;
