import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const LIBRARY = path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms'));

/** The library's other languages, its colours for code, and maps: no form of the shop shows them. */
const UNUSED = /^@shikijs\/|\/locales\/[\w-]+\.json$|^leaflet|^terra-draw/;

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: UNUSED }, () => ({ path: 'unused', namespace: 'unused' }));
    onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'export default {}' }));
  },
};

/**
 * The editor fills what the line on the site's build leaves: by `contain`,
 * also where it wants the whole window.
 */
const STYLE = `
      :root { color-scheme: light dark }
      body { display: flex; flex-direction: column; height: 100dvh; margin: 0 }
      #nc-root { flex: 1; min-height: 0; contain: layout }
      #live-line { margin: 0; padding: .4rem 1rem; border-top: 1px solid #8886;
        background: color-mix(in srgb, CanvasText 6%, Canvas); font: .8125rem/1.4 system-ui, sans-serif }
      #problems { max-height: 30dvh; overflow: auto; padding: .4rem 1rem; border-top: 1px solid #8886;
        background: Canvas; color: CanvasText; font: .8125rem/1.5 system-ui, sans-serif }
      #problems ul { margin: .3rem 0; padding-left: 1.2rem }
      #live-line:empty, #problems:empty { display: none }
    `;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Editor</title>
    <style>${STYLE}</style>
    <script type="module" src="/admin/entry.js"></script>
  </head>
  <body>
    <div id="nc-root"></div>
    <details id="problems" aria-live="polite"></details>
    <p id="live-line" role="status"></p>
  </body>
</html>
`;

/**
 * Writes the editor's page and its scripts into a folder. The configuration is not part of it.
 * @param isDevelopment for a development server, where changes show without a build
 */
export async function writeEditorPage(
  folder: string,
  { isDevelopment }: { isDevelopment: boolean },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [path.join(import.meta.dirname, 'entry.ts')],
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    define: { IS_DEVELOPMENT: String(isDevelopment) },
    logLevel: 'error',
    plugins: [withoutUnused],
  });
  await cp(path.join(LIBRARY, 'assets'), path.join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  await writeFile(path.join(folder, 'index.html'), PAGE);
}
