import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import type { Review } from '#functions/people/reviews/moderate.ts';
import { dayOf } from '#src/core/dates.ts';

/**
 * Writes approved reviews into `reviews/` of a content folder, one file each, and deletes the files of
 * rejected ones. Keeps files that editors wrote and reviews that are not in the database.
 * @returns the names of the files
 */
export async function exportReviews(
  reviews: readonly Review[],
  folder: string,
): Promise<{ written: string[]; removed: string[] }> {
  const target = path.join(folder, 'reviews');
  await mkdir(target, { recursive: true });
  const fileOf = ({ id }: Review) => `${id.toLowerCase()}.yaml`;
  const written = reviews.filter(({ status }) => status === 'approved');
  const removed = reviews.filter(({ status }) => status === 'rejected');
  for (const review of written) await writeFile(path.join(target, fileOf(review)), reviewYaml(review));
  for (const review of removed) await rm(path.join(target, fileOf(review)), { force: true });
  return { written: written.map(fileOf), removed: removed.map(fileOf) };
}

function reviewYaml({ productId, recipeId, rating, firstName, createdAt, text }: Review): string {
  return stringify({
    product: productId,
    ...(recipeId && { recipe: recipeId }),
    rating,
    name: firstName,
    writtenAt: dayOf(createdAt),
    text,
  });
}
