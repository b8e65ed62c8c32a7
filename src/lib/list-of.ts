const format = new Intl.ListFormat('en-GB');

/** Texts as a list: “a, b and c”. Making its formatter takes longer than most parts of a page. */
export const listOf = (texts: readonly string[]): string => format.format(texts);
