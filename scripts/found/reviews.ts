/**
 * `npx found reviews`: lists, approves and rejects reviews, and writes approved reviews into the content.
 */
import type { Database } from '#functions/db/open.ts';
import { REVIEW_STATUSES, type ReviewStatus } from '#functions/db/schema/reviews.ts';
import { allAnswers } from '#functions/people/reviews/answers.ts';
import { decideReviews, findReviews, listReviews, type Review } from '#functions/people/reviews/moderate.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { dayOf } from '#src/core/dates.ts';
import { forTerminal } from '#src/core/for-terminal.ts';
import { storeNow } from '#src/lib/clock.ts';
import { Argument, action, type Command, oneOf } from '../lib/command-line/command.ts';
import { type Care, confirm, withCare } from '../lib/command-line/confirm.ts';
import { CommandError } from '../lib/command-line/errors.ts';
import { exportReviews } from '../lib/review-files.ts';
import { withDatabase } from '../lib/with-database.ts';

const LISTED = [...REVIEW_STATUSES, 'all'] as const;

export const examples = [
  ['list', 'the reviews that wait for a decision'],
  ['list all', 'all reviews'],
  ['approve R-7K3M9-QXAB4', 'approves a review; export, a commit and a build then show it'],
  ['reject R-7K3M9-QXAB4', 'rejects a review, which is deleted after 90 days'],
  ['export', 'writes the approved reviews into reviews/ of the content, and removes the rejected ones'],
] as const;

/** Declares the commands for reviews. */
export function declare(reviews: Command): void {
  action(reviews, 'list', 'lists reviews, oldest first', true)
    .addArgument(
      new Argument('[status]', `one of ${LISTED.join(', ')}`).argParser(oneOf(LISTED)).default('new'),
    )
    .action((status: (typeof LISTED)[number]) => withDatabase((db) => list(db, status)));

  for (const [name, status] of [
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const)
    withCare(action(reviews, `${name} <id...>`, `${name}s reviews`)).action((ids: string[], care: Care) =>
      withDatabase((db) => decide(db, ids, status, care)),
    );

  withCare(action(reviews, 'export [folder]', 'writes the approved reviews into a folder of content')).action(
    (folder: string | undefined, care: Care) =>
      withDatabase((db) => writeApproved(db, folder ?? contentFolder(), care)),
  );
}

async function list(db: Database, status: (typeof LISTED)[number]): Promise<void> {
  const rows = await listReviews(db, status === 'all' ? undefined : status);
  if (rows.length === 0) console.log('There are no reviews.');
  for (const row of rows) {
    console.log(forTerminal(head(row)));
    for (const line of row.text.split('\n')) console.log(forTerminal(`    ${line}`));
  }
}

function head({ id, status, createdAt, productId, recipeId, rating, firstName }: Review): string {
  const about = recipeId ? `${productId}, recipe ${recipeId}` : productId;
  return `${id}  ${status}  ${dayOf(createdAt)}  ${rating}/5  ${about}  ${firstName}`;
}

async function decide(
  db: Database,
  ids: readonly string[],
  status: Exclude<ReviewStatus, 'new'>,
  care: Care,
): Promise<void> {
  const found = await findReviews(db, ids);
  const unknown = ids.filter((id) => !found.some((one) => one.id === id));
  if (unknown.length > 0) throw new CommandError(`There is no review ${unknown.join(', ')}.`);
  const summary = [`These reviews will be ${status}:`, ...found.map((one) => `  ${head(one)}`)];
  if (!(await confirm(summary, care))) return;
  const decided = await decideReviews(db, ids, status, storeNow());
  for (const id of decided) console.log(`${id} is ${status}.`);
  if (decided.length < ids.length)
    console.log(`${ids.length - decided.length} of ${ids.length} were already ${status}.`);
}

async function writeApproved(db: Database, folder: string, care: Care): Promise<void> {
  const all = await listReviews(db);
  const count = (status: ReviewStatus) => all.filter((one) => one.status === status).length;
  const summary = [
    `Write ${count('approved')} approved review(s) into ${folder}/reviews, and remove ${count('rejected')} rejected one(s) from it.`,
  ];
  if (!(await confirm(summary, { ...care, yes: true }))) return;
  const { written, removed } = await exportReviews(all, await allAnswers(db), folder);
  console.log(`${written.length} written, ${removed.length} removed. Check them, commit and build.`);
}
