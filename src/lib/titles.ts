import { nth } from './nth.ts';
/**
 * A title as the display face sets it: its last word in italics where there is a short title to lead up to it.
 * One-word and long titles stay roman.
 */
export function splitTitle(title: string): { roman: string; italic?: string } {
  const at = title.lastIndexOf(' ');
  const last = title.slice(at + 1);
  if (at < 0 || title.length > 40 || last.length < 3 || /\d/.test(last)) return { roman: title };
  return { roman: title.slice(0, at), italic: last };
}

/** A title without what follows its colon, for links and lists: `Kroeung`. */
export function shortTitle(title: string): string {
  return nth(title.split(': '), 0);
}

/** How large a title can be set, by its longest word and its length. */
export function titleSize(title: string): 'short' | 'medium' | 'long' {
  const longest = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  if (title.length > 30 || longest > 11) return 'long';
  return title.length > 16 || longest > 8 ? 'medium' : 'short';
}

/** Whether a title has accents on top of accents, as Vietnamese names do, which reach into the line above. */
export function hasStackedAccents(title: string): boolean {
  return /[\u0300-\u030a][\u0300-\u030a]/.test(title.normalize('NFD'));
}

/** What lists of results show of a title, less the store's name that follows it. */
const RESULT_ROOM = 57;

/** The first way of saying a page's title that results show whole, else the last. */
export function resultTitle(...ways: readonly [string, ...string[]]): string {
  return ways.find((way) => way.length <= RESULT_ROOM) ?? nth(ways, -1);
}
