import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.ts';
import { readSource, valueImports } from './imports.ts';

/**
 * What one run mutates: files from the project's root, how many random mutants (0: all), and whose tests look for them: `projects` of
 * Vitest, and of the functions' tests those of the folder `tests`, where one is named.
 */
export type Scope = { name: string; files: string[]; sample: number; projects: string; tests?: string };

const SAMPLE = 200;
const FOLDERS = [
  'gift-cards',
  'tax',
  'orders',
  'payouts',
  'fundings',
  'outbox',
  'limits',
  'reconciliation',
  'downloads',
  'checkout',
  'mail',
];

/** What `npm run mutate` covers when nothing is named. */
export const WHOLE = ['src/core', 'pure', ...FOLDERS.map((folder) => `functions/${folder}`)];

/** The scope of a folder, a file or the word `pure`; undefined when there are no modules there. */
export function scopeOf(name: string): Scope | undefined {
  const files = name === 'pure' ? pureModules() : modulesIn(name);
  if (files.length === 0) return undefined;
  const isCore = name.startsWith('src/core');
  const folder = /^functions\/([\w-]+)/.exec(name)?.[1];
  return {
    // A folder answers for its own tests; those of all others take half an hour, and notice what they do not say.
    ...(folder && existsSync(path.join(ROOT, 'tests/functions', folder)) && { tests: folder }),
    name,
    files,
    sample: isCore || name === 'pure' ? 0 : SAMPLE,
    // The rules of the shop have tests of their own, which take milliseconds.
    projects: isCore ? 'unit' : 'unit,functions',
  };
}

function modulesIn(place: string): string[] {
  if (/\.tsx?$/.test(place)) return existsSync(path.join(ROOT, place)) ? [place] : [];
  return globSync(`${place}/**/*.{ts,tsx}`, { cwd: ROOT }).sort();
}

/**
 * The modules of `functions` that import only rules, other pure modules and Node’s own crypto: they do the same for the same input,
 * without a database, a network or a setting.
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

/** Reads a setting, the time or the network by a global. */
const isImpure = (file: string) =>
  /process\.env|import\.meta|\bfetch\(|new Date\(\)|Date\.now\(|setTimeout/.test(readSource(ROOT, file));
