import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../../src/features/catalogue/check-content.ts';
import { type Content, describeProblem, readContent } from '../../src/features/catalogue/read-content.ts';
import { writeSnapshot } from '../../src/features/catalogue/snapshot.ts';
import { SNAPSHOT_FILE } from '../../src/features/catalogue/snapshot-file.ts';
import { dayOf, storeNow } from '../../src/lib/clock.ts';
import { ROOT, run, stop } from './run.ts';

const STAMP = path.join(ROOT, '.snapshot', 'build');

/** Everything that a build depends on: a change in any of them asks for a new one. */
const INPUTS = ['src/**/*', 'config/**/*', 'public/**/*', 'astro.config.mjs', 'package-lock.json'];

/**
 * Builds the store into dist/ and the functions' snapshot beside it. With `isReused` a build of the very same
 * inputs is kept. Ends the process with every broken content file named when the content is wrong.
 */
export async function buildStore({ isReused = false } = {}): Promise<void> {
  const now = storeNow();
  const inputs = await fingerprint(now);
  if (
    isReused &&
    existsSync(STAMP) &&
    existsSync(path.join(ROOT, 'dist')) &&
    (await readFile(STAMP, 'utf8')) === inputs
  ) {
    console.log('The build is up to date.');
    return;
  }
  await rm(STAMP, { force: true });
  const content = await checkedContent(now);
  await writeSnapshot(content, path.join(ROOT, SNAPSHOT_FILE), now);
  const { products, creators, recipes } = content;
  console.log(
    `Building ${products.length} products, ${creators.length} creators and ${recipes.length} recipes for six regions …`,
  );
  const code = await run('astro', ['build', '--silent'], { BUILD_MOMENT: now.toISOString() });
  if (code !== 0) stop('The build failed. What went wrong stands above.');
  await writeFile(STAMP, inputs);
}

/** The content, or the end: a broken file is named with its field and what was expected there. */
export async function checkedContent(now = storeNow()): Promise<Content> {
  const { content, problems } = await readContent(path.join(ROOT, 'src/content'), now);
  const all = problems.length > 0 ? problems : checkContent(content);
  if (all.length > 0)
    stop(
      `The content has ${all.length} problem(s):\n${all.map((problem) => `  ${describeProblem(problem)}`).join('\n')}`,
    );
  return content;
}

async function fingerprint(now: Date): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(INPUTS, { cwd: ROOT, withFileTypes: true }))
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256')
    .update(process.env.SITE_URL ?? '')
    .update(process.env.CONTEXT ?? '')
    // What is out, what has ended and where a demonstration's dates stand are another day's tomorrow.
    .update(dayOf(now));
  for (const file of files.sort()) hash.update(path.relative(ROOT, file)).update(await readFile(file));
  return hash.digest('hex');
}
