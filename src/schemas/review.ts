import { z } from 'zod';
import { REVIEW_LENGTH } from '../contracts/limits.ts';
import { day, line, slug } from './fields.ts';

/** What a buyer said, as `npm run reviews -- export` writes it: of a product, or of a recipe that comes from it. */
export const reviewSchema = z.strictObject({
  product: slug,
  recipe: slug.optional(),
  rating: z.number().int().min(1).max(5),
  text: line(REVIEW_LENGTH.text),
  /** A first name and nothing more of its writer. */
  name: line(REVIEW_LENGTH.firstName),
  writtenAt: day,
});
