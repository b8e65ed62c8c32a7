import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Review } from '#functions/people/reviews/moderate.ts';
import { dayOf } from '#src/core/dates.ts';

/**
 * Writes approved reviews into `reviews/` of a content folder, one file each, and deletes the files of
 * rejected ones. Keeps files that editors wrote, reviews that are not in the database, and what editors added.
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

/** What editors add to a review, or correct: the name of a product changes when it is renamed. */
const OF_EDITORS = [
  'product',
  'recipe',
  'photographs',
  'answer',
  'draft',
  'publishAt',
  'unpublishAt',
] as const;
type Added = Partial<Record<(typeof OF_EDITORS)[number], unknown>>;

/** What an editor added to the file of an earlier export. */
async function addedTo(file: string): Promise<Added> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  const written = (parse(text) ?? {}) as Added;
  return Object.fromEntries(OF_EDITORS.flatMap((name) => (name in written ? [[name, written[name]]] : [])));
}

function reviewYaml(
  { productId, recipeId, rating, firstName, createdAt, text }: Review,
  added: Added,
): string {
  return stringify({
    product: productId,
    ...(recipeId && { recipe: recipeId }),
    rating,
    name: firstName,
    writtenAt: dayOf(createdAt),
    text,
    ...added,
  });
}
