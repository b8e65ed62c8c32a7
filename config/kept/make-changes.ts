import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer } from 'astro';
import { joinCatalogue } from '#src/catalogue/catalogue.ts';
import { hasPicturesInText } from '#src/catalogue/page-keys.ts';
import { storedDrawings } from '#src/catalogue/pictures/stored-drawings.ts';
import { parsedStamp, recallParsed } from '#src/catalogue/reading/parsed-files.ts';
import type { Content } from '#src/catalogue/reading/read-content.ts';
import { type LoadedContent, readPublished } from '#src/catalogue/reading/read-published.ts';
import { picturesInText, type RenderedTexts } from '#src/catalogue/reading/rendered-content.ts';
import { sanitizeHtml } from '#src/catalogue/reading/sanitize-html.ts';
import type { ContentWarning } from '#src/catalogue/reading/unused-files.ts';
import { contentFolder } from '#src/catalogue/schemas/content-folder.ts';
import { showCatalogue } from '#src/catalogue/shown-catalogue.ts';
import { buildNow } from '#src/lib/clock.ts';
import { outFolder } from '#src/lib/out-folder.ts';
import type { BuiltFiles } from '../built-files.ts';
import { finishedResponse } from '../page-heads.ts';
import {
  type BundleRecord,
  keptPrerenderer,
  readBundleRecord,
  textRenderer,
  writeBundleRecord,
} from './bundle.ts';
import { startContentCheck } from './content-check.ts';
import { fileOf, pictureCheck } from './kept-pages.ts';
import { publishChanges } from './publish-changes.ts';
import { type BuildRecord, readRecord } from './record.ts';
import type { Path } from './static-paths.ts';

/** What a build of the changes did. */
export type Changes = { made: number; kept: number; content: Content; warnings: ContentWarning[] };

/**
 * Makes what changed since the last build with the bundle of its pages, without Astro and Vite, where code,
 * settings, words and day are the same. A page with pictures in its text needs Astro when it changes.
 * @returns undefined when Astro has to build, or the content has problems. `dist` is unchanged then
 */
export async function makeChanges(stamps: { code: string; settings: string }): Promise<Changes | undefined> {
  const dist = path.join(outFolder(), 'dist');
  const [bundle, last] = await Promise.all([readBundleRecord(stamps), readRecord(dist, stamps.code)]);
  if (!bundle || !last) return undefined;
  const stamp = parsedStamp(stamps.code, stamps.settings);
  const check = startContentCheck(stamp);
  const staged = path.join(outFolder(), '.cache/changes');
  await rm(staged, { recursive: true, force: true });
  try {
    await recallParsed(stamp);
    const { content, problems, digest } = await readPublished(contentFolder(), buildNow());
    if (problems.length > 0) return undefined;
    const texts = await textsOf(content, bundle);
    if (!texts) return undefined;
    const catalogue = joinCatalogue(entriesWith(content, texts.all), buildNow());
    showCatalogue(catalogue);
    const drawings = storedDrawings(bundle.drawings).size;
    const prerenderer = await keptPrerenderer(bundle);
    await prerenderer.setup?.();
    const paths = await prerenderer.getStaticPaths();
    const chosen = choose(paths, last, dist);
    const files: BuiltFiles = new Map();
    const gone: string[] = [];
    for (const [file, facts] of last.files)
      if (last.pages.has(file) && !chosen.pages.has(file)) gone.push(file);
      else files.set(file, facts);
    // Astro makes the pictures in a text with its page, and removes those that no page has.
    const keys = [...gone, ...chosen.wanted.map(fileOf)].flatMap((file) => [
      last.pages.get(file),
      chosen.pages.get(file),
    ]);
    if (keys.some((key) => key && hasPicturesInText(key))) return undefined;
    const made = await make(chosen.wanted, { prerenderer, bundle, staged });
    if (!made) return undefined;
    for (const [file, facts] of made) files.set(file, facts);
    const checked = await check.checked;
    // An editor may have saved between the two readings.
    if (!checked?.isValid || checked.digest !== digest) return undefined;
    await publishChanges(content, {
      dist,
      snapshot: check.snapshot,
      staged,
      gone,
      made: [...made.keys()],
      last,
      files,
      pages: chosen.pages,
    });
    if (texts.hasChanged || bundle.drawings.size !== drawings)
      await writeBundleRecord({ ...bundle, texts: texts.all });
    const { warnings } = checked;
    return { made: made.size, kept: chosen.pages.size - made.size, content, warnings };
  } catch (error) {
    // What the check finds in content may also break a page.
    if ((await check.checked)?.isValid === false) return undefined;
    throw error;
  } finally {
    await check.stop();
    await rm(staged, { recursive: true, force: true });
  }
}

