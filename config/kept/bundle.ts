import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { AstroConfig, AstroPrerenderer } from 'astro';
import { type StoredDrawings, storedDrawings } from '#src/catalogue/pictures/stored-drawings.ts';
import { type RenderedTexts, renderedTexts } from '#src/catalogue/reading/rendered-content.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import type { Heads } from '../page-heads.ts';
import { staticPaths } from './static-paths.ts';

/**
 * The version of Astro whose inner files this module uses: the entry of the bundle of pages, and what the
 * bundle asks of a build. With another version each build bundles. Raise it after
 * `tests/build/kept-pages.long.test.ts` has passed.
 */
export const KNOWN_ASTRO = '7.3.5';

const ROOT = path.resolve(import.meta.dirname, '../..');
const requireOfAstro = createRequire(path.join(ROOT, 'node_modules/astro/package.json'));

type Styles = unknown[];
/** What the bundle of the pages needs beside its own files. */
export type BundleRecord = {
  root: string;
  code: string;
  /** A hash of the content that is part of the bundle: settings and words. */
  settings: string;
  /** The style sheets of each page. */
  styles: Map<string, Styles>;
  /** Scripts that integrations add to each page. */
  scripts: unknown[];
  entries: Map<string, string>;
  origin: string;
  /** How Astro renders texts, and the texts that it has rendered. */
  markdown: object;
  texts: RenderedTexts;
  /** The drawings that its pages have stored. */
  drawings: StoredDrawings;
  /** What `pageHeads` found of the client's scripts. */
  heads: Heads;
};

type Internals = {
  pagesByKeys: Map<string, { styles: Styles }>;
  entrySpecifierToBundleMap: Map<string, string>;
};
type Options = { settings: { scripts: unknown[] }; origin: string };
type App = { setInternals(internals: Internals): void; setOptions(options: Options): void };

/** In the project, where the bundle finds its packages. */
function bundleFolder(): string {
  const out = outFolder();
  return isInProject(out)
    ? path.join(out, '.cache/pages-bundle')
    : path.join(ROOT, '.cache/pages-bundle', createHash('sha256').update(out).digest('hex').slice(0, 16));
}
const recordFile = () => path.join(bundleFolder(), 'record.bin');
const isInProject = (folder: string) => !path.relative(ROOT, folder).startsWith('..');

function versionOfAstro(): string {
  return (requireOfAstro('./package.json') as { version: string }).version;
}

export async function forgetBundle(): Promise<void> {
  await rm(bundleFolder(), { recursive: true, force: true });
}

/**
 * Notes what Astro gives to the bundle of its pages, and keeps the bundle when all pages are made.
 * @param config Astro's, whose way of rendering texts is kept
 */
export function bundleKeeper(config: AstroConfig, { code, settings }: { code: string; settings: string }) {
  const dist = path.join(outFolder(), 'dist');
  const made = path.join(isInProject(dist) ? dist : path.join(ROOT, '.astro'), '.prerender');
  let record: Omit<BundleRecord, 'texts' | 'drawings' | 'heads'> | undefined;
  return {
    /** To be called before Astro's own `setup`. */
    async watch(): Promise<void> {
      if (versionOfAstro() !== KNOWN_ASTRO || !existsSync(made)) return;
      const [entry] = (await readdir(made)).filter((name) => /^prerender-entry\..*mjs$/.test(name));
      if (!entry) return;
      const { app } = (await import(pathToFileURL(path.join(made, entry)).href)) as { app: App };
      const { setInternals, setOptions } = app;
      let internals: Internals;
      app.setInternals = (given) => {
        internals = given;
        setInternals.call(app, given);
      };
      app.setOptions = (given) => {
        setOptions.call(app, given);
        record = {
          root: ROOT,
          code,
          settings,
          styles: new Map([...internals.pagesByKeys].map(([key, { styles }]) => [key, styles])),
          scripts: given.settings.scripts,
          entries: internals.entrySpecifierToBundleMap,
          origin: given.origin,
          markdown: JSON.parse(JSON.stringify({ ...config.markdown, image: config.image })),
        };
      };
    },
    /** Moves the bundle away before Astro deletes it. */
    async keep(): Promise<void> {
      if (!record) return;
      await rm(bundleFolder(), { recursive: true, force: true });
      await mkdir(path.dirname(bundleFolder()), { recursive: true });
      await rename(made, bundleFolder()).catch(() => {
        record = undefined;
      });
    },
    async done(heads: Heads): Promise<void> {
      if (record)
        await writeBundleRecord({ ...record, texts: renderedTexts(), drawings: storedDrawings(), heads });
    },
  };
}

export async function writeBundleRecord(record: BundleRecord): Promise<void> {
  await writeFile(recordFile(), serialize(record));
}

/** The record of the bundle of the last build, if it has the same code and the same content in it. */
export async function readBundleRecord(given: {
  code: string;
  settings: string;
}): Promise<BundleRecord | undefined> {
  if (versionOfAstro() !== KNOWN_ASTRO || !existsSync(recordFile())) return undefined;
  try {
    const record = deserialize(await readFile(recordFile())) as BundleRecord;
    const { root, code, settings } = record;
    return root === ROOT && code === given.code && settings === given.settings ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Makes pages with the bundle of the last build. */
export async function keptPrerenderer(record: BundleRecord): Promise<AstroPrerenderer> {
  const folder = bundleFolder();
  const [entry] = (await readdir(folder)).filter((name) => /^prerender-entry\..*mjs$/.test(name));
  if (!entry) throw new Error('The bundle of the pages has no entry.');
  const { createDefaultPrerenderer } = await fromAstro('dist/core/build/default-prerenderer.js');
  const internals = onlyKnown({
    prerenderEntryFileName: entry,
    pagesByKeys: new Map([...record.styles].map(([key, styles]) => [key, { styles }])),
    entrySpecifierToBundleMap: record.entries,
  });
  const logger = { options: { destination: { write: () => true }, level: 'silent' } };
  const options = onlyKnown({
    settings: onlyKnown({ scripts: record.scripts }),
    origin: record.origin,
    logger,
  });
  const prerenderer = createDefaultPrerenderer({
    internals,
    options,
    prerenderOutputDir: pathToFileURL(`${folder}/`),
  });
  const { stringifyParams } = await fromAstro('dist/core/routing/params.js');
  return { ...prerenderer, getStaticPaths: () => staticPaths(prerenderer.app, stringifyParams) };
}

/** Renders Markdown as Astro does. */
export async function textRenderer({ markdown }: BundleRecord) {
  const { satteri } = await import(pathToFileURL(requireOfAstro.resolve('@astrojs/markdown-satteri')).href);
  const renderer = await satteri().createRenderer(markdown);
  return async (body: string, fileURL: URL) => {
    const { code, metadata } = await renderer.render(body, { frontmatter: {}, fileURL });
    const imagePaths: string[] = [...(metadata.localImagePaths ?? []), ...(metadata.remoteImagePaths ?? [])];
    return { html: code as string, metadata: { ...metadata, imagePaths } };
  };
}

function fromAstro(file: string) {
  return import(pathToFileURL(path.join(ROOT, 'node_modules/astro', file)).href);
}

/** An object that throws when anything else is read of it. The next build then bundles. */
function onlyKnown<T extends object>(known: T): T {
  return new Proxy(known, {
    get(target, name) {
      if (typeof name === 'symbol' || name in target) return Reflect.get(target, name);
      throw new Error(`Astro asks for ${name}, which no build has kept.`);
    },
  });
}
