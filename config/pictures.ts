import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { encodeVariants } from '../src/catalogue/pictures/encode.ts';
import { makePicture } from '../src/catalogue/pictures/make-picture.ts';
import { readSource, writeMissing } from '../src/catalogue/pictures/picture-cache.ts';
import { type PictureMode, pictureMode } from '../src/catalogue/pictures/picture-mode.ts';
import { pictureRedirects } from '../src/catalogue/pictures/picture-redirects.ts';
import {
  ORIGINAL,
  PICTURE_FOLDER,
  PICTURE_PATH,
  picturesIn,
  SHARE_CARD,
  SHARE_CARD_SOURCE,
  variantName,
  variantNamed,
} from '../src/catalogue/pictures/picture-sizes.ts';
import { createQueue } from '../src/lib/queue.ts';
import { type BuiltFiles, picturesOf } from './built-files.ts';

const TYPES: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg' };
/** A cached picture that no build has used for this long is deleted. In ms. */
const KEPT = 30 * 24 * 3_600_000;
/** So many pictures are published at a time: a large shop has tens of thousands. */
const AT_ONCE = 8;

/**
 * Adds the pictures that the built files name to the site, in the mode of `PICTURES`. The development server
 * makes each picture on request.
 */
export function pictures(built: BuiltFiles): AstroIntegration {
  return {
    name: 'found:pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const [asked] = picturesIn(request.url ?? '');
          const body = asked && (await makePicture(asked.id, asked.name).catch(() => undefined));
          if (!asked || !body) return next();
          response.setHeader('Content-Type', TYPES[extname(asked.name)] ?? '');
          response.setHeader('Cache-Control', 'max-age=3600');
          response.end(body);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const mode = pictureMode(process.env);
        const named = picturesOf(built.values());
        const count = await publishPictures(named, fileURLToPath(dir), mode);
        await forgetOthers(named, PICTURE_FOLDER, (await stat(dir)).mtimeMs);
        logger.info(
          `${count} files in ${PICTURE_PATH} (${mode}, ${Math.round(performance.now() - started)} ms)`,
        );
      },
    },
  };
}

/**
 * Writes the named picture files to `folder`, and returns their number.
 * - `on-demand`: the sources of the pictures.
 * - `cdn`: the originals for the image CDN, and the sharing pictures.
 * - `baked`: every file that a page names, so that any file server can serve the store.
 *
 * The first two also get the rewrite rules to the image CDN.
 * @throws Error when a page names a picture that was not stored, or a size that the store does not offer
 */
export async function publishPictures(
  named: ReadonlyMap<string, ReadonlySet<string>>,
  folder: string,
  mode: PictureMode,
  cache: string = PICTURE_FOLDER,
): Promise<number> {
  const queue = createQueue(AT_ONCE);
  const publish = async ([id, names]: [string, ReadonlySet<string>]) => {
    const unknown = [...names].find((name) => name !== SHARE_CARD && !variantNamed(name));
    if (unknown)
      throw new Error(`A page names ${PICTURE_PATH}${id}/${unknown}, a size that nobody makes of a picture.`);
    const published = await PUBLISHED[mode](id, [...names], cache);
    if (published.length === 0)
      throw new Error(`A page names ${PICTURE_PATH}${id}, but no such picture was stored.`);
    for (const name of published) await place(join(cache, id, name), join(folder, PICTURE_PATH, id, name));
    return published.length;
  };
  const files = await Promise.all([...named].map((each) => queue(() => publish(each))));
  if (mode !== 'baked') await writeFile(join(folder, '_redirects'), pictureRedirects(mode));
  return files.reduce((sum, count) => sum + count, 0);
}

/**
 * Makes the published files of one picture, unless they exist, and returns their names. `names`:
 * those on the pages.
 */
type Publish = (id: string, names: readonly string[], cache: string) => Promise<readonly string[]>;
const PUBLISHED: Record<PictureMode, Publish> = {
  'on-demand': async (id, names, cache) => {
    if (names.includes(SHARE_CARD)) return [SHARE_CARD_SOURCE];
    return (await readdir(join(cache, id)).catch(() => [])).filter((name) => name.startsWith('source.'));
  },
  cdn: async (id, names, cache) => {
    const wanted = names.includes(SHARE_CARD) ? SHARE_CARD : ORIGINAL;
    await makePicture(id, wanted, { sources: cache, kept: cache });
    return [wanted];
  },
  baked: async (id, names, cache) => {
    if (names.includes(SHARE_CARD)) await makePicture(id, SHARE_CARD, { sources: cache, kept: cache });
    else await bake(join(cache, id), names);
    return names;
  },
};

/** Makes the missing files of a picture. Reads its source once. */
async function bake(folder: string, names: readonly string[]): Promise<void> {
  const missing = names.flatMap((name) => (existsSync(join(folder, name)) ? [] : (variantNamed(name) ?? [])));
  const source = missing.length > 0 && (await readSource(folder));
  if (!source) return;
  for await (const { width, format, data } of encodeVariants(source, missing))
    await writeMissing(join(folder, variantName(width, format)), data);
}

/**
 * Deletes old pictures from the cache. Each change of a drawing makes a new picture, so the cache would grow
 * forever. `now` is the modification time of a file that was just written: file times ignore a moved clock of
 * the process.
 */
export async function forgetOthers(
  named: ReadonlyMap<string, unknown>,
  cache: string,
  now: number,
): Promise<void> {
  const before = now - KEPT;
  for (const id of await readdir(cache)) {
    const place = join(cache, id);
    if (!named.has(id) && (await stat(place)).mtimeMs < before) await rm(place, { recursive: true });
  }
}

async function place(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code === 'ENOENT')
      throw new Error(`A page names ${to}, but no such picture was stored.`, { cause: error });
    await copyFile(from, to);
  }
}
