import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DataStore, Loader } from 'astro/loaders';
import type { ContentKind } from '#src/content.schemas.ts';
import { contentOfBuild } from './load-content.ts';
import { renderedTexts } from './rendered-content.ts';
import { SANITIZER_VERSION, sanitizeHtml } from './sanitize-html.ts';

/**
 * Astro's own loaders call this for unchanged entries, but its types lack it. It keeps pictures in their text
 * in the build.
 */
type StoreWithImports = DataStore & { addAssetImports(imports: string[], file: string): void };

/** The loader's name, by which the development server reloads the collections. */
export const CONTENT_LOADER = 'found-content';

/**
 * Passes the entries of a kind to Astro after they were read and checked. Astro only renders their Markdown.
 */
export function contentLoader(kind: ContentKind): Loader {
  return {
    name: CONTENT_LOADER,
    load: async ({ store, generateDigest, renderMarkdown, config }) => {
      const entries = (await contentOfBuild())[kind];
      const ids = new Set<string>(entries.map(({ id }) => id));
      for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
      const root = fileURLToPath(config.root);
      const texts = renderedTexts();
      for (const { id, data, body, file } of entries) {
        const digest = generateDigest(JSON.stringify([SANITIZER_VERSION, data, body]));
        const known = store.get(id);
        if (known?.digest === digest) {
          if (known.rendered && known.body !== undefined)
            texts.set(file, { body: known.body, rendered: known.rendered });
          if (known.assetImports && known.filePath)
            (store as StoreWithImports).addAssetImports(known.assetImports, known.filePath);
          continue;
        }
        const absolute = path.resolve(file);
        const made =
          body === undefined ? undefined : await renderMarkdown(body, { fileURL: pathToFileURL(absolute) });
        const rendered = made && { ...made, html: sanitizeHtml(made.html) };
        const images = rendered?.metadata?.imagePaths;
        if (rendered && body !== undefined) texts.set(file, { body, rendered });
        store.set({
          id,
          data: data as Record<string, unknown>,
          filePath: path.relative(root, absolute).split(path.sep).join('/'),
          digest,
          ...(body !== undefined && { body }),
          ...(rendered && { rendered }),
          ...(images && { assetImports: images }),
        });
      }
    },
  };
}
