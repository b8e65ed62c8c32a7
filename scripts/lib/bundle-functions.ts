import { readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ROOT } from './run.ts';

/** Where the platform takes the functions from (netlify.toml names it), each as one file. */
export const FUNCTIONS_FOLDER = path.join(ROOT, '.functions');
const ENDPOINTS = path.join(ROOT, 'functions/endpoints');

/** The mailer's table of file types, by which it would name attachments: 76 KB, and the store's mails have none. */
const WITHOUT_FILE_TYPES: Plugin = {
  name: 'without-file-types',
  setup: ({ onLoad }) => {
    const type = 'application/octet-stream';
    const contents = `export const detectMimeType = () => '${type}';\nexport const detectExtension = () => 'bin';`;
    onLoad({ filter: /nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/ }, () => ({ contents }));
  },
};

/**
 * Makes each endpoint one file with all the code that it runs and no more, which the platform takes as it is (`node_bundler =
 * "none"`). Its own packager copies whole packages, in every format and with their development halves: 6 to 10 MB and a thousand
 * files a function, which it reads at each cold start.
 * After a build of the store, whose list of style sheets the functions carry.
 */
export async function bundleFunctions(to: string = FUNCTIONS_FOLDER): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const reactDom = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  await build({
    entryPoints: (await readdir(ENDPOINTS)).map((name) => path.join(ENDPOINTS, name)),
    outdir: to,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node22.13',
    minify: true,
    // Names of errors and functions stay as they are, for logs and reports.
    keepNames: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    // `react-dom/server` also loads a renderer of streams, which no function answers with.
    alias: {
      'react-dom/server': path.join(reactDom, 'cjs/react-dom-server-legacy.node.production.js'),
    },
    plugins: [WITHOUT_FILE_TYPES],
    // pg tries for it and does without.
    external: ['pg-native'],
    // Packages of the older kind call `require` for Node's own modules.
    banner: {
      js: "import{createRequire as requireOfThisFile}from'node:module';const require=requireOfThisFile(import.meta.url);",
    },
    logLevel: 'warning',
  });
}
