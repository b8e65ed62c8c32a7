import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'esbuild';
import { deskFontRules } from './fonts.ts';
import { withTypefaces } from './shop-faces.ts';
import { SHOP_MODULES } from './shop-modules.ts';
import { withColours } from './theme.ts';

/** Where the desk's script and styles are. functions/desk/page.ts names them. */
const FOLDER = 'desk-files';
const TYPES: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript' };

/**
 * Bundles the desk (src/desk) apart from the shop's pages, so that no shopper's script or style has a byte of
 * it. In development it is bundled again at each load of its script.
 */
export function desk(): AstroIntegration {
  return {
    name: 'found:desk',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = path.resolve('.cache', FOLDER);
        server.middlewares.use(`/${FOLDER}`, async (incoming, outgoing, next) => {
          const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
          try {
            if (pathname === '/main.js') await bundle(folder, { isDevelopment: true });
            const bytes = await readFile(path.join(folder, path.basename(pathname)));
            outgoing.setHeader('content-type', TYPES[path.extname(pathname)] ?? 'application/octet-stream');
            outgoing.end(bytes);
          } catch (error) {
            next(error);
          }
        });
      },
      'astro:build:done': async ({ dir }) => {
        await bundle(fileURLToPath(new URL(`${FOLDER}/`, dir)), { isDevelopment: false });
      },
    },
  };
}

async function bundle(outdir: string, { isDevelopment }: { isDevelopment: boolean }): Promise<void> {
  const fonts = await deskFontRules();
  await build({
    entryPoints: [path.resolve('src/desk/main.tsx')],
    outdir,
    bundle: true,
    format: 'esm',
    splitting: true,
    chunkNames: '[name]-[hash]',
    minify: !isDevelopment,
    jsx: 'automatic',
    target: 'es2023',
    legalComments: 'none',
    logLevel: 'warning',
    external: ['/fonts/*'],
    plugins: [shopStyles(fonts), SHOP_MODULES],
  });
}

/** Puts the shop's colours and typefaces into the desk's styles. */
function shopStyles(fonts: string): Plugin {
  return {
    name: 'shop-styles',
    setup: ({ onLoad }) => {
      onLoad({ filter: /[\\/]src[\\/]desk[\\/].*\.css$/ }, async ({ path: file }) => {
        const css = withTypefaces(withColours(await readFile(file, 'utf8')));
        return { loader: 'css', contents: file.endsWith('tokens.css') ? `${fonts}\n${css}` : css };
      });
    },
  };
}
