import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Review } from '#functions/people/reviews/moderate.ts';
import { dayOf } from '#src/core/dates.ts';

/**
 * Writes approved reviews into `reviews/` of a content folder, one file each, and deletes the files of
 * rejected ones. Keeps files that editors wrote, reviews that are not in the database, and the answers and
 * photographs that editors added.
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
  for (const review of written) {
    const file = path.join(target, fileOf(review));
    await writeFile(file, reviewYaml(review, await addedTo(file)));
  }
  for (const review of removed) await rm(path.join(target, fileOf(review)), { force: true });
  return { written: written.map(fileOf), removed: removed.map(fileOf) };
}

/** What editors add to a review. */
type Added = { photographs?: unknown; answer?: unknown };

/** What an editor added to a file of an earlier export: the buyer's photographs and the creator's answer. */
async function addedTo(file: string): Promise<Added> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  return parse(text) ?? {};
}

function reviewYaml(
  { productId, recipeId, rating, firstName, createdAt, text }: Review,
  { photographs, answer }: Added,
): string {
  return stringify({
    product: productId,
    ...(recipeId && { recipe: recipeId }),
    rating,
    name: firstName,
    writtenAt: dayOf(createdAt),
    text,
    ...(photographs !== undefined && { photographs }),
    ...(answer !== undefined && { answer }),
  });
}
