import { z } from 'zod';
import { line, slug } from './fields.ts';

export const SPOTLIGHTS = ['Main', 'Spotlight', 'Discover'] as const;
export const TILE_TYPES = [
  'default',
  'centered',
  'preview',
  'creator-preview',
  'creator-socials',
  'product',
] as const;

export const selectionSchema = z.strictObject({
  spotlight: z.enum(SPOTLIGHTS),
  tile: z.enum(TILE_TYPES),
  order: z.number().int(),
  title: line(80),
  kicker: line(40).optional(),
  line: line(200).optional(),
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
});
