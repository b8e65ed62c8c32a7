/** Creators on social networks: links to them, and copies of their posts. */

export const elsewhere = '{name} elsewhere';
/** `{count}` is short: `12K`. */
export const followers = '{count} followers';
/** On a button: `Open the post of 17 October, Instagram`. Only screen readers say the second. */
export const button = '{open} {of} {day}, {platform}';
export const open = 'Open the post';
export const of = 'of';
/** In the dialog of a post. */
export const by = '{name} on {platform}';
export const ourCopy = '{day}. This is our copy, so {platform} does not know that you are reading it.';
export const seeIt = 'See it on {platform}';
export const close = 'Close';
