import { readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONTENT_LOADER } from '../src/catalogue/reading/collection-loader.ts';
import { brokenContent, contentOfBuild, rereadContent } from '../src/catalogue/reading/load-content.ts';
import { nextBuild } from '../src/catalogue/reading/published.ts';
import type { LoadedContent } from '../src/catalogue/reading/read-published.ts';
import { redirectsOf, redirectTable } from '../src/catalogue/reading/redirects.ts';
import { contentFolder } from '../src/catalogue/schemas/content-folder.ts';
import { publishFiles } from '../src/catalogue/snapshot/publish-files.ts';
import type { PreviewImage } from '../src/catalogue/snapshot/rows.ts';
import { addPreviewImages, writeSnapshot } from '../src/catalogue/snapshot/snapshot.ts';
import { SNAPSHOT_FILE } from '../src/catalogue/snapshot/snapshot-file.ts';
import { buildNow } from '../src/lib/clock.ts';
import { outFolder, REDIRECTS_FILE } from '../src/lib/out-folder.ts';
import { EDITOR } from '../src/security/editor-headers.ts';
import * as words from '../src/words/en/editor.ts';
import { fill } from '../src/words/fill.ts';

/** How long after the last change content is read again, in ms: editors save several files at once. */
const SETTLED = 50;

/**
 * The module that keeps the snapshot open. It is reloaded after an update,
 * or functions would use the old snapshot.
 */
const READER = path.resolve(import.meta.dirname, '../functions/catalogue/snapshot.ts');

/**
 * Writes the functions' snapshot and the files for sale, from the same content as the pages. In development
 * it writes them again when a content file changes.
 */
export function content(): AstroIntegration {
  const snapshot = path.join(outFolder(), SNAPSHOT_FILE);
  return {
    name: 'found:content',
    hooks: {
      'astro:build:start': async () => publish(await contentOfBuild(), snapshot),
      'astro:build:done': async ({ dir }) => {
        await publishImages(snapshot, fileURLToPath(dir));
      },
      'astro:server:setup': async ({ server, refreshContent, logger }) => {
        if (!brokenContent()) await publish(await contentOfBuild(), snapshot);
        server.middlewares.use((incoming, outgoing, next) => {
          const broken = brokenContent();
          const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
          const isPage = path.extname(pathname) === '' && !pathname.startsWith(EDITOR);
          if (!broken || !isPage) return next();
          outgoing.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
          outgoing.end(fill(words.noPages, { problems: broken.message, editor: EDITOR }));
        });
        const folder = contentFolder();
        const update = async () => {
          try {
            const wasBroken = brokenContent() !== undefined;
            const content = await rereadContent();
            // Another server starts now, which publishes it.
            if (wasBroken) return;
            await publish(content, snapshot);
            await refreshContent?.({ loaders: [CONTENT_LOADER] });
            const { moduleGraph } = server.environments.ssr;
            for (const reader of moduleGraph.getModulesByFile(READER) ?? [])
              moduleGraph.invalidateModule(reader);
          } catch (error) {
            logger.error((error as Error).message);
          }
        };
        let settling: NodeJS.Timeout | undefined;
        // One after the other, so that the last content read is the last one written.
        let updates = Promise.resolve();
        server.watcher.add(folder).on('all', (_event, file) => {
          if (path.relative(folder, path.resolve(file)).startsWith('..')) return;
          clearTimeout(settling);
          settling = setTimeout(() => {
            updates = updates.then(update);
          }, SETTLED);
        });
      },
    },
  };
}

/** Adds the pictures of products to the snapshot, when their files in `dist` are made. */
export async function publishImages(snapshot: string, dist: string): Promise<void> {
  addPreviewImages(snapshot, await builtImages(path.join(dist, 'data/products')));
}

/** The pictures of each product, from its JSON file, by product id. The build of the pages has made them. */
async function builtImages(folder: string): Promise<[string, PreviewImage[]][]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name): [string, PreviewImage[]][] => {
    const { previewImages } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    // An earlier name of a product has none.
    return previewImages ? [[path.parse(name).name, previewImages]] : [];
  });
}

/** Writes the functions' snapshot, the redirects and the files for sale. */
export async function publish({ whole, ...content }: LoadedContent, snapshot: string): Promise<void> {
  const now = buildNow();
  await mkdir(path.dirname(snapshot), { recursive: true });
  const files = await publishFiles(whole);
  await writeFile(
    path.join(outFolder(), REDIRECTS_FILE),
    JSON.stringify(redirectTable(redirectsOf(content))),
  );
  await writeSnapshot(content, snapshot, now, { files, next: nextBuild(whole, now) });
}
