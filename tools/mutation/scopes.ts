import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#scripts/lib/run.ts';
import { readSource, valueImports } from './imports.ts';

/**
 * The scope of one run: the files to mutate (from the project's root), the number of random mutants (0:
 * all), and the tests to run. `projects` are projects of Vitest. `tests`, if given, limits the functions'
 * tests to these folders.
 */
export type Scope = {
  name: string;
  files: string[];
  sample: number;
  projects: string;
  tests?: string[];
  /** Whether each mutant gets all tests, because the tests run the code before they start. */
  isRunBeforeTests?: boolean;
};

const SAMPLE = 200;
/** A folder comes after the folders in it, which have tests of their own. */
const FOLDERS = [
  'gift-cards',
  'orders/tax',
  'orders/reconciliation',
  'orders',
  'payouts',
  'fundings',
  'mail/outbox',
  'limits',
  'downloads',
  'checkout',
  'mail',
];

/** Folders whose modules other folders use. The tests of those folders run, too. */
const ALSO_TESTED_BY: Readonly<Record<string, readonly string[]>> = {
  checkout: ['fundings', 'gift-cards', 'orders/tax'],
  orders: ['commands', 'downloads', 'fundings', 'gift-cards', 'mail/newsletter', 'payouts', 'people'],
};

/**
 * Folders whose tests run the code in `beforeAll`: they send all mails once, and each test reads one. Stryker
 * cannot tell which test ran a mutant there.
 */
const RUN_BEFORE_TESTS = ['mail'];

/** The scopes that `npm run mutate` covers by default. */
export const WHOLE = ['src/core', 'pure', ...FOLDERS.map((folder) => `functions/${folder}`)];

/** The scope of a folder, a file or the word `pure`; undefined if there are no modules. */
export function scopeOf(name: string): Scope | undefined {
  const files = name === 'pure' ? pureModules() : modulesIn(name);
  if (files.length === 0) return undefined;
  const isPage = name.startsWith('src/');
  const folder =
    FOLDERS.find((each) => `${name}/`.startsWith(`functions/${each}/`)) ??
    /^functions\/([\w-]+)/.exec(name)?.[1];
  return {
    // Runs only the folder's own tests. All other tests take half an hour, and detect mutants without
    // stating the rule.
    ...(folder &&
      existsSync(path.join(ROOT, 'tests/functions', folder)) && {
        tests: [folder, ...(ALSO_TESTED_BY[folder] ?? [])],
      }),
    ...(folder && RUN_BEFORE_TESTS.includes(folder) && { isRunBeforeTests: true }),
    name,
    files,
    sample: isPage || name === 'pure' ? 0 : SAMPLE,
    // Code that pages and functions share has its own unit tests, which take milliseconds.
    projects: isPage ? 'unit' : 'unit,functions',
  };
}

function modulesIn(place: string): string[] {
  if (/\.tsx?$/.test(place)) return existsSync(path.join(ROOT, place)) ? [place] : [];
  return globSync(`${place}/**/*.{ts,tsx}`, { cwd: ROOT }).sort();
}

/**
 * The modules of `functions` that import only rules, other pure modules and Node's crypto. They return the
 * same output for the same input, without a database, a network or a setting.
 */
export function pureModules(): string[] {
  const all = modulesIn('functions').filter((file) => !/^functions\/(db|endpoints|edge)\//.test(file));
  const importsOf = new Map(all.map((file) => [file, valueImports(ROOT, file)]));
  const pure = new Set(all.filter((file) => !isImpure(file)));
  for (let before = -1; before !== pure.size; ) {
    before = pure.size;
    for (const file of pure)
      if (!importsOf.get(file)?.every((imported) => isRule(imported) || pure.has(imported)))
        pure.delete(file);
  }
  return [...pure];
}

const isRule = (imported: string) => /^(src\/(core|lib|contracts)\/|node:crypto$)/.test(imported);

/** Whether a file reads a setting, the time or the network through a global. */
const isImpure = (file: string) =>
  /process\.env|import\.meta|\bfetch\(|new Date\(\)|Date\.now\(|setTimeout/.test(readSource(ROOT, file));
