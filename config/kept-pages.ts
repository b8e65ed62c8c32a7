import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { PICTURE_FOLDER } from '../src/catalogue/pictures/picture-sizes.ts';
import { BUILD_FILE } from '../src/lib/build-file.ts';
import { KEPT_PAGES_FILE, outFolder } from '../src/lib/out-folder.ts';
import type { BuiltFiles, FileFacts } from './built-files.ts';

type Path = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];
/** What a build leaves for the next one. */
type BuildRecord = {
  /** What the build file of `dist` says, so that a record is never used with the pages of another build. */
  build: string;
  /** A hash of the code and the settings that made the pages, and the names of the client's files. */
  code: string;
  assets: string;
  /** By the file's path in `dist`. */
  pages: { [file: string]: { key: string; facts: FileFacts } };
};

/**
 * Keeps pages of the last build that a build would make again: those with the same key (`withKeys`), of the same code and
 * settings (`BUILD_CODE`, see scripts/lib/build-stamp.ts). Pages without a key are made each time. A build that fails leaves
 * nothing to keep, so the next one makes every page.
 * @param built gets the facts of the files that were kept
 */
export function keptPages(built: BuiltFiles): AstroIntegration {
  const code = process.env.BUILD_CODE;
  const keys = new Map<string, string>();
  const recordFile = path.join(outFolder(), KEPT_PAGES_FILE);
  const lastDist = path.join(path.dirname(recordFile), 'last-dist');
  /** The id of the last build that started or wrote, so that two builds at once leave no record. */
  const turnFile = path.join(path.dirname(recordFile), 'building');
  const turn = randomUUID();
  let dist: string;

  const stored = new Map<string, boolean>();
  /** False if the cache of pictures was emptied since: making the page stores its pictures again. */
  const hasPictures = ({ pictures = [] }: FileFacts) =>
    pictures.every((each) => {
      const [id = ''] = each.split('/');
      const known = stored.get(id) ?? existsSync(path.join(PICTURE_FOLDER, id));
      stored.set(id, known);
      return known;
    });

  async function keep(paths: Path[], last: BuildRecord | undefined): Promise<Path[]> {
    const isSameClient = last?.assets === (await assetsIn(dist));
    const folders = new Set<string>();
    const wanted: Path[] = [];
    const kept = new Set<string>();
    for (const each of paths) {
      const { pathname, route, cacheKey } = each;
      if (kept.has(pathname)) continue;
      const file = route.type === 'endpoint' ? pathname.slice(1) : `${pathname.slice(1)}.html`;
      if (cacheKey !== undefined) keys.set(file, cacheKey);
      const known = last?.pages[file];
      if (!isSameClient || cacheKey === undefined || known?.key !== cacheKey || !hasPictures(known.facts)) {
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
      built.set(file, known.facts);
      kept.add(pathname);
    }
    return wanted;
  }

  return {
    name: 'found:kept-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        dist = fileURLToPath(config.outDir);
      },
      'astro:build:start': async ({ setPrerenderer, logger }) => {
        await rm(lastDist, { recursive: true, force: true });
        let last = await readRecord(recordFile, { code, build: await buildIn(dist) });
        await rm(recordFile, { force: true });
        await mkdir(path.dirname(turnFile), { recursive: true });
        await writeFile(turnFile, turn);
        // Astro empties the folder before it calls the next hook.
        if (last && !(await setAside(dist, lastDist))) {
          logger.warn('The last build cannot be moved, so every page is made again.');
          last = undefined;
        }
        setPrerenderer((inner) => ({
          ...inner,
          getStaticPaths: async () => {
            const all = await inner.getStaticPaths();
            const wanted = await keep(all, last);
            logger.info(`${all.length - wanted.length} of ${all.length} files are those of the last build`);
            return wanted;
          },
        }));
      },
      'astro:build:done': async () => {
        await rm(lastDist, { recursive: true, force: true });
        if ((await readFile(turnFile, 'utf8').catch(() => '')) !== turn) {
          // Another build started meanwhile. Both have written files, so neither record would be true.
          await rm(recordFile, { force: true });
          await writeFile(turnFile, turn);
          return;
        }
        if (!code) return;
        const pages: BuildRecord['pages'] = {};
        for (const [file, key] of keys) {
          const facts = built.get(file);
          if (facts) pages[file] = { key, facts };
        }
        await writeFile(
          recordFile,
          JSON.stringify({ build: await buildIn(dist), code, assets: await assetsIn(dist), pages }),
        );
      },
    },
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

async function readRecord(
  file: string,
  { code, build }: { code: string | undefined; build: string | undefined },
): Promise<BuildRecord | undefined> {
  if (!code || !build || !existsSync(file)) return undefined;
  try {
    const record: BuildRecord = JSON.parse(await readFile(file, 'utf8'));
    return record.code === code && record.build === build ? record : undefined;
  } catch {
    // An incomplete record (full disk) is ignored.
    return undefined;
  }
}

/** The build file. Undefined if there is none. */
function buildIn(folder: string): Promise<string | undefined> {
  return readFile(path.join(folder, BUILD_FILE), 'utf8').catch(() => undefined);
}

/** The names of the client's scripts and styles, which hash their contents and which pages name. */
async function assetsIn(folder: string): Promise<string> {
  const names = await readdir(path.join(folder, '_astro')).catch((): string[] => []);
  return names
    .filter((name) => /\.(?:js|css)$/.test(name))
    .sort()
    .join('\n');
}
