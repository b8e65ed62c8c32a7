/** Policies, and pages as plain text. */

/** What a text is, and for whom it applies. */
export const shop = 'Shop';
export const version = 'Version';
export const effectiveFrom = 'Effective from';
export const appliesTo = 'Applies to';
/** `{region}` is a name inside a sentence: `the UK`. */
export const readersIn = 'readers in {region}';
/** Its address on the web. */
export const address = 'Address';
export const titleOfVersion = '{title}, version {version}';

/** The plain text: the link to it, and what it is for. */
export const textOnly = 'Text-only version';
export const toPrintOrKeep = 'To print or keep';

/** Over the table of what a browser keeps. */
export const list = 'The list';
