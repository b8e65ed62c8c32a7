const WORDS_A_MINUTE = 220;

/**
 * The reading time of a Markdown text in minutes, at least one. Markup,
 * addresses and figure markers are not counted.
 */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(wordCount(markdown) / WORDS_A_MINUTE));
}

/** The number of words in a Markdown text without its markup. */
export function wordCount(markdown: string): number {
  const read = markdown
    .replace(/^\[(figure: [a-z0-9-]+|quote)\]$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\|[\s|:-]+\|$/gm, '');
  return (read.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,/×-]*/gu) ?? []).length;
}
