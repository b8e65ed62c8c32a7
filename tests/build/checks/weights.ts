import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type BuiltPage, builtFileOf, DIST } from '../support/dist.ts';
import { attribute, sourceOf } from '../support/html.ts';
import { moduleGraph } from './links.ts';

const NOT_RUN = ['application/json', 'application/ld+json', 'speculationrules'];
/** React marks its elements with symbols with these names, which bundlers keep. */
const REACT = /react\.(transitional\.)?element|react\.fragment/;

export type PageWeight = {
  /**
   * Without the page's inline style sheets. After fast brotli,
   * which is about a tenth larger than the best quality.
   */
  html: number;
  /** The whole document, also after fast brotli. */
  document: number;
  /** Bytes after the best brotli, like everything below except fonts, which are compressed already. */
  css: number;
  /** Scripts that run or load before any interaction, and their imports. */
  scriptAtOnce: number;
  /** Scripts that load once a visitor is about to use an island. */
  scriptOnIntent: number;
  fontsPreloaded: string[];
  hasReactAtOnce: boolean;
};

/** The transfer size of a page. Each file is measured once, however many pages share it. */
export async function weigh(page: BuiltPage): Promise<PageWeight> {
  const { elements, html } = page;
  const all = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const links = (rel: string) =>
    all('link').filter((link) => attribute(link, 'rel')?.split(/\s+/).includes(rel));
  const styles = [...new Set(links('stylesheet').map((link) => builtFileOf(attribute(link, 'href')!)))];
  const inlineStyles = all('style').map(sourceOf);
  const scripts = all('script');
  const inlineScripts = scripts
    .filter(
      (script) =>
        attribute(script, 'src') === undefined && !NOT_RUN.includes(attribute(script, 'type') ?? ''),
    )
    .map(sourceOf);
  const atOnce = moduleGraph(
    [
      ...scripts.flatMap((script) => attribute(script, 'src') ?? []),
      ...links('modulepreload').map((link) => attribute(link, 'href')!),
    ].map(builtFileOf),
  );
  const onIntent = moduleGraph(
    elements
      .filter((element) => attribute(element, 'data-props') !== undefined)
      .flatMap((island) => attribute(island, 'data-enhance') ?? [])
      .flatMap((name) => filesNamed(name, atOnce)),
  );
  const fonts = links('preload')
    .filter((link) => attribute(link, 'as') === 'font')
    .map((link) => builtFileOf(attribute(link, 'href')!));
  return {
    html: await brotliBytes(withoutStyles(html), IN_A_HURRY),
    document: await brotliBytes(html, IN_A_HURRY),
    css: (await total(styles)) + (await totalOf(inlineStyles)),
    scriptAtOnce: (await total(atOnce)) + (await totalOf(inlineScripts)),
    scriptOnIntent: await total(onIntent.filter((file) => !atOnce.includes(file))),
    fontsPreloaded: fonts,
    hasReactAtOnce:
      atOnce.some((file) => REACT.test(textOf(file))) || inlineScripts.some((source) => REACT.test(source)),
  };
}

/** The page's HTML without inline style sheets. */
export function withoutStyles(html: string): string {
  return html.replace(/<style>.*?<\/style>/gs, '');
}

/** The kind of page at an address, for the report. */
export function kindOf(address: string): string {
  const [first = '', second, third] = address.slice(1).split('/');
  if (first === '') return 'home';
  if (third === undefined && second === undefined) return `/${first}`;
  if (['products', 'creators', 'recipe', 'blog'].includes(first) && !['page', 'letter'].includes(second!))
    return `/${first}/{id}`;
  if (['page', 'letter'].includes(second!)) return `/${first}/${second}/…`;
  if (first === 'funding' && second !== 'success')
    return third === undefined ? '/funding/{id}' : '/funding/{slug}/{id}';
  return ['basket', 'terms', 'privacy', 'cookies', 'faq', 'be-found', 'funding'].includes(first)
    ? address
    : '/{slug}/{id}';
}

const IN_A_HURRY = 5;
const AT_BEST = 11;
const compress = promisify(brotliCompress);
const measured = new Map<string, Promise<number>>();

export async function brotliBytes(text: string, quality = AT_BEST): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  return (await compress(Buffer.from(text), { params })).length;
}

function remembered(key: string, text: () => string): Promise<number> {
  const known = measured.get(key) ?? brotliBytes(text());
  measured.set(key, known);
  return known;
}

async function total(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => remembered(file, () => textOf(file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function totalOf(texts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(texts.map((text) => remembered(text, () => text)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const texts = new Map<string, string>();

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(path.join(DIST, file), 'utf8');
  texts.set(file, text);
  return text;
}

/**
 * The files that a page's loader (src/layouts/enhance.client.ts)
 * imports for an element with that name in `data-enhance`.
 */
function filesNamed(name: string, scripts: readonly string[]): string[] {
  const pattern = new RegExp(`\\b${name}:\\(\\)=>[^:]*?\\bimport\\((["'\`])\\./([^"'\`]+)\\1`);
  const file = scripts.map((script) => pattern.exec(textOf(script))?.[2]).find(Boolean);
  if (!file) throw new Error(`No script imports anything for ${name}`);
  return [`_astro/${file}`];
}
