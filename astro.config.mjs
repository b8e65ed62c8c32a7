import path from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { buildFile } from './config/build-file.ts';
import { desk } from './config/desk.ts';
import { editor } from './config/editor.ts';
import { fonts } from './config/fonts.ts';
import { icons } from './config/icons.ts';
import { inlineScripts } from './config/inline-scripts.ts';
import { keptPages } from './config/kept/kept-pages.ts';
import { lightImports } from './config/light-imports.ts';
import { pageHeads } from './config/page-heads.ts';
import { pageScript } from './config/page-script.ts';
import { pictures } from './config/pictures.ts';
import { reactPages } from './config/react-pages.ts';
import { reporting } from './config/reporting.ts';
import { shopModules } from './config/shop-modules.ts';
import { publicSitemap } from './config/sitemap.ts';
import { content } from './config/snapshot.ts';
import { theme } from './config/theme.ts';
import { outFolder } from './src/lib/out-folder.ts';
import { siteAddress } from './src/lib/site-address.ts';

/** @type {import('./config/built-files.ts').BuiltFiles} */
const built = new Map();
/** @type {import('./config/page-heads.ts').Heads} */
const heads = { names: new Map(), imports: new Map() };

export default defineConfig({
  site: siteAddress(process.env),
  trailingSlash: 'never',
  outDir: path.join(outFolder(), 'dist'),
  // Each output folder has its own, or two builds with different content would use each other's entries.
  cacheDir: path.join(outFolder(), '.cache/astro'),
  build: {
    format: 'file',
    concurrency: 8,
    // Pages link to their style sheet, and the edge function sends it within the page.
    inlineStylesheets: 'never',
  },
  logger: { entrypoint: './config/build-log.ts' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [
    reactPages(),
    react(),
    content(),
    buildFile(),
    editor(),
    desk(),
    shopModules(),
    fonts(),
    icons(),
    theme(),
    lightImports(),
    inlineScripts(),
    pageScript(),
    // These read what was built, each file once, in this order.
    pageHeads(built, heads),
    pictures(built),
    publicSitemap(built),
    keptPages(built, heads),
    reporting(),
  ],
  vite: {
    build: { assetsInlineLimit: 0 },
    // A built shop may have a hundred thousand files.
    server: { watch: { ignored: ['**/.cache/**', path.resolve(outFolder(), 'dist/**')] } },
  },
});
