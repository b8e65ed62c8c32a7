import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hasPicturesInText } from '#src/catalogue/page-keys.ts';
import { PICTURE_FOLDER } from '#src/catalogue/pictures/picture-sizes.ts';
import type { BuiltFiles, FileFacts } from '../built-files.ts';
import { finishedResponse, type Heads } from '../page-heads.ts';
import { bundleKeeper, forgetBundle } from './bundle.ts';
import {
  type BuildRecord,
  buildIn,
  forgetRecord,
  hadTurn,
  readRecord,
  recordFile,
  takeTurn,
  writeRecord,
} from './record.ts';
import type { Path } from './static-paths.ts';

/**
 * Keeps pages of the last build that a build would make again: those with the same key (`withKeys`), of the
 * same code and settings (`BUILD_CODE`, see scripts/lib/build-stamp.ts). Pages without a key are made each
 * time. A build that fails leaves nothing to keep, so the next one makes every page. Keeps the bundle of the
 * pages too, for `makeChanges`.
 * @param built gets the facts of the files that were kept
 * @param heads what `pageHeads` found of the client's scripts
 */
export function keptPages(built: BuiltFiles, heads: Heads): AstroIntegration {
  const code = process.env.BUILD_CODE;
  const pages: BuildRecord['pages'] = new Map();
  const lastDist = path.join(path.dirname(recordFile()), 'last-dist');
  let turn = '';
  const hasPictures = pictureCheck();
  let dist: string;
  let keeper: ReturnType<typeof bundleKeeper> | undefined;

  async function keep(paths: Path[], last: BuildRecord | undefined): Promise<Path[]> {
    const isSameClient = last?.assets === (await assetsIn(dist));
    const folders = new Set<string>();
    const wanted: Path[] = [];
    const kept = new Set<string>();
    for (const each of paths) {
      const { pathname, cacheKey } = each;
      if (kept.has(pathname)) continue;
      const file = fileOf(each);
      pages.set(file, cacheKey ?? '');
      const facts = last?.files.get(file);
      const isSame =
        cacheKey !== undefined && last?.pages.get(file) === cacheKey && !hasPicturesInText(cacheKey);
      if (!isSameClient || !isSame || !facts || !hasPictures(facts)) {
        wanted.push(each);
        continue;
      }
      const folder = path.dirname(path.join(dist, file));
      if (!folders.has(folder)) await mkdir(folder, { recursive: true });
      folders.add(folder);
      if (!(await moved(path.join(lastDist, file), path.join(dist, file)))) {
        wanted.push(each);
        continue;
      }
      built.set(file, facts);
      kept.add(pathname);
    }
    return wanted;
  }

  return {
    name: 'found:kept-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = fileURLToPath(config.outDir);
        const settings = process.env.BUILD_CONTENT;
        if (code && settings) keeper = bundleKeeper(config, { code, settings });
      },
      'astro:build:start': async ({ setPrerenderer, logger }) => {
        await rm(lastDist, { recursive: true, force: true });
        await forgetBundle();
        let last = await readRecord(dist, code);
        await forgetRecord();
        turn = await takeTurn();
        // Astro empties the folder before it calls the next hook.
        if (last && !(await setAside(dist, lastDist))) {
          logger.warn('The last build cannot be moved, so every page is made again.');
          last = undefined;
        }
        setPrerenderer((inner) => ({
          ...inner,
          setup: async () => {
            await keeper?.watch();
            await inner.setup?.();
          },
          getStaticPaths: async () => {
            const all = await inner.getStaticPaths();
            const wanted = await keep(all, last);
            logger.info(`${all.length - wanted.length} of ${all.length} files are those of the last build`);
            return wanted;
          },
          render: async (request, options) => {
            const rendered = await inner.render(request, options);
            const name = fileAt(decodeURI(new URL(request.url).pathname), options.routeData.type);
            if (rendered instanceof Response) return finishedResponse(name, rendered, { built, heads });
            return {
              ...rendered,
              response: await finishedResponse(name, rendered.response, { built, heads }),
            };
          },
          teardown: async () => {
            await inner.teardown?.();
            await keeper?.keep();
          },
        }));
      },
      'astro:build:done': async () => {
        await rm(lastDist, { recursive: true, force: true });
        if (!(await hadTurn(turn))) return;
        const build = await buildIn(dist);
        if (!code || !build) return;
        await keeper?.done(heads);
        await writeRecord({ build, code, assets: await assetsIn(dist), files: built, pages });
      },
    },
  };
}

/** The file of a path in `dist`. */
export function fileOf({ pathname, route }: Path): string {
  return fileAt(pathname, route.type);
}

function fileAt(pathname: string, type: Path['route']['type']): string {
  const name = pathname.slice(1);
  if (type === 'endpoint' || name.endsWith('.html')) return name;
  return name === '' ? 'index.html' : `${name}.html`;
}

/**
 * Makes a check that is false if the cache of pictures was emptied since:
 * making the page stores its pictures again.
 */
export function pictureCheck(): (facts: FileFacts) => boolean {
  const stored = new Map<string, boolean>();
  const isStored = (each: string) => {
    const [id = ''] = each.split('/');
    const known = stored.get(id) ?? existsSync(path.join(PICTURE_FOLDER, id));
    stored.set(id, known);
    return known;
  };
  // Many files share their facts.
  const checked = new Map<FileFacts, boolean>();
  return (facts) => {
    const known = checked.get(facts) ?? (facts.pictures ?? []).every(isStored);
    checked.set(facts, known);
    return known;
  };
}

/** Moves a folder. False where that cannot be: a mount point, or a folder of another file system. */
async function setAside(from: string, to: string): Promise<boolean> {
  return rename(from, to).then(
    () => true,
    () => false,
  );
}

/** Moves a file. False if it is not there. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** The names of the client's scripts and styles, which hash their contents and which pages name. */
async function assetsIn(folder: string): Promise<string> {
  const names = await readdir(path.join(folder, '_astro')).catch((): string[] => []);
  return names
    .filter((name) => /\.(?:js|css)$/.test(name))
    .sort()
    .join('\n');
}
