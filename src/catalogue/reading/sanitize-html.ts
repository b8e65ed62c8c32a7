import { rehype } from 'rehype';
import rehypeSanitize from 'rehype-sanitize';

/** Counts up when anything here changes: what Astro has kept of an earlier build is then rendered and sanitised again. */
export const SANITIZER_VERSION = 2;

/** Of attributes only these; a style only as Markdown itself writes the alignment of a table's column. */
const CELL: [string, RegExp][] = [['style', /^text-align: (?:left|center|right)$/]];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** How Astro marks a picture of the project that it has still to make: in its own case, which HTML does not keep. */
const PICTURE_MARK = '__ASTRO_IMAGE_';

const processor = rehype()
  .data('settings', { fragment: true })
  .use(rehypeSanitize, {
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
    // Headings alone have ids, and links of the same text lead to them.
    clobber: [],
    protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['https'] },
    // What stands in these is no text for readers.
    strip: [
      'iframe',
      'math',
      'noscript',
      'script',
      'select',
      'style',
      'svg',
      'template',
      'textarea',
      'title',
    ],
  });

/**
 * The HTML of an editor's Markdown, with nothing in it but what Markdown itself can say: raw HTML in the text may bring no script,
 * form, frame, redirect, style or address of another kind into a page. Words in it stay.
 */
export function sanitizeHtml(html: string): string {
  return processor.processSync(html).toString().replaceAll(PICTURE_MARK.toLowerCase(), PICTURE_MARK);
}
