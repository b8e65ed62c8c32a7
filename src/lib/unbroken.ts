import { escapeHtml } from './html.ts';

/** Longer ones must be able to break where a column is narrow. */
const LONGEST = 12;

/**
 * Words that are set large, as HTML, with no hyphenated one parted at its hyphen: a “Two-Egg Pan” is no “Two- / Egg Pan”.
 * Not a component, since those leave spaces around what they show.
 */
export function unbroken(text: string): string {
  return text
    .split(/(\S+-\S+)/)
    .map((part, at) => {
      const text = escapeHtml(part);
      return at % 2 === 1 && part.length <= LONGEST ? `<span class="whole">${text}</span>` : text;
    })
    .join('');
}
