/**
 * `npm run reviews -- list [new|approved|rejected|all]`: what buyers wrote; without a word, what nobody has read yet. `approve ID…` and
 * `reject ID…` decide. `export [FOLDER]` writes each approved one into `reviews/` of the content, to be committed and built, and takes
 * out those that were rejected since.
 */
import type { Database } from '../../functions/db/open.ts';
import type { ReviewStatus } from '../../functions/db/schema/reviews.ts';
import { decideReviews, listReviews } from '../../functions/reviews/moderate.ts';
import { storeNow } from '../../src/lib/clock.ts';
import { contentFolder } from '../../src/schemas/content-folder.ts';
import { forTerminal } from '../lib/for-terminal.ts';
import { exportReviews } from '../lib/review-files.ts';
import { withDatabase } from '../lib/with-database.ts';

await withDatabase((db) => run(db, process.argv.slice(2)));

async function run(db: Database, [command = 'list', ...words]: readonly string[]): Promise<void> {
  if (command === 'list') return list(db, words[0] ?? 'new');
  if (command === 'approve' || command === 'reject')
    return decide(db, words, command === 'approve' ? 'approved' : 'rejected');
  if (command !== 'export')
    throw new Error(
      'npm run reviews -- list [new|approved|rejected|all], approve ID…, reject ID… or export [FOLDER]',
    );
  const { written, removed } = await exportReviews(await listReviews(db), words[0] ?? contentFolder());
  console.log(`${written.length} written, ${removed.length} taken out. Look at them, commit and build.`);
}

async function list(db: Database, status: string): Promise<void> {
  const rows = await listReviews(db, status === 'all' ? undefined : (status as ReviewStatus));
  if (rows.length === 0) console.log('There are none.');
  for (const { id, status: is, createdAt, productId, recipeId, rating, firstName, text } of rows) {
    const about = recipeId ? `${productId}, recipe ${recipeId}` : productId;
    console.log(
      forTerminal(
        `${id}  ${is}  ${createdAt.toISOString().slice(0, 10)}  ${rating}/5  ${about}  ${firstName}`,
      ),
    );
    for (const line of text.split('\n')) console.log(forTerminal(`    ${line}`));
  }
}

async function decide(db: Database, ids: readonly string[], status: 'approved' | 'rejected'): Promise<void> {
  const decided = await decideReviews(db, ids, status, storeNow());
  for (const id of decided) console.log(`${id} is ${status}.`);
  if (decided.length < ids.length)
    console.log(
      `${ids.length - decided.length} of ${ids.length} were not changed: there is none, or it was so before.`,
    );
}
