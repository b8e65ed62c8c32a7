import { contentFile } from '#src/catalogue/schemas/content-folder.ts';

/** A part of an article: text, or a picture or quote between texts. */
export type ArticleBlock =
  | { kind: 'text'; html: string }
  | { kind: 'figure'; name: string }
  | { kind: 'quote' };

/** The style that Markdown's `---:` produces. The content security policy blocks style attributes. */
const FIGURES_COLUMN = ' style="text-align: right"';
const MARKER = /<p>\[(?:figure: ([a-z0-9-]+)|(quote))\]<\/p>\s*/;

/**
 * Splits an article's text at lines with `[figure: name]` or `[quote]`.
 *
 * @throws Error with the file name for an unknown figure, a figure that is shown not exactly once, a missing
 *   `[quote]` line, or one without a quote
 */
export function articleParts(
  id: string,
  html: string,
  figures: readonly string[],
  hasQuote = true,
): ArticleBlock[] {
  const parts: ArticleBlock[] = [];
  let rest = html.replaceAll(FIGURES_COLUMN, ' class="is-figure"');
  for (let found = MARKER.exec(rest); found; found = MARKER.exec(rest)) {
    parts.push({ kind: 'text', html: rest.slice(0, found.index) });
    parts.push(found[1] ? { kind: 'figure', name: found[1] } : { kind: 'quote' });
    rest = rest.slice(found.index + found[0].length);
  }
  parts.push({ kind: 'text', html: rest });
  const shown = parts.flatMap((part) => (part.kind === 'figure' ? [part.name] : []));
  const stop = (expected: string) => {
    throw new Error(`${contentFile('blog', id)}: the text: ${expected}`);
  };
  for (const name of shown)
    if (!figures.includes(name))
      stop(`a figure called “${name}” under figures; there are ${figures.join(', ')}`);
  for (const name of figures)
    if (shown.filter((other) => other === name).length !== 1)
      stop(`the line “[figure: ${name}]” exactly once`);
  const quotes = parts.filter(({ kind }) => kind === 'quote').length;
  if (hasQuote && quotes !== 1) stop('the line “[quote]” exactly once');
  if (!hasQuote && quotes > 0) stop('no line “[quote]”, since there is no quote above');
  return parts.filter((part) => part.kind !== 'text' || part.html.trim() !== '');
}
