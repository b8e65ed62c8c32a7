/**
 * The inventory of inline code: nothing inline runs in a page unless its hash stands here. The build fails on any other,
 * and prints the line to put in after a look at what it is.
 */
type InlineCode = { sha256: string; purpose: string };

export const INLINE_SCRIPTS: readonly InlineCode[] = [];

export const INLINE_STYLES: readonly InlineCode[] = [];
