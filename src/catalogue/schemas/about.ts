import { z } from 'zod';
import { line, slug } from './fields.ts';

/**
 * The placeholders that the text may use, as `{{price}}`: the example of the creator terms,
 * in a region's currency.
 */
const FEE_FACTS = ['price', 'printing', 'payment', 'creator', 'store'] as const;
export type FeeFact = (typeof FEE_FACTS)[number];

const text = line(700).superRefine((source, context) => {
  for (const [all, name = ''] of source.matchAll(/\{\{\s*([^}]*?)\s*\}\}/g))
    if (!(FEE_FACTS as readonly string[]).includes(name))
      context.addIssue({ code: 'custom', message: `${all} to be one of the facts ${FEE_FACTS.join(', ')}` });
});

/** A product's picture: the first one, or the one with this view. */
const picture = z.strictObject({ product: slug, view: slug.optional() });

/** The about page's text. Without it the page shows the strapline, the store's counts and its owner. */
export const aboutSchema = z.strictObject({
  heading: line(60),
  lead: line(160),
  /** The meta description. */
  description: line(180),
  picture: picture.optional(),
  story: z.array(text).min(1).max(6),
  ways: z
    .array(
      z.strictObject({
        title: line(60),
        text: z.array(text).min(1).max(4),
        picture: picture.optional(),
        more: z.strictObject({ label: line(60), url: z.string().startsWith('/') }).optional(),
      }),
    )
    .max(6)
    .default([]),
  leftOut: z.strictObject({ title: line(60), items: z.array(line(200)).min(1).max(8) }).optional(),
  /** The heading above the links at the end. */
  end: line(80),
});
export type AboutEntry = z.infer<typeof aboutSchema>;
