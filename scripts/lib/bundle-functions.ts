import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { SHOP_MODULES } from '#config/shop-modules.ts';
import { OLDEST_NODE } from '#functions/platform/node-version.ts';
import { outFolder, PAGE_STYLES_FILE, REDIRECTS_FILE, STYLE_SHEETS_FILE } from '#src/lib/out-folder.ts';
import { functionsStamp } from './build-stamp.ts';
import { ROOT } from './run.ts';

const ENDPOINTS = path.join(ROOT, 'functions/endpoints');
const EDGE_FUNCTIONS = path.join(ROOT, 'functions/edge');

/**
 * The mailer's tables of file types (76 KB) and of mail services by name (10 KB). The first names the types
 * of attachments, and the store names the type of its own; the second is for settings that name a service and
 * no address.
 */
const WITHOUT_TABLES: Plugin = {
  name: 'without-tables',
  setup: ({ onLoad }) => {
    const type = 'application/octet-stream';
    const contents = `export const detectMimeType = () => '${type}';\nexport const detectExtension = () => 'bin';`;
    onLoad({ filter: /nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/ }, () => ({ contents }));
    onLoad({ filter: /nodemailer\/dist\/esm\/well-known\/services\.js$/ }, () => ({
      contents: 'export const services = {};',
    }));
  },
};

/**
 * Stripe's client without card issuing, treasury, card readers and carbon removal (68 KB), which a shop does
 * not use: their classes are empty.
 */
const WITHOUT_UNUSED_RESOURCES: Plugin = {
  name: 'without-unused-resources',
  setup: ({ onLoad }) => {
    onLoad(
      { filter: /stripe\/esm\/resources\/(TestHelpers\/)?(Issuing|Treasury|Terminal|Climate)\/\w+\.js$/ },
      async ({ path: file }) => {
        const [, name] = /^export class (\w+)/m.exec(await readFile(file, 'utf8')) ?? [];
        return { contents: name ? `export class ${name} {}` : 'export {};' };
      },
    );
  },
};

/**
 * Of two JSON files only what functions read: the version in package.json, and what identifies migrations.
 */
const ONLY_WHAT_IS_READ: Plugin = {
  name: 'only-what-is-read',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/](?:package|_journal)\.json$/ }, async ({ path: file }) => {
      const read = { 'package.json': versionOf, [JOURNAL]: migrationsOf }[path.relative(ROOT, file)];
      if (!read) return undefined;
      return { contents: JSON.stringify(read(JSON.parse(await readFile(file, 'utf8')))), loader: 'json' };
    });
  },
};
const JOURNAL = path.normalize('functions/db/migrations/meta/_journal.json');
const versionOf = ({ version }: { version: string }) => ({ version });
const migrationsOf = ({ entries }: { entries: { when: number; tag: string }[] }) => ({
  entries: entries.map(({ when, tag }) => ({ when, tag })),
});

/**
 * The style sheets and redirects of the build that the functions belong to, which may be in another folder.
 */
const FILES = [PAGE_STYLES_FILE, STYLE_SHEETS_FILE, REDIRECTS_FILE];
const FILES_OF_BUILD: Plugin = {
  name: 'files-of-build',
  setup: ({ onResolve }) => {
    for (const file of FILES)
      onResolve({ filter: new RegExp(`${file.replaceAll('.', '\\.')}$`) }, () => ({
        path: path.join(outFolder(), file),
      }));
  },
};

const COMMON: BuildOptions = {
  bundle: true,
  format: 'esm',
  minify: true,
  // Keeps the names of errors and functions readable in logs and reports.
  keepNames: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * Bundles each endpoint into one file with only the code that it runs. The platform deploys it unchanged
 * (`node_bundler = "none"`). The platform's own bundler copies whole packages, in every format and with
 * development files: 6 to 10 MB and a thousand files per function, which it reads at each cold start. Runs
 * after the store's build, because the functions contain its list of style sheets.
 * @param to default: `.functions` next to the build, as in netlify.toml
 */
export async function bundleFunctions(to: string = path.join(outFolder(), '.functions')): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const reactDom = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  await build({
    entryPoints: await filesIn(ENDPOINTS),
    ...COMMON,
    outdir: to,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: `node${OLDEST_NODE}`,
    define: { 'process.env.NODE_ENV': '"production"' },
    // `react-dom/server` also loads a streaming renderer, which no function uses.
    alias: {
      'react-dom/server': path.join(reactDom, 'cjs/react-dom-server-legacy.node.production.js'),
    },
    plugins: [WITHOUT_TABLES, WITHOUT_UNUSED_RESOURCES, ONLY_WHAT_IS_READ, FILES_OF_BUILD, SHOP_MODULES],
    // An optional dependency that pg works without.
    external: ['pg-native'],
    // CommonJS packages call `require` for Node's own modules.
    banner: {
      js: "import{createRequire as requireOfThisFile}from'node:module';const require=requireOfThisFile(import.meta.url);",
    },
  });
}

/**
 * Bundles each edge function into one file for Deno, with the shop's own words and the build's list of style
 * sheets. The platform's own bundler knows neither, nor the `imports` of package.json.
 * @param to default: `.edge-functions` next to the build, as in netlify.toml
 */
export async function bundleEdgeFunctions(
  to: string = path.join(outFolder(), '.edge-functions'),
): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await build({
    entryPoints: await filesIn(EDGE_FUNCTIONS),
    ...COMMON,
    outdir: to,
    platform: 'neutral',
    target: 'esnext',
    plugins: [FILES_OF_BUILD, SHOP_MODULES],
  });
}

/** Bundles the functions and the edge functions, unless all that goes into them is the same as before. */
export async function bundleChangedFunctions(): Promise<void> {
  const stampFile = path.join(outFolder(), '.cache/functions-stamp');
  const written = FILES.map((file) => path.join(outFolder(), file));
  const stamp = await functionsStamp(written);
  const isSame = (await readFile(stampFile, 'utf8').catch(() => '')) === stamp;
  if (
    isSame &&
    (await areThere(ENDPOINTS, '.functions')) &&
    (await areThere(EDGE_FUNCTIONS, '.edge-functions'))
  )
    return;
  await rm(stampFile, { force: true });
  await bundleFunctions();
  await bundleEdgeFunctions();
  await writeFile(stampFile, stamp);
}

/** True if a folder of the build has a bundle, which is not empty, of each source. */
async function areThere(sources: string, folder: string): Promise<boolean> {
  const bundles = await filesIn(path.join(outFolder(), folder)).catch((): string[] => []);
  const sizes = await Promise.all(bundles.map(async (file) => (await stat(file)).size));
  return sizes.length === (await filesIn(sources)).length && sizes.every((size) => size > 0);
}

async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).map((name) => path.join(folder, name));
}
