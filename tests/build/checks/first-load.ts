import { statSync } from 'node:fs';
import path from 'node:path';
import { type BuiltPage, builtFileOf, DIST } from '../support/dist.ts';
import { attribute, type Element, sourceOf } from '../support/html.ts';
import { moduleGraph } from './links.ts';

/**
 * What a browser fetches for a page before any interaction, read from its HTML.
 * Files are relative to the build's folder.
 */
export type FirstLoad = {
  /** Render-blocking resources: style sheets and scripts of the head. */
  blocking: string[];
  /** Style sheets that load later, in parallel with the text. */
  sheets: string[];
  /** Scripts and the modules that the page preloads for them. */
  scripts: string[];
  /** Static imports of the page's scripts that the page does not name. */
  chained: string[];
  preloads: string[];
  /** Pictures without lazy loading. */
  pictures: string[];
  /** Bytes of the inline style sheets. */
  styles: number;
};

/** Finds what a browser fetches at once for a page. */
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
      .map((element) => builtFileOf(attribute(element, 'src')!)),
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
  return builtFileOf(attribute(element, element.tagName === 'link' ? 'href' : 'src')!);
}
