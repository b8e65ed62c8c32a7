import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { entriesOf } from './shop-content.ts';

export type NewRedirect = { from: string; to: string };

/**
 * Adds redirects to `redirects/{source}.yaml`. What is in that file, or redirects the same path in another,
 * stays.
 *
 * @returns the redirects that are new
 */
export async function addRedirects(
  content: string,
  source: string,
  wanted: readonly NewRedirect[],
  isWriting: boolean,
): Promise<NewRedirect[]> {
  const there = await entriesOf(content, 'redirects');
  const taken = new Set(there.flatMap(({ data }) => data.redirects.map(({ from }) => from.toLowerCase())));
  const added = wanted.filter(({ from }) => {
    const isNew = !taken.has(from.toLowerCase());
    taken.add(from.toLowerCase());
    return isNew;
  });
  if (added.length === 0 || !isWriting) return added;
  const file = path.join(content, 'redirects', `${source}.yaml`);
  const document = parseDocument(existsSync(file) ? await readFile(file, 'utf8') : 'redirects: []\n');
  for (const redirect of added) {
    const node = document.createNode(redirect);
    node.flow = true;
    document.addIn(['redirects'], node);
  }
  const list = document.get('redirects') as { flow?: boolean };
  list.flow = false;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, document.toString({ lineWidth: 0 }));
  await rename(`${file}.part`, file);
  return added;
}
