import { readFileSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, string[]>();

/**
 * The run-time imports of a file, without types: files of the project by path, other packages by name. Both
 * paths are relative to the folder `root`.
 */
export function valueImports(root: string, file: string): string[] {
  const key = path.join(root, file);
  const cached = known.get(key);
  if (cached) return cached;
  const statements = readSource(root, file).matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^;']*?from )?'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  const names = [...statements].map(([, name, lazy]) => {
    const imported = name ?? lazy ?? '';
    if (imported.startsWith('#')) return imported.slice(1);
    if (imported.startsWith('.')) return path.posix.join(path.posix.dirname(file), imported);
    return entryOf(root, imported) ?? imported;
  });
  known.set(key, names);
  return names;
}

/** The file that an import of a package in `packages` leads to; undefined for other packages. */
function entryOf(root: string, imported: string): string | undefined {
  const [name = '', ...rest] = imported.split('/');
  const manifest = readSource(root, `packages/${name}/package.json`);
  if (manifest === '') return undefined;
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string> };
  const file = exports[['.', ...rest].join('/')];
  return file && path.posix.join('packages', name, file);
}

/** All modules and packages that are loaded with a file, including itself. */
export function loadedWith(root: string, file: string): ReadonlySet<string> {
  const seen = new Set([file]);
  for (const one of seen)
    if (/\.(tsx?|mjs)$/.test(one)) for (const next of valueImports(root, one)) seen.add(next);
  return seen;
}

/** The text of a file; empty if there is none, as for files that a build generates. */
export function readSource(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}
