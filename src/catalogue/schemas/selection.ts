import { z } from 'zod';
import { SPOTLIGHTS, TILE_TYPES } from '#src/core/selections.ts';
import { line, slug } from './fields.ts';
import { publishing } from './publishing.ts';
import { ruleSchema } from './rule.ts';

/** The item kind that a tile requires. */
const NEEDED: Partial<Record<(typeof TILE_TYPES)[number], string>> = {
  preview: 'product',
  'creator-preview': 'creator',
  'creator-socials': 'creator',
  product: 'product',
};

export const selectionSchema = z
  .strictObject({
    ...publishing,
    spotlight: z.enum(SPOTLIGHTS),
    tile: z.enum(TILE_TYPES),
    order: z.number().int(),
    /** True for selections on the home page. The others are on Discover. */
    isOnHome: z.boolean().default(false),
    /** Two consecutive halves share a row. */
    width: z.enum(['full', 'half']).default('full'),
    title: line(80),
    kicker: line(40).optional(),
    line: line(200).optional(),
    /** What the text promises about each item. The content check enforces it. */
    rule: ruleSchema.optional(),
    items: z
      .array(
        z.strictObject({
          kind: z.enum(['product', 'creator', 'recipe']),
          id: slug,
          line: line(160).optional(),
        }),
      )
      .min(1)
      .max(12),
  })
  .superRefine((selection, context) => {
    if (selection.width === 'half' && selection.tile !== 'default')
      context.addIssue({ code: 'custom', path: ['width'], message: 'full: only a default tile can be half' });
    const wanted = NEEDED[selection.tile];
    if (wanted && !selection.items.some(({ kind }) => kind === wanted))
      context.addIssue({ code: 'custom', path: ['items'], message: `a ${wanted}, which this tile is about` });
  });
export type SelectionEntry = z.infer<typeof selectionSchema>;
