import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { IMAGE_CDN } from '#src/catalogue/pictures/picture-redirects.ts';
import { ORIGINAL, PICTURE_PATH, SHARE_CARD } from '#src/catalogue/pictures/picture-sizes.ts';
import { SNAPSHOT_FILE } from '#src/catalogue/snapshot/snapshot-file.ts';
import type { DigitalFile } from '#src/core/products/digital-files.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import { ROOT } from '../run.ts';
import { type Check, type Deployment, type Line, ok, unknown, wrong } from './check.ts';

const REBUILD = 'Build again: npm run build';

/** A check of the build. Without one: wrong in a deploy, else unknown. */
function ofBuild({ isDeploy }: Deployment, name: string, run: () => Promise<Line> | Line): Check {
  return {
    name,
    isBusy: true,
    run() {
      if (existsSync(path.join(outFolder(), 'dist/index.html'))) return run();
      return (isDeploy ? wrong : unknown)(name, 'There is no build here.', 'Build first: npm run build');
    },
  };
}

/**
 * The pictures that the pages name: the originals of the image CDN and its rules, or every size as a file.
 */
export function picturesCheck(deployment: Deployment): Check {
  const name = 'pictures';
  return ofBuild(deployment, name, async () => {
    const { picturesNamedIn } = await import('#config/built-files.ts');
    const dist = path.join(outFolder(), 'dist');
    const isThere = (id: string, file: string) => existsSync(path.join(dist, PICTURE_PATH, id, file));
    const rules = path.join(dist, '_redirects');
    const isCdn = existsSync(rules) && readFileSync(rules, 'utf8').includes(IMAGE_CDN);
    const named = [...(await picturesNamedIn(dist))];
    const missing = named.flatMap(([id, files]) =>
      (isCdn && !files.has(SHARE_CARD) ? [ORIGINAL] : [...files])
        .filter((file) => !isThere(id, file))
        .map((file) => `${PICTURE_PATH}${id}/${file}`),
    );
    if (missing.length > 0)
      return wrong(
        name,
        `${missing.length} of ${named.length} are missing, such as ${missing[0]}.`,
        `Set PICTURES to cdn (an image CDN makes the sizes) or baked (any host), and build again.`,
      );
    return ok(
      name,
      `${named.length} picture(s): ${isCdn ? 'an original each, and the rules of the image CDN' : 'every size as a file'}.`,
    );
  });
}

/** The bundles of the edge function and of each function. */
export function functionsCheck(deployment: Deployment): Check {
  const name = 'edge function';
  return ofBuild(deployment, name, () => {
    const edge = bundles('functions/edge', '.edge-functions', 'js');
    const others = bundles('functions/endpoints', '.functions', 'mjs');
    const missing = [...edge, ...others].filter((file) => !isFilled(path.join(outFolder(), file)));
    if (missing.length > 0)
      return wrong(name, `The build lacks ${missing.join(', ')}.`, `${REBUILD} (without errors).`);
    return ok(name, `The build has ${edge.join(', ')}, and ${others.length} other functions.`);
  });
}

/** The files for sale, which the host uploads to its blob store. */
export function blobsCheck(deployment: Deployment): Check {
  const name = 'blob store';
  return ofBuild(deployment, name, () => {
    const snapshot = path.join(outFolder(), SNAPSHOT_FILE);
    if (!existsSync(snapshot)) return wrong(name, `The build lacks ${SNAPSHOT_FILE}.`, REBUILD);
    const files = filesForSale(snapshot);
    if (files.length === 0) return ok(name, 'The shop sells no files.');
    const withoutFile = files.filter(({ key }) => key === undefined).length;
    if (withoutFile > 0)
      return wrong(
        name,
        `${withoutFile} of ${files.length} files for sale have no file in the content.`,
        'Add their src in the content: buyers are told that their file is missing.',
      );
    const folder = path.join(outFolder(), '.netlify/blobs/deploy');
    const lost = files.filter(({ key = '', size }) => sizeOf(path.join(folder, key)) !== size);
    if (lost.length > 0)
      return wrong(
        name,
        `${lost.length} of ${files.length} files for sale are not in .netlify/blobs/deploy, such as “${lost[0]?.name}”.`,
        REBUILD,
      );
    return ok(name, `All ${files.length} files for sale are where the host uploads them from.`);
  });
}

function bundles(from: string, to: string, extension: string): string[] {
  return readdirSync(path.join(ROOT, from)).map((file) => `${to}/${path.parse(file).name}.${extension}`);
}

function isFilled(file: string): boolean {
  return (sizeOf(file) ?? 0) > 0;
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

function filesForSale(snapshot: string): DigitalFile[] {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  try {
    const rows = database.prepare("select json from entry where kind = 'files'").all() as { json: string }[];
    return rows.flatMap(({ json }) => JSON.parse(json) as DigitalFile[]);
  } finally {
    database.close();
  }
}
