import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });
type Node = { tagName?: string; value?: string; type: string; children?: Node[] };

/** The words of HTML in one line, without scripts and styles. */
export function textOfHtml(html: string): string {
  return wordsOf(parser.parse(html) as Node)
    .replace(/\s+/g, ' ')
    .trim();
}

const SILENT = new Set(['script', 'style', 'template', 'iframe']);
/** Elements within a line. Others separate words. */
const INLINE = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup', 'u']);

function wordsOf({ type, tagName = '', value = '', children = [] }: Node): string {
  if (type === 'text') return value;
  if (SILENT.has(tagName)) return '';
  const words = children.map(wordsOf).join('');
  return tagName && !INLINE.has(tagName) ? ` ${words} ` : words;
}
