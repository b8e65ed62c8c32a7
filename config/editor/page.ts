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

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Editor</title>
    <script type="module" src="/admin/entry.js"></script>
  </head>
  <body></body>
</html>
`;

/** Writes the editor's page and its scripts into a folder. The configuration is not part of it. */
export async function writeEditorPage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [path.join(import.meta.dirname, 'entry.js')],
    outdir: folder,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    logLevel: 'error',
    plugins: [withoutUnused],
  });
  await cp(path.join(LIBRARY, 'assets'), path.join(folder, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  await writeFile(path.join(folder, 'index.html'), PAGE);
}