/**
 * The texts of all entries. Undefined if one that changed has pictures, which Astro makes,
 * or what Astro reads as front matter.
 */
async function textsOf(
  content: Content,
  bundle: BundleRecord,
): Promise<{ all: RenderedTexts; hasChanged: boolean } | undefined> {
  const texts: RenderedTexts = new Map();
  let render: Awaited<ReturnType<typeof textRenderer>> | undefined;
  for (const { file, body } of Object.values(content as Omit<LoadedContent, 'whole'>).flat()) {
    if (body === undefined) continue;
    let text = bundle.texts.get(file);
    if (text?.body !== body) {
      if (/^(---|\+\+\+)/.test(body)) return undefined;
      render ??= await textRenderer(bundle);
      const made = await render(body, pathToFileURL(path.resolve(file)));
      text = { body, rendered: { ...made, html: sanitizeHtml(made.html) } };
      if (picturesInText(text).length > 0) return undefined;
    }
    texts.set(file, text);
  }
  return { all: texts, hasChanged: render !== undefined || texts.size !== bundle.texts.size };
}

/** The entries as Astro gives them to pages. */
function entriesWith({ whole: _, ...content }: LoadedContent, texts: RenderedTexts): Content {
  return Object.fromEntries(
    Object.entries(content).map(([kind, entries]) => [
      kind,
      entries
        .map(({ id, data, body, file }) => ({
          id,
          data,
          body,
          filePath: file,
          file,
          rendered: texts.get(file)?.rendered,
        }))
        .sort((a, b) => (a.file < b.file ? -1 : 1)),
    ]),
  ) as unknown as Content;
}

function choose(paths: readonly Path[], last: BuildRecord, dist: string) {
  const hasPictures = pictureCheck();
  const isThere = fileCheck(dist);
  const pages: BuildRecord['pages'] = new Map();
  const wanted: Path[] = [];
  for (const each of paths) {
    const file = fileOf(each);
    if (pages.has(file)) continue;
    const { cacheKey = '' } = each;
    pages.set(file, cacheKey);
    const facts = last.files.get(file);
    const isSame = cacheKey !== '' && last.pages.get(file) === cacheKey;
    if (!isSame || !facts || !hasPictures(facts) || !isThere(file)) wanted.push(each);
  }
  return { pages, wanted };
}

/** Makes a check whether a file of `dist` exists, which reads each folder once. */
function fileCheck(dist: string): (file: string) => boolean {
  const folders = new Map<string, Set<string>>();
  return (file) => {
    const end = file.lastIndexOf('/') + 1;
    const folder = file.slice(0, end);
    let names = folders.get(folder);
    if (!names) {
      const place = path.join(dist, folder);
      names = new Set(existsSync(place) ? readdirSync(place) : []);
      folders.set(folder, names);
    }
    return names.has(file.slice(end));
  };
}

type Making = { prerenderer: AstroPrerenderer; bundle: BundleRecord; staged: string };

/** Makes pages in a folder of their own. Undefined if one of them is a redirect, whose page Astro makes. */
async function make(
  paths: readonly Path[],
  { prerenderer, bundle, staged }: Making,
): Promise<BuiltFiles | undefined> {
  const made: BuiltFiles = new Map();
  const folders = new Set<string>();
  for (const each of paths) {
    const file = fileOf(each);
    const address = new URL(`/${file}`, bundle.origin);
    const rendered = await prerenderer.render(new Request(address), { routeData: each.route });
    const response = rendered instanceof Response ? rendered : rendered.response;
    if (response.status >= 300 && response.status < 400) return undefined;
    // Astro does not write these either: empty answers, and files that public/ has.
    if (!response.body || existsSync(path.join('public', file))) continue;
    const place = path.join(staged, file);
    const folder = path.dirname(place);
    if (!folders.has(folder)) await mkdir(folder, { recursive: true });
    folders.add(folder);
    made.set(file, {});
    const published = await finishedResponse(file, response, { built: made, heads: bundle.heads });
    await writeFile(place, Buffer.from(await published.arrayBuffer()));
  }
  return made;
}
