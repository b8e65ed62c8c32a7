import { z } from 'zod';
import { PALETTE } from '../core/products/types.ts';
import { day, line, slug } from './fields.ts';

/** How a picture for the blog is laid out; each is one drawing in illustrations/scenes/article. */
export const ARTICLE_SCENES = ['still-life', 'table', 'specimens', 'pattern', 'shares', 'tools'] as const;

const art = z
  .strictObject({
    scene: z.enum(ARTICLE_SCENES),
    /** Names from the larder, the most important first. */
    foods: z.array(slug).min(1).max(8),
    /** Vessels on the table, the nearest first. */
    dishes: z.array(slug).max(3).default([]),
    /** Kitchen things, as products name them: `knife`, `skillet`. */
    tools: z.array(slug).max(3).default([]),
    /** One under each specimen. */
    labels: z.array(line(28)).max(8).default([]),
    /** What a sum is made of, in the order of the text: `amount` says how large a part, `figure` what is written. */
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

/** Drawn by the house from `art`, or a photograph: `src` is its path beside the article's file. */
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
    title: line(78),
    author: slug,
    publishedAt: day,
    updatedAt: day.optional(),
    summary: line(190),
    /** Left out: its title, set large. */
    lead: picture.optional(),
    /** Pictures in the text, each shown where a line of its own says `[figure: name]`. */
    figures: z.record(slug, picture).default({}),
    /** Shown large where a line of its own says `[quote]`. */
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
