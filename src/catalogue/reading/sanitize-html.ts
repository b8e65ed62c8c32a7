import { rehype } from 'rehype';
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize';

/** Increase this when anything here changes, so that Astro's cached HTML is rendered again. */
export const SANITIZER_VERSION = 2;

/** Allowed attributes. `style` only as Markdown writes it for the alignment of table columns. */
const CELL: [string, RegExp][] = [['style', /^text-align: (?:left|center|right)$/]];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/**
 * Astro's marker for a picture of the project that is still to be processed. It is case-sensitive, but the
 * HTML parser lowers the case.
 */
const PICTURE_MARK = '__ASTRO_IMAGE_';

/** What is kept of an editor's HTML. */
export const SAFE_HTML = {
  tagNames: [
    ...HEADINGS,
    ...'a blockquote br code del em hr img li ol p pre s span strong sub sup'.split(' '),
    ...'table tbody td th thead tr ul'.split(' '),
  ],
  attributes: {
    a: ['href', 'title'],
    code: [['className', /^language-/]],
    img: ['src', 'alt', 'title', 'width', 'height', PICTURE_MARK.toLowerCase()],
    ol: ['start'],
    td: CELL,
    th: CELL,
    ...Object.fromEntries(HEADINGS.map((name) => [name, ['id']])),
  },
  // Only headings have ids, and links depend on them.
  clobber: [],
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
  // The content of these elements is removed, too.
  strip: ['iframe', 'math', 'noscript', 'script', 'select', 'style', 'svg', 'template', 'textarea', 'title'],
} satisfies Schema;

const processor = rehype().data('settings', { fragment: true }).use(rehypeSanitize, SAFE_HTML);

/**
 * Sanitises the HTML of an editor's Markdown. Only elements that Markdown itself can produce are kept: raw
 * HTML cannot add scripts, forms, frames, redirects, styles or other URL schemes. Its text is kept.
 */
export function sanitizeHtml(html: string): string {
  return processor.processSync(html).toString().replaceAll(PICTURE_MARK.toLowerCase(), PICTURE_MARK);
}
