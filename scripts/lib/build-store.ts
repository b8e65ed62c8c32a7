import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '../../src/features/catalogue/check-content.ts';
import { type Content, describeProblem, readContent } from '../../src/features/catalogue/read-content.ts';
import { writeSnapshot } from '../../src/features/catalogue/snapshot.ts';
import { SNAPSHOT_FILE } from '../../src/features/catalogue/snapshot-file.ts';
import { ROOT, run, stop } from './run.ts';

const STAMP = path.join(ROOT, '.snapshot', 'build');

/** Everything that a build depends on: a change in any of them asks for a new one. */
const INPUTS = ['src/**/*', 'config/**/*', 'public/**/*', 'astro.config.mjs', 'package-lock.json'];
/** What the build itself writes among them. */
const WRITTEN = path.join(ROOT, 'src/features/security/page-styles.ts');

/**
 * Builds the store into dist/ and the functions' snapshot beside it. With `isReused` a build of the very same
 * inputs is kept. Ends the process with every broken content file named when the content is wrong.
 */
export async function buildStore({ isReused = false } = {}): Promise<void> {
  const inputs = await fingerprint();
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
  const content = await checkedContent();
  await writeSnapshot(content, path.join(ROOT, SNAPSHOT_FILE));
  const { products, creators, recipes } = content;
  console.log(
    `Building ${products.length} products, ${creators.length} creators and ${recipes.length} recipes for six regions …`,
  );
  const code = await run('astro', ['build', '--silent']);
  if (code !== 0) stop('The build failed. What went wrong stands above.');
  await writeFile(STAMP, inputs);
}

/** The content, or the end: a broken file is named with its field and what was expected there. */
export async function checkedContent(): Promise<Content> {
  const { content, problems } = await readContent(path.join(ROOT, 'src/content'));
  const all = problems.length > 0 ? problems : checkContent(content);
  if (all.length > 0)
    stop(
      `The content has ${all.length} problem(s):\n${all.map((problem) => `  ${describeProblem(problem)}`).join('\n')}`,
    );
  return content;
}

async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(INPUTS, { cwd: ROOT, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && file !== WRITTEN) files.push(file);
  }
  const hash = createHash('sha256')
    .update(process.env.SITE_URL ?? '')
    .update(process.env.CONTEXT ?? '');
  for (const file of files.sort()) hash.update(path.relative(ROOT, file)).update(await readFile(file));
  return hash.digest('hex');
}
