import { contentFile } from '../../schemas/content-folder.ts';

/** A stretch of an article's text, or what stands between two stretches. */
export type ArticleBlock =
  | { kind: 'text'; html: string }
  | { kind: 'figure'; name: string }
  | { kind: 'quote' };

/** What Markdown makes of `---:` under a table's head; the pages' policy lets no style attribute in. */
const FIGURES_COLUMN = ' style="text-align: right"';
const MARKER = /<p>\[(?:figure: ([a-z0-9-]+)|(quote))\]<\/p>\s*/;

/**
 * An article's text in parts, cut where a line of its own says `[figure: name]` or `[quote]`. Throws, naming the file, when
 * a figure is named that is not there, when one that is there is never or twice shown, and when the quotation that it has is left
 * out or one that it has not is asked for.
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
