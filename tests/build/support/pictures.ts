import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { imageCdn } from '#sandbox/images/image-cdn.ts';
import { redirectRules } from '#sandbox/store/redirects.ts';
import { DIST, ROOT, readBuilt } from './dist.ts';

/** For each image file that a platform rule answers (`640.avif`), its source (`original.webp`). */
const rules = new Map(
  (existsSync(path.join(DIST, '_redirects')) ? readBuilt('_redirects') : '')
    .matchAll(/^\/pictures\/:id\/(\S+) .*\?url=\/pictures\/:id\/([\w.]+)&/gm)
    .map(([, name, source]) => [name ?? '', source ?? ''] as const),
);
const folders = new Map<string, readonly string[]>();

/** True for a picture's address that the build answers: with a file, or by a rule for an existing source. */
export function isPictureThere(pathname: string): boolean {
  const [, id = '', name = ''] = /^\/pictures\/(\w+)\/([\w.]+)$/.exec(pathname) ?? [];
  if (!id) return false;
  const files = folders.get(id) ?? filesOf(id);
  const source = rules.get(name);
  const isSource = (file: string) =>
    file === source || (source === 'original.webp' && file.startsWith('source.'));
  return files.includes(name) || files.some(isSource);
}

function filesOf(id: string): readonly string[] {
  const folder = path.join(DIST, 'pictures', id);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  folders.set(id, files);
  return files;
}

const rewrite = redirectRules({ root: ROOT, folder: DIST });
const answer = imageCdn({ folder: DIST });

/** A picture as a browser gets it from this build. @throws if there is none */
export async function pictureAt(pathname: string): Promise<Buffer> {
  const target = await rewrite(new Request(`http://localhost${pathname}`));
  const response = target && (await answer(target));
  if (!response?.ok) throw new Error(`${pathname} is answered with ${response?.status ?? 'nothing'}`);
  return Buffer.from(await response.arrayBuffer());
}
