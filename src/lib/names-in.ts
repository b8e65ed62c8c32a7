import { readdir } from 'node:fs/promises';

/**
 * The sorted names in a folder that have an ending. None when there is no such folder;
 * other errors are thrown.
 */
export async function namesIn(folder: string, ending = ''): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(ending)).sort();
}
