import { copyFile, link, mkdir, readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PICTURE_FOLDER, PICTURE_PATH, pictureNamesIn } from '../src/features/pictures/picture-files.ts';

const TYPES: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg' };
const READS = /\.(?:html|json|xml|js|txt|webmanifest)$/;

/**
 * Brings the drawn pictures into the site. After a build exactly the files that its pages name are put into
 * `dist/pictures`, as hard links where the disk allows; `astro dev` serves them from the cache.
 */
export function pictures(): AstroIntegration {
  return {
    name: 'found:pictures',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const name = pictureNamesIn(request.url ?? '')[0];
          const body = name && (await readFile(join(PICTURE_FOLDER, name)).catch(() => undefined));
          if (!body) return next();
          response.setHeader('Content-Type', TYPES[extname(name)] ?? '');
          response.setHeader('Cache-Control', 'max-age=3600');
          response.end(body);
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const count = await publishPictures(fileURLToPath(dir));
        logger.info(`${count} files in ${PICTURE_PATH} (${Math.round(performance.now() - started)} ms)`);
      },
    },
  };
}

/** Puts every picture that a page in `folder` names beside the pages; answers how many. A missing file is an error. */
export async function publishPictures(folder: string, cache: string = PICTURE_FOLDER): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = new Set<string>();
  for (const entry of entries)
    if (entry.isFile() && READS.test(entry.name))
      for (const name of pictureNamesIn(await readFile(join(entry.parentPath, entry.name), 'utf8')))
        names.add(name);
  const target = join(folder, PICTURE_PATH);
  await mkdir(target, { recursive: true });
  for (const name of names) await place(join(cache, name), join(target, name));
  return names.size;
}

async function place(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code === 'ENOENT')
      throw new Error(`A page names ${to}, but no such picture was drawn.`, { cause: error });
    await copyFile(from, to);
  }
}
