import { nth } from './nth.ts';
/** Splits a title for display: the last word of a short title is italic. One-word and long titles are not. */
export function splitTitle(title: string): { roman: string; italic?: string } {
  const at = title.lastIndexOf(' ');
  const last = title.slice(at + 1);
  if (at < 0 || title.length > 40 || last.length < 3 || /\d/.test(last)) return { roman: title };
  return { roman: title.slice(0, at), italic: last };
}

/** A title up to its colon, for links and lists: `Kroeung`. */
export function shortTitle(title: string): string {
  return nth(title.split(': '), 0);
}

/** The size class of a title, by its longest word and its length. */
export function titleSize(title: string): 'short' | 'medium' | 'long' {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  if (title.length > 30 || longest > 11) return 'long';
  return title.length > 16 || longest > 8 ? 'medium' : 'short';
}

/** True for titles with stacked diacritics, as in Vietnamese names, which need a larger line height. */
export function hasStackedAccents(title: string): boolean {
  return /[\u0300-\u030a][\u0300-\u030a]/.test(title.normalize('NFD'));
}

/** The number of characters of a title that search results show, without the store's name. */
const RESULT_ROOM = 57;

/** The first variant of a page's title that search results show completely, else the last. */
export function resultTitle(...ways: readonly [string, ...string[]]): string {
  return ways.find((way) => way.length <= RESULT_ROOM) ?? nth(ways, -1);
}
