import { z } from 'zod';
import { REVIEW_LENGTH } from '#src/contracts/limits.ts';
import { day, line, photograph, slug } from './fields.ts';
import { publishing } from './publishing.ts';

/** A review of a product, or of a recipe that comes from it, as `npx found reviews export` writes it. */
export const reviewSchema = z
  .strictObject({
    ...publishing,
    product: slug,
    recipe: slug.optional(),
    rating: z.number().int().min(1).max(5),
    text: line(REVIEW_LENGTH.text),
    /** The writer's first name only. */
    name: line(REVIEW_LENGTH.firstName),
    writtenAt: day,
    /** The buyer's photographs, which an editor adds. */
    photographs: z.array(photograph).min(1).max(3).optional(),
    /** The creator's answer, which an editor adds. */
    answer: z.strictObject({ text: line(REVIEW_LENGTH.text), writtenAt: day }).optional(),
  })
  .refine(({ writtenAt, answer }) => !answer || answer.writtenAt >= writtenAt, {
    path: ['answer', 'writtenAt'],
    error: 'the day of the review, or a later one',
  });
