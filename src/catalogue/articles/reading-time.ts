const WORDS_A_MINUTE = 220;

/** Minutes that a grown-up takes to read a Markdown text, at least one. Marks, addresses and markers are not read. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(wordCount(markdown) / WORDS_A_MINUTE));
}

/** The words of a Markdown text as they are read aloud. */
export function wordCount(markdown: string): number {
  const read = markdown
    .replace(/^\[(figure: [a-z0-9-]+|quote)\]$/gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\|[\s|:-]+\|$/gm, '');
  return (read.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,/×-]*/gu) ?? []).length;
}
