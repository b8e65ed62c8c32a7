import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './files-in.ts';
import { ROOT } from './run.ts';

/** Code that every stage below may depend on. */
const TOOLS = ['package-lock.json', 'vitest.config.ts', 'tests/setup/*'];

/** The files that decide the result of a stage. `npm test` skips the stage while they are as they passed. */
const COVERED = {
  packages: ['packages/**/*', 'sandbox/**/*', 'src/{pictures,catalogue/pictures}/**/*', ...TOOLS],
  long: [
    '{functions,sandbox,config,public}/**/*',
    'packages/*/{package.json,src/**/*}',
    'src/!(content)/**/*',
    'src/*.ts',
    'scripts/{lib,tasks}/**/*',
    'tests/{build,e2e,fixtures,functions,roaster}/**/*',
    'tests/unit/**/*.long.test.ts',
    'tests/unit/{catalogue,import,scripts,typefaces}/**/*',
    '.npmrc',
    'astro.config.mjs',
    'netlify.toml',
    'playwright.config.ts',
    ...TOOLS,
  ],
} as const;
export type CoveredStage = keyof typeof COVERED;

/** Committed, so that a fresh clone and CI skip what has passed on the same files elsewhere. */
const PASSED_FILE = 'tests/passed.json';

/** A hash of the names and contents of the files that the stage covers. */
export async function hashOf(stage: CoveredStage, root: string = ROOT): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesIn(root, COVERED[stage]))
    hash.update(`${path.relative(root, file)}\n`).update(await readFile(file));
  return hash.digest('hex');
}

/** Whether the stage passed on files with this hash. */
export async function hasPassed(stage: CoveredStage, hash: string, root: string = ROOT): Promise<boolean> {
  return (await readPassed(root))[stage] === hash;
}

/** Notes that the stage has passed on files with this hash, which was taken before it started. */
export async function notePassed(stage: CoveredStage, hash: string, root: string = ROOT): Promise<void> {
  const passed = { ...(await readPassed(root)), [stage]: hash };
  await writeFile(path.join(root, PASSED_FILE), `${JSON.stringify(passed, null, 2)}\n`);
}

async function readPassed(root: string): Promise<Partial<Record<CoveredStage, string>>> {
  const text = await readFile(path.join(root, PASSED_FILE), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}
