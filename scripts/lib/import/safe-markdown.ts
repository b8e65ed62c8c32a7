import { gfmToMarkdown } from 'mdast-util-gfm';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize from 'rehype-sanitize';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SAFE_HTML } from '#src/catalogue/reading/sanitize-html.ts';

const parser = unified().use(rehypeParse, { fragment: true });
type Root = ReturnType<typeof parser.parse>;
type RootContent = Root['children'][number];
type Element = Extract<RootContent, { type: 'element' }>;

/** Elements that separate or emphasise words, and become Markdown. Pictures become the product's own. */
const TAGS = [
  ...SAFE_HTML.tagNames.filter((name) => name !== 'img'),
  ...'article b dd div dl dt figcaption figure i section'.split(' '),
];
/** Elements that a shopper would miss. */
const MISSED: Readonly<Record<string, string>> = {
  iframe: 'a film or another frame',
  video: 'a film',
  audio: 'a sound',
  img: 'a picture in the text',
  script: 'a script',
  form: 'a form',
  object: 'an embedded file',
  embed: 'an embedded file',
};

/**
 * The description of a product as Markdown, without scripts, frames, styles and pictures.
 *
 * @param isPage says whether a path of the old shop leads to a page here. Other links become their words.
 * @returns the text, the words of its first paragraph, and what was left out
 */
export function safeMarkdown(
  html: string,
  isPage: (path: string) => boolean,
): { text: string; first: string; leftOut: string[] } {
  const leftOut = new Set<string>();
  let first = '';
  const look = () => (tree: Root) => {
    walk(tree, ({ tagName }) => {
      const missed = MISSED[tagName];
      if (missed) leftOut.add(missed);
    });
  };
  const tidy = () => (tree: Root) => {
    walk(tree, (element) => {
      // The page has its name and its parts as headings of the first two levels.
      if (/^h[1-6]$/.test(element.tagName)) element.tagName = /^h[1-3]$/.test(element.tagName) ? 'h3' : 'h4';
      const { href } = element.properties;
      if (element.tagName !== 'a' || (typeof href === 'string' && leadsSomewhere(href, isPage))) return;
      if (href) leftOut.add(`a link to ${String(href)}`);
      element.tagName = 'span';
      element.properties = {};
    });
    first = firstTextIn(tree) ?? '';
  };
  const text = parser()
    .data('toMarkdownExtensions', [gfmToMarkdown()])
    .use(look)
    .use(rehypeSanitize, { ...SAFE_HTML, tagNames: TAGS })
    .use(tidy)
    .use(rehypeRemark)
    .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '*' })
    .processSync(html)
    .toString()
    .trim();
  return { text, first, leftOut: [...leftOut] };
}

/** The words of the first paragraph. */
function firstTextIn(node: Root | Element): string | undefined {
  const children: RootContent[] = node.children;
  const inner = children.filter((child) => child.type === 'element');
  const block = inner.find(({ tagName }) => /^(p|li|div|section|article)$/.test(tagName) && textOf(node));
  if (!block) return textOf(node) || undefined;
  return inner.map((child) => (/^h\d$/.test(child.tagName) ? '' : firstTextIn(child))).find(Boolean);
}

function textOf(node: Root | Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function leadsSomewhere(href: string, isPage: (path: string) => boolean): boolean {
  if (/^(https?:\/\/[^\s/]|mailto:|tel:)/i.test(href)) return true;
  return href.startsWith('/') && !href.startsWith('//') && isPage(href.split(/[?#]/)[0] ?? '');
}

function walk(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    visit(child);
    walk(child, visit);
  }
}
