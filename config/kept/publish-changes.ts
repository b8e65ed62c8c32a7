import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { pictureMode } from '#src/catalogue/pictures/picture-mode.ts';
import { PICTURE_PATH } from '#src/catalogue/pictures/picture-sizes.ts';
import type { LoadedContent } from '#src/catalogue/reading/read-published.ts';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { siteAddress } from '#src/lib/site-address.ts';
import { writeBuildFile } from '../build-file.ts';
import { type BuiltFiles, picturesOf } from '../built-files.ts';
import { writeEditorForms } from '../editor.ts';
import { writeHeaders } from '../page-heads.ts';
import { publishPictures } from '../pictures.ts';
import { writeSitemap } from '../sitemap.ts';
import { publishImages } from '../snapshot.ts';
import { type BuildRecord, buildIn, forgetRecord, hadTurn, takeTurn, writeRecord } from './record.ts';

/** What a build of changes publishes. Files are paths in `dist`. */
type Made = {
  dist: string;
  /** The new snapshot, to be moved to its place. */
  snapshot: string;
  /** The folder that has the files that were made. */
  staged: string;
  made: readonly string[];
  gone: readonly string[];
  last: BuildRecord;
  /** The facts of all files, and the keys of all pages. */
  files: BuiltFiles;
  pages: BuildRecord['pages'];
};

/**
 * Moves the files that were made into `dist` and does the later steps of a build for them. After a crash in
 * between, the next build makes every page.
 */
export async function publishChanges(content: LoadedContent, changes: Made): Promise<void> {
  const { dist, staged, made, gone, last, files, pages } = changes;
  const turn = await takeTurn();
  await forgetRecord();
  const snapshot = path.join(outFolder(), SNAPSHOT_FILE);
  await rename(changes.snapshot, snapshot);
  await moveInto(dist, staged, made);
  await remove(dist, gone);
  await publishImages(snapshot, dist);
  await writeBuildFile(dist);
  await writeEditorForms(content.whole, dist);
  await writeHeaders(files, dist);
  await changePictures(changes);
  const sitemap = await writeSitemap(files, content, { dist, site: siteAddress(process.env) }, last.sitemap);
  const build = await buildIn(dist);
  if (build && (await hadTurn(turn))) await writeRecord({ ...last, build, files, pages, sitemap });
}

async function moveInto(dist: string, staged: string, files: readonly string[]): Promise<void> {
  const folders = new Set<string>();
  for (const file of files) {
    const folder = path.dirname(path.join(dist, file));
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    await rename(path.join(staged, file), path.join(dist, file));
  }
}

/** Removes files, and folders that are empty then. */
async function remove(dist: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    await rm(path.join(dist, file), { force: true });
    const folder = path.dirname(path.join(dist, file));
    if (folder !== dist) await rmdir(folder).catch(() => undefined);
  }
}

/** Adds the pictures that are new, and removes those that no file names any more. */
async function changePictures({ dist, made, gone, last, files }: Made): Promise<void> {
  const namesIn = (built: BuiltFiles, file: string) => built.get(file)?.pictures?.toSorted().join() ?? '';
  if ([...made, ...gone].every((file) => namesIn(last.files, file) === namesIn(files, file))) return;
  const [old, named] = [picturesOf(last.files.values()), picturesOf(files.values())];
  const isSame = (id: string) =>
    old.get(id)?.size === named.get(id)?.size && named.get(id)?.isSubsetOf(old.get(id) ?? new Set());
  for (const id of old.keys())
    if (!isSame(id)) await rm(path.join(dist, PICTURE_PATH, id), { recursive: true, force: true });
  const changed = new Map([...named].filter(([id]) => !isSame(id)));
  await publishPictures(changed, dist, pictureMode(process.env));
}
