import { z } from 'zod';
import { PALETTE } from '#src/core/products/types.ts';
import { line, slug } from './fields.ts';

/**
 * A photograph (`src`, relative to the content file), or a drawing made from `art`, by its view. Without
 * `alt`, a drawing describes itself; a photograph needs one.
 */
export const picture = z.strictObject({
  src: z.string().optional(),
  alt: line(180).optional(),
  caption: line(120).optional(),
  view: slug,
  /** What a format calls it. Defaults to its view. */
  name: slug.optional(),
  /** Of a drawing: the colour of the product. */
  colour: slug.optional(),
});

/** The parameters of its drawing. They have no other effect. */
export const productArt = z.strictObject({
  scene: slug,
  foods: z.array(slug).min(1).max(6),
  layout: slug.optional(),
  /** The food that gives the pack's contents their colour. Defaults to the first. */
  tint: slug.optional(),
  /** A dish of packages/illustrations: shown when a food is served and on a course's screen. */
  dish: slug.optional(),
  /** The open pages of a book that has no recipe in the shop. */
  spread: z
    .strictObject({ title: line(70), dish: slug, ingredients: z.array(line(24)).max(8).optional() })
    .optional(),
  label: z.array(line(24)).max(3).optional(),
  colour: z.enum(PALETTE).optional(),
});

/**
 * A film that anyone may watch on the product's page. Paths are relative to the content file. Unlike the
 * files of a format, it is public.
 */
export const trailer = z.strictObject({
  title: line(80),
  /** What is seen, for people and search engines. */
  description: line(300),
  src: z.string().regex(/\.(webm|mp4)$/i, 'the path of a WebM or MP4 file'),
  captions: z.string().regex(/\.vtt$/i, 'the path of a WebVTT file (.vtt)'),
  /** The view of the picture that is shown before it plays. Defaults to the first. */
  poster: slug.optional(),
});
