import { statSync } from 'node:fs';
import path from 'node:path';
import { type BuiltPage, DIST } from '../support/dist.ts';
import { attribute, type Element, sourceOf } from '../support/html.ts';
import { moduleGraph } from './links.ts';

/** What a browser fetches for a page before anybody touches it, as the HTML tells; files below the build's folder. */
export type FirstLoad = {
  /** What must be there before anything is painted: style sheets and scripts of the head. */
  blocking: string[];
  /** Style sheets that come later, beside the text. */
  sheets: string[];
  /** Scripts, and modules that the page names for them. */
  scripts: string[];
  /** Files that a script of the page imports at once and the page does not name itself. */
  chained: string[];
  preloads: string[];
  /** Pictures that are not left until they come near. */
  pictures: string[];
  /** Bytes of the style sheets that stand in the page. */
  styles: number;
};

/** Reads a page for what it makes a browser fetch at once. */
export function firstLoadOf({ elements }: Pick<BuiltPage, 'elements'>): FirstLoad {
  const body = elements.findIndex(({ tagName }) => tagName === 'body');
  const isInHead = (element: Element) => elements.indexOf(element) < body;
  const sheets = elements.filter((element) => isLink(element, 'stylesheet'));
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && attribute(element, 'src') !== undefined,
  );
  const isWaitedFor = (element: Element) =>
    element.tagName === 'link' ||
    (attribute(element, 'type') !== 'module' &&
      attribute(element, 'async') === undefined &&
      attribute(element, 'defer') === undefined);
  const scriptFiles = [...scripts, ...elements.filter((element) => isLink(element, 'modulepreload'))].map(
    addressOf,
  );
  return {
    blocking: [...sheets.filter(isInHead), ...scripts].filter(isWaitedFor).map(addressOf),
    sheets: sheets.filter((element) => !isInHead(element)).map(addressOf),
    scripts: scriptFiles,
    chained: moduleGraph(scriptFiles).filter((file) => !scriptFiles.includes(file)),
    preloads: elements.filter((element) => isLink(element, 'preload')).map(addressOf),
    pictures: elements
      .filter((element) => element.tagName === 'img' && attribute(element, 'loading') !== 'lazy')
      .map((element) => fileOf(attribute(element, 'src')!)),
    styles: elements
      .filter(({ tagName }) => tagName === 'style')
      .reduce((sum, element) => sum + Buffer.byteLength(sourceOf(element)), 0),
  };
}

export function sizeOf(file: string): number {
  return statSync(path.join(DIST, file)).size;
}

function isLink(element: Element, rel: string): boolean {
  return element.tagName === 'link' && (attribute(element, 'rel') ?? '').split(/\s+/).includes(rel);
}

function addressOf(element: Element): string {
  return fileOf(attribute(element, element.tagName === 'link' ? 'href' : 'src')!);
}

function fileOf(url: string): string {
  return decodeURIComponent(new URL(url, 'https://own.invalid/').pathname).slice(1);
}
