import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SAFE_HTML } from '#src/catalogue/reading/sanitize-html.ts';

const renderer = unified()
  .use(remarkParse)
  .use(remarkRehype)
  .use(rehypeSanitize, SAFE_HTML)
  .use(rehypeStringify);

/** The text of a product, from Markdown to HTML. */
export function productHtml(markdown: string): string {
  return String(renderer.processSync(markdown)).replaceAll('\n', '');
}
