import { readFileSync } from 'node:fs';
import path from 'node:path';

const known = new Map<string, string[]>();

/**
 * What a file imports at run time, types left out: files of the project by their path from its root, packages by their name. Both
 * paths are from the folder `root`.
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
    return imported.startsWith('.') ? path.posix.join(path.posix.dirname(file), imported) : imported;
  });
  known.set(key, names);
  return names;
}

/** How many modules and packages are loaded with a file. */
export function loadedWith(root: string, file: string): number {
  const seen = new Set([file]);
  for (const one of seen)
    if (/\.(tsx?|mjs)$/.test(one)) for (const next of valueImports(root, one)) seen.add(next);
  return seen.size;
}

/** The text of a file; empty where there is none, as for what a build makes. */
export function readSource(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}
