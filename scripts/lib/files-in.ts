import { glob } from 'node:fs/promises';
import path from 'node:path';

/** The absolute paths of the files that match the patterns, sorted. */
export async function filesIn(root: string, patterns: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true }))
    if (entry.isFile()) files.push(path.join(entry.parentPath, entry.name));
  return files.sort();
}
