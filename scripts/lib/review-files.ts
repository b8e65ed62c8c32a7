import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { ReviewAnswerRow } from '#functions/people/reviews/answers.ts';
import type { Review } from '#functions/people/reviews/moderate.ts';
import { dayOf } from '#src/core/dates.ts';

/**
 * Writes approved reviews with their approved answers into `reviews/` of a content folder, one file each, and
 * deletes the files of rejected ones. Keeps files that editors wrote, reviews that are not in the database,
 * and what editors added.
 * @returns the names of the files
 */
export async function exportReviews(
  reviews: readonly Review[],
  answers: ReadonlyMap<string, ReviewAnswerRow>,
  folder: string,
): Promise<{ written: string[]; removed: string[] }> {
  const target = path.join(folder, 'reviews');
  await mkdir(target, { recursive: true });
  const fileOf = ({ id }: Review) => `${id.toLowerCase()}.yaml`;
  const written = reviews.filter(({ status }) => status === 'approved');
  const removed = reviews.filter(({ status }) => status === 'rejected');
  for (const review of written) {
    const file = path.join(target, fileOf(review));
    const added = await addedTo(file);
    await writeFile(file, reviewYaml(review, withAnswer(added, answers.get(review.id))));
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

/** An answer of the desk replaces one that an editor typed. One that is not approved leaves the page. */
function withAnswer(added: Added, answer: ReviewAnswerRow | undefined): Added {
  if (!answer) return added;
  const { answer: _typed, ...rest } = added;
  const { text, state, writtenAt } = answer;
  return state === 'approved' ? { ...rest, answer: { text, writtenAt: dayOf(writtenAt) } } : rest;
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
